"""Drives a headless Chromium by the DevTools protocol over two pipes: no package, no port."""

import base64, itertools, json, os, queue, shutil, subprocess, sys, threading, time

NAMES = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")


class BrowserError(Exception):
    pass


def install():
    if any(map(shutil.which, NAMES)):
        return
    if subprocess.run([".ci/apt", "chromium-headless-shell", "fonts-dejavu-core"]).returncode != 0:
        sys.exit("no Chromium, and no way to install it here: chromium-headless-shell")


class Browser:
    def __init__(self, folder):
        program = next(filter(None, map(shutil.which, NAMES)), None)
        if program is None:
            raise BrowserError("no Chromium: apt-get install chromium-headless-shell")
        to_read, self.to_write = os.pipe()
        self.from_read, from_write = os.pipe()

        def place():
            # Chromium reads from descriptor 3 and writes to 4. Copies first: either of the two may
            # stand on the other's number.
            incoming, outgoing = os.dup(to_read), os.dup(from_write)
            os.dup2(incoming, 3)
            os.dup2(outgoing, 4)

        self.process = subprocess.Popen(
            ["nice", "-n", "10", program, "--headless", "--remote-debugging-pipe", "--no-sandbox",
             "--disable-gpu", "--disable-dev-shm-usage", "--disable-background-networking",
             "--no-first-run", "--hide-scrollbars", "--force-color-profile=srgb",
             f"--user-data-dir={folder}", "about:blank"],
            preexec_fn=place, close_fds=False,
            stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        os.close(to_read)
        os.close(from_write)
        self.ids, self.lock = itertools.count(1), threading.Lock()
        self.waiting, self.listeners = {}, {}
        threading.Thread(target=self.read, daemon=True).start()

    def read(self):
        buffer = b""
        while True:
            chunk = os.read(self.from_read, 1 << 16)
            if not chunk:
                break
            buffer += chunk
            *messages, buffer = buffer.split(b"\0")
            for message in map(json.loads, messages):
                if "id" in message:
                    waiting = self.waiting.pop(message["id"], None)
                    if waiting:
                        waiting.put(message)
                elif message.get("sessionId") in self.listeners:
                    self.listeners[message["sessionId"]](message["method"], message["params"])
        for waiting in list(self.waiting.values()):
            waiting.put({"error": {"message": "the browser is gone"}})

    def call(self, method, params=None, session=None, timeout=30):
        number, answer = next(self.ids), queue.Queue()
        self.waiting[number] = answer
        message = {"id": number, "method": method, "params": params or {}}
        if session:
            message["sessionId"] = session
        with self.lock:
            os.write(self.to_write, json.dumps(message).encode() + b"\0")
        try:
            found = answer.get(timeout=timeout)
        except queue.Empty:
            raise BrowserError(f"{method}: no answer in {timeout} s") from None
        if "error" in found:
            raise BrowserError(f"{method}: {found['error']['message']}")
        return found["result"]

    def page(self, **options):
        """A page with storage of its own, as on another computer."""
        context = self.call("Target.createBrowserContext")["browserContextId"]
        return Page(self, context, **options)

    def close(self):
        try:
            self.call("Browser.close", timeout=5)
        except (BrowserError, OSError):
            pass
        try:
            self.process.wait(5)
        except subprocess.TimeoutExpired:
            self.process.kill()


class Page:
    def __init__(self, browser, context, width=1100, height=800):
        self.browser, self.messages, self.network = browser, [], []
        target = browser.call(
            "Target.createTarget", {"url": "about:blank", "browserContextId": context})["targetId"]
        self.target = target
        self.session = browser.call(
            "Target.attachToTarget", {"targetId": target, "flatten": True})["sessionId"]
        browser.listeners[self.session] = self.listen
        for domain in ("Page", "Runtime", "Log", "Network"):
            self.call(f"{domain}.enable")
        self.size(width, height)

    def listen(self, method, params):
        if method == "Runtime.exceptionThrown":
            details = params["exceptionDetails"]
            self.messages.append(
                details.get("exception", {}).get("description") or details["text"])
        elif method == "Log.entryAdded" and params["entry"]["level"] == "error":
            if params["entry"].get("source") != "network":
                self.messages.append(params["entry"]["text"])
        elif method == "Network.requestWillBeSent":
            self.network.append(params["request"]["url"])

    def call(self, method, params=None, **options):
        return self.browser.call(method, params, self.session, **options)

    def size(self, width, height, scale=1):
        self.call("Emulation.setDeviceMetricsOverride", {
            "width": width, "height": height, "deviceScaleFactor": scale, "mobile": False})

    def media(self, **features):
        self.call("Emulation.setEmulatedMedia", {"features": [
            {"name": name.replace("_", "-"), "value": value} for name, value in features.items()]})

    def go(self, url):
        self.call("Page.navigate", {"url": url})

    def run(self, expression, **options):
        """What the expression comes to; a promise is waited for."""
        answer = self.call("Runtime.evaluate", {
            "expression": expression, "returnByValue": True, "awaitPromise": True}, **options)
        if "exceptionDetails" in answer:
            details = answer["exceptionDetails"]
            raise BrowserError(
                details.get("exception", {}).get("description") or details["text"])
        return answer["result"].get("value")

    def until(self, expression, seconds=15):
        """Waits until the expression is true, and says what it came to."""
        ends, last = time.monotonic() + seconds, None
        while time.monotonic() < ends:
            try:
                last = self.run(expression)
                if last not in (None, False, 0, ""):
                    return last
            except BrowserError as error:
                last = error
            time.sleep(0.03)
        text = ""
        try:
            text = self.run("document.body.innerText")[:1500]
        except BrowserError:
            pass
        raise BrowserError(
            f"never came: {expression}\nlast: {last}\nerrors: {self.messages}\n{text}")

    KEYS = {
        "Tab": ("Tab", 9, ""), "Enter": ("Enter", 13, "\r"), "Space": ("Space", 32, " "),
        "Left": ("ArrowLeft", 37, ""), "End": ("End", 35, ""),
    }

    def press(self, name, shift=False):
        code, number, text = self.KEYS[name]
        key = " " if name == "Space" else code
        common = {"key": key, "code": code, "windowsVirtualKeyCode": number,
                  "modifiers": 8 if shift else 0}
        down = {"type": "keyDown" if text else "rawKeyDown", **common}
        if text:
            down["text"] = text
        self.call("Input.dispatchKeyEvent", down)
        self.call("Input.dispatchKeyEvent", {"type": "keyUp", **common})

    def type(self, text):
        self.call("Input.insertText", {"text": text})

    def click(self, selector, times=1):
        """A real click at the middle of what the selector finds."""
        place = self.run(f"""(() => {{ const e = document.querySelector({json.dumps(selector)});
          if (!e) return null; e.scrollIntoView({{block: 'center', behavior: 'instant'}});
          const r = e.getBoundingClientRect();
          return [r.x + r.width / 2, r.y + r.height / 2]; }})()""")
        if place is None:
            raise BrowserError(f"there is no {selector}")
        self.click_at(*place, times)

    def click_at(self, x, y, times=1):
        for count in range(1, times + 1):
            for kind in ("mousePressed", "mouseReleased"):
                self.call("Input.dispatchMouseEvent", {
                    "type": kind, "x": x, "y": y, "button": "left",
                    "clickCount": count})

    def choose_file(self, selector, path):
        root = self.call("DOM.getDocument")["root"]["nodeId"]
        node = self.call("DOM.querySelector", {"nodeId": root, "selector": selector})["nodeId"]
        self.call("DOM.setFileInputFiles", {"files": [str(path)], "nodeId": node})

    def picture(self, path, whole=False):
        options = {"format": "png"}
        if whole:
            content = self.call("Page.getLayoutMetrics")["cssContentSize"]
            height = min(content["height"], 4000)
            options |= {"captureBeyondViewport": True, "clip": {
                "x": 0, "y": 0, "width": content["width"], "height": height, "scale": 1}}
        data = self.call("Page.captureScreenshot", options)["data"]
        with open(path, "wb") as file:
            file.write(base64.b64decode(data))
