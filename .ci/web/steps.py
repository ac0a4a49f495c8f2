"""What the checks have in common: the example's streams, and steps that a person takes."""

import os, pathlib, struct, uuid, zlib

PICTURES = pathlib.Path(".build/web")
ACCOUNT = "f1000000-0000-4000-8000-000000000001"  # Hugo's, to be decided
SCOOTER = "f2000000-0000-4000-8000-000000000002"  # waits for a supervisor
WINDSCREEN = "f4000000-0000-4000-8000-000000000004"  # Carla's draft
ESTIMATE = "d0c00000-0000-4000-8000-00000000eb01"  # Carla's document


def need(condition, text):
    if not condition:
        raise AssertionError(text)


def note(text, claim=ACCOUNT, role="handler"):
    return {"id": str(uuid.uuid4()), "actor": {"role": role}, "claim": claim,
            "command": {"addNote": {"text": text}}}


def history(gateway, claim):
    return gateway.log("history", claim)


def png(width=64, height=48):
    """A picture that no other run has."""
    rows = b"".join(b"\0" + os.urandom(width * 3) for _ in range(height))
    part = lambda kind, data: (struct.pack(">I", len(data)) + kind + data
                               + struct.pack(">I", zlib.crc32(kind + data)))
    return (b"\x89PNG\r\n\x1a\n" + part(b"IHDR", struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0))
            + part(b"IDAT", zlib.compress(rows)) + part(b"IEND", b""))


def sign_in(gateway, browser, person, path="", language="en", **options):
    page = browser.page(**options)
    page.go(f"{gateway.url}/#" + (f"token={gateway.tokens[person]}" if person else f"/{path}"))
    page.until("document.querySelector('#main h1') && document.querySelector('#language')")
    if language != "en":
        page.run(f"""(() => {{ const s = document.querySelector('#language');
          s.value = '{language}'; s.dispatchEvent(new Event('change')); }})()""")
        page.until("document.querySelector('#skip').textContent !== 'Skip to content'")
        page.until("document.querySelector('#main h1')")
    if person:
        page.run(f"location.hash = '#/{path}'")
    page.until(f"location.hash.startsWith('#/{path}') && document.querySelector('#main h1')")
    return page


def settled(page):
    page.until("!document.querySelector('#main').innerText.includes('Loading') "
               "&& !document.querySelector('#main').innerText.includes('Cargando')")
    page.run("""new Promise(done => {
      let timer = setTimeout(done, 400);
      new MutationObserver(() => { clearTimeout(timer); timer = setTimeout(done, 400); })
        .observe(document.body, {childList: true, subtree: true}); })""")


def clean(page, gateway):
    need(not page.messages, page.messages)
    outside = [url for url in page.network if not url.startswith((gateway.url, "data:", "blob:"))]
    need(not outside, f"asked elsewhere: {outside}")


def open_form(page, verb):
    page.until(f"document.querySelector('[data-verb={verb}]')")
    page.run(f"""(() => {{ const more = document.querySelector('[data-verb={verb}]').closest('details');
      if (more) more.open = true; }})()""")
    page.click(f"[data-verb={verb}]")
    page.until(f"document.querySelector('[data-form={verb}]')")
