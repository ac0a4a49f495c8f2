"""People at the page: two at once, somebody who may not, somebody without a mouse, bad luck."""


from steps import ACCOUNT, PICTURES, SCOOTER, clean, history, need, note, open_form, sign_in


def check_two(gateway, browser):
    """Two browsers see each other's changes, without asking."""
    hugo = sign_in(gateway, browser, "hugo", f"claims/{SCOOTER}")
    sara = sign_in(gateway, browser, "sara", f"claims/{SCOOTER}")
    hugo.until("document.querySelector('#status')?.dataset.status === 'open'")
    open_form(sara, "confirmDecision")
    sara.until("document.querySelector('.forecast.yes')")
    sara.picture(PICTURES / "forecast.png")
    sara.click("[data-form=confirmDecision] button.main", times=2)  # A double tap counts once.
    sara.until("document.querySelector('#status')?.dataset.status === 'approved'")
    hugo.until("document.querySelector('#status')?.dataset.status === 'approved'")
    hugo.until("document.querySelector('[data-verb=requestPayment]')")
    rows = [row["event"] for row in history(gateway, SCOOTER)]
    need(rows.count("ClaimApproved") == 1, rows)
    for page in (hugo, sara):
        clean(page, gateway)


def check_refusal(gateway, browser):
    """What the kernel refuses is shown, in the language that was chosen; the page holds no rule."""
    page = sign_in(gateway, browser, "hugo", f"claims/{ACCOUNT}", language="es")
    open_form(page, "approve")
    page.until("document.activeElement.matches('[data-form=approve] input')")
    page.type("5.000,50")
    page.until("document.querySelector('.forecast.no')")
    page.click("[data-form=approve] button.main")
    told = page.until("document.querySelector('#outcomes .refused')?.innerText")
    need("Rechazado" in told and "importe" in told, told)
    page.picture(PICTURES / "refused-es.png")
    # Somebody who may not at all sends it by hand, past the buttons.
    page = sign_in(gateway, browser, "carla", "claims")
    page.until("document.querySelector('table')")
    page.run(f"""import('/outcomes.js').then(found => found.perform({{id: crypto.randomUUID(),
      actor: {{role: 'handler'}}, claim: '{ACCOUNT}', command: {{approve: {{}}}}}}, 'Approve')); 0""")
    page.until("document.querySelector('#outcomes .refused')")
    need("ClaimApproved" not in [row["event"] for row in history(gateway, ACCOUNT)], "approved")
    clean(page, gateway)


def check_recovers(gateway, browser):
    """The gateway is killed while somebody sends: it stays pending, counts once, and the page goes
    on."""
    page = sign_in(gateway, browser, "hugo", f"claims/{ACCOUNT}")
    page.until("document.querySelector('#state.live')")
    before = len(history(gateway, ACCOUNT))
    open_form(page, "addNote")
    page.until("document.activeElement.matches('textarea')")
    page.type("written while nobody listened")
    gateway.kill()
    page.click("[data-form=addNote] button.main")
    page.until("document.querySelector('#outcomes .pending')")
    page.until("!document.querySelector('#state').classList.contains('live')")
    page.picture(PICTURES / "pending.png")
    # Even the page is loaded anew once there is a gateway again.
    gateway.start()
    page.until("document.querySelector('#outcomes .accepted')", 20)
    page.until("document.querySelector('#state.live')", 20)
    page.until("[...document.querySelectorAll('.events strong')].length > " + str(before), 20)
    # What was written stands under its event, for those who may read it.
    page.until("[...document.querySelectorAll('.events .said dd')].some(text => "
               "text.innerText === 'written while nobody listened')", 20)
    page.picture(PICTURES / "said.png")
    gateway.kill_kernel()
    gateway.post("/api/commands", note("after the kernel's death"), "hugo")
    page.until("document.querySelector('.events').innerText.includes('kernel’s death') || "
               "document.querySelectorAll('.events > li').length > " + str(before + 1), 20)
    texts = [row["data"].get("text") for row in history(gateway, ACCOUNT)]
    need(texts.count("written while nobody listened") == 1, texts)


def tab_to(page, condition, most=90):
    for _ in range(most):
        page.press("Tab")
        if page.run(f"(() => {{ const e = document.activeElement; return {condition}; }})()"):
            return
    raise AssertionError(f"Tab never leads to {condition}")


def check_keyboard(gateway, browser):
    """From signing in to an accepted action without a mouse, each step told to who cannot see it."""
    page = browser.page()
    page.go(gateway.url)
    page.until("document.querySelector('#token')")
    page.press("Tab")
    need(page.run("document.activeElement.id") == "skip", "the first stop leads past the bar")
    tab_to(page, "e.id === 'token'")
    page.type(gateway.tokens["hanna"])
    page.press("Enter")
    page.until("document.querySelector('#sign-out') && document.querySelector('#main h1')")
    tab_to(page, "e.matches('nav a[href=\"#/claims\"]')")
    page.press("Enter")
    # The view before has a table too: the title changes with what is shown, in one go with the focus.
    page.until("document.title.startsWith('Claims ') && document.querySelector('table')")
    need(page.run("document.activeElement.id") == "main", "the new view has the focus")
    tab_to(page, "e.matches('tbody a') && e.textContent.includes('Knee')")
    page.press("Enter")
    page.until("document.querySelector('.more-actions [data-verb=addNote]')")
    tab_to(page, "e.matches('.more-actions summary')")
    page.press("Enter")
    tab_to(page, "e.dataset.verb === 'addNote'")
    page.press("Enter")
    page.until("document.activeElement.matches('[data-form=addNote] textarea')")
    page.type("by keyboard alone")
    page.until("document.querySelector('.forecast.yes')")
    tab_to(page, "e.matches('[data-form=addNote] button.main')")
    page.press("Enter")
    page.until("document.querySelector('#outcomes .accepted')")
    page.until("document.querySelector('#said').textContent.length > 5")
    need(page.run("document.querySelector('#actions-title') === document.activeElement"),
         "the focus is where the form was")
    tab_to(page, "e.id === 'time'", 120)
    page.press("Left")
    page.until("document.querySelector('.banner')")
    need(not page.run("document.querySelector('[data-verb]')"), "nothing is done in the past")
    page.picture(PICTURES / "past.png")
    page.press("End")
    page.until("!document.querySelector('.banner') && document.querySelector('[data-verb]')")
    clean(page, gateway)
