"""Documents, quizzes and incidents, from the page down to the log."""

import base64, hashlib, json, os, socket, stat

import accessible
from steps import ESTIMATE, PICTURES, clean, need, open_form, png, sign_in


def check_upload(gateway, browser):
    """A file is stored under its hash before a command names it, and given to whom may see it."""
    page = sign_in(gateway, browser, "carla", f"documents/{ESTIMATE}")
    open_form(page, "addPage")
    data = png()
    path = gateway.folder / "estimate.png"
    path.write_bytes(data)
    page.choose_file("[data-form=addPage] input[type=file]", path)
    page.until("document.querySelector('.forecast.yes')")
    need(page.run("document.querySelector('progress').value") == 1, "the bar is full")
    page.picture(PICTURES / "upload.png")
    page.click("[data-form=addPage] button.main")
    page.until("document.querySelector('#outcomes .accepted')")
    page.until("document.querySelector('main table')?.innerText.includes('estimate.png')")
    name = hashlib.sha256(data).hexdigest()
    stored = gateway.folder / "files/blobs" / name[:2] / name
    need(stored.read_bytes() == data and stat.S_IMODE(stored.stat().st_mode) == 0o600, "stored")
    status, found = gateway.ask("GET", f"/api/blobs/{name}?document={ESTIMATE}", person="carla")
    need(status == 200 and found == data, status)
    need(gateway.headers["Content-Disposition"] == "attachment", gateway.headers)
    for person in ("dario", None):
        status, _ = gateway.ask("GET", f"/api/blobs/{name}?document={ESTIMATE}", person=person)
        need(status == 404, f"{person} got {status}")
    with socket.create_connection(("127.0.0.1", gateway.port)) as half:
        half.sendall((f"PUT /api/blobs HTTP/1.1\r\nHost: 127.0.0.1:{gateway.port}\r\n"
                      f"Authorization: Bearer {gateway.tokens['carla']}\r\nContent-Length: 90\r\n\r\nhalf").encode())
        half.shutdown(socket.SHUT_WR)
        half.recv(1000)
    gateway.wait_for(lambda: not os.listdir(gateway.folder / "files/staging"))
    status, _ = gateway.ask("PUT", "/api/blobs", raw=b"x" * 70_000_000, person="carla")
    need(status == 413, "a file over the limit")
    clean(page, gateway)


def check_quiz(gateway, browser):
    """A quiz without a name: forth, back, and to a result."""
    page = sign_in(gateway, browser, None, "quiz", language="es")
    page.until("document.querySelector('#main button.main')")
    page.click("#main button.main")
    page.until("document.querySelectorAll('.options label').length > 5")
    accessible.walk(page, "quiz")
    page.picture(PICTURES / "quiz-es.png")
    page.click(".options label")
    page.click("#main form button.main")
    page.until("document.querySelector('#main form') "
               "&& document.querySelector('progress').value === 1")
    page.run("[...document.querySelectorAll('#main form button')][1].click()")  # back
    page.until("document.querySelector('progress').value === 0")
    for _ in range(6):
        if not page.run("Boolean(document.querySelector('.options'))"):
            break
        step = page.run("document.querySelector('h2').textContent")
        page.click(".options label")
        page.click("#main form button.main")
        page.until(f"document.querySelector('h2')?.textContent !== {json.dumps(step)}")
    page.until("document.querySelector('progress').value === document.querySelector('progress').max")
    page.picture(PICTURES / "quiz-result-es.png")
    clean(page, gateway)


def check_report(gateway, browser):
    """An incident is told in Spanish by somebody without a name, who gets a code; the log has its
    hash."""
    before = len(gateway.query("community"))
    page = sign_in(gateway, browser, None, "report", language="es")
    page.click("#main form button.main")  # What is missing is said by the kernel.
    told = page.until("document.querySelector('#main [role=alert]').textContent")
    need("falta" in told.lower() or "obligator" in told.lower() or "cambiar" in told.lower(), told)
    page.run("""(() => { const [attack, impact] = document.querySelectorAll('#main select');
      attack.value = 'whatsapp'; impact.value = 'robo_datos';
      document.querySelector('#main input[type=date]').value = '2026-02-01';
      document.querySelector('#main textarea').value = 'Alguien pidió mi código de verificación.'; })()""")
    path = gateway.folder / "captura.png"
    path.write_bytes(png())
    page.choose_file("#main input[type=file]", path)
    page.until("document.querySelector('#main progress').value === 1")
    page.picture(PICTURES / "report-es.png", whole=True)
    page.until("!document.querySelector('#main form button.main').disabled")
    page.click("#main form button.main")
    code = page.until("document.querySelector('#code')?.textContent")
    page.picture(PICTURES / "report-code-es.png")
    receipt = base64.urlsafe_b64encode(hashlib.sha256(code.encode()).digest()).decode().rstrip("=")
    rows = [row for row in gateway.log()
            if row["event"] == "ReportStarted" and row["data"].get("receipt") == receipt]
    need(len(rows) == 1 and rows[0]["actor"] == {"id": "", "role": "anonymous"}, rows)
    need(code.encode() not in (gateway.folder / "claims.wal").read_bytes(), "the code leaks")
    need(len(gateway.query("community")) == before + 1, "the community knows of it")
    page.run("location.hash = '#/community'")
    page.until(f"document.querySelectorAll('tbody tr').length === {before + 1}")
    page.picture(PICTURES / "community-es.png")
    clean(page, gateway)
