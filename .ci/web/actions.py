"""What a person may do with a claim, and how a form says what is wrong: in words, at the field, in time."""

import json, time, uuid

from steps import ACCOUNT, PICTURES, clean, need, open_form, settled, sign_in

UP_FRONT = 6
COMPLAINTS = "document.querySelectorAll('form .error, form [aria-invalid], .forecast.no').length"
SHOWN = "[...document.querySelectorAll('[data-verb]')].filter(e => !e.closest('.more-actions')).map(e => e.dataset.verb)"
ALL = "[...document.querySelectorAll('[data-verb]')].map(e => e.dataset.verb)"


def send(gateway, person, role, command, claim=ACCOUNT):
    status, answer = gateway.post("/api/commands", {
        "id": str(uuid.uuid4()), "actor": {"role": role}, "claim": claim, "command": command}, person)
    need(status == 200 and "accepted" in answer, answer)


def check_neutral(gateway, browser):
    """Every form opens without a complaint; then it says what is wrong at the field, in its words."""
    page = sign_in(gateway, browser, "hugo", f"claims/{ACCOUNT}")
    page.until("document.querySelector('[data-verb=deny]')")
    verbs = page.run(ALL)
    for verb in verbs:
        open_form(page, verb)
        page.until(f"document.querySelector('[data-form={verb}] .forecast')?.innerText")
        time.sleep(0.1)  # The forecast's answer.
        need(page.run(COMPLAINTS) == 0, f"{verb} opens with a complaint: "
             + page.run("document.querySelector('form').innerText"))
        page.click(f"[data-verb={verb}]")
    open_form(page, "approve")
    page.type("5000")
    told = page.until("document.querySelector('[data-form=approve] [data-field=amount] .error')?.innerText")
    need(told.startswith("Amount: ") and "980.00 EUR" in told, told)
    need(page.run("""(() => { const e = document.querySelector('[data-field=amount] input');
      return e.getAttribute('aria-invalid') === 'true' && e.getAttribute('aria-describedby').split(' ').some(id =>
        document.getElementById(id)?.matches('[data-field=amount] .error')); })()"""), "the field has its error")
    need(not page.run("document.querySelector('[data-field=reason] [aria-invalid]')"), "of what was not touched")
    page.run("document.querySelector('[data-field=amount] input').value = ''")
    page.type("nothing")
    page.until("document.querySelector('[data-field=amount] .error')?.innerText.includes('number')")
    page.picture(PICTURES / "complaint.png")
    page.click("[data-verb=approve]")
    open_form(page, "deny")
    page.click("[data-form=deny] button.main")
    told = page.until("document.querySelector('[data-field=reason] .error')?.innerText")
    need(told == "Reason is missing", told)
    need(page.until("document.activeElement.matches('[data-form=deny] [data-field=reason] textarea')"), "the focus")
    page.type("not covered")
    page.until("document.querySelector('.forecast.yes')")
    need(page.run(COMPLAINTS) == 0, "mended")
    clean(page, gateway)
    return f"{len(verbs)} forms"


def check_first(gateway, browser):
    """At most six actions up front, what leads on first, notes and files last; the rest by keyboard."""
    page = sign_in(gateway, browser, "hugo", f"claims/{ACCOUNT}")
    seen = 0
    for row in gateway.query("list", {"limit": 50}, "hugo"):
        if "id" not in row:
            continue
        page.run(f"location.hash = '#/claims/{row['id']}'")
        page.until(f"location.hash.endsWith('{row['id']}') && document.querySelector('.panel .why-not')")
        settled(page)
        shown, every = page.run(SHOWN), page.run(ALL)
        need(len(shown) == min(UP_FRONT, len(every)), f"{row['claim']['status']}: {shown} of {every}")
        seen += len(every)
        groups = page.run("[...document.querySelectorAll('[data-group]')].map(e => e.dataset.group)")
        beside = [group in ("note", "document", "part", "communication", "report") for group in groups]
        need(beside == sorted(beside), f"notes and files are not last: {groups}")
    page.run(f"location.hash = '#/claims/{ACCOUNT}'")
    page.until("document.querySelector('[data-verb=approve]') && document.querySelector('.why-not')")
    need(page.run(SHOWN)[:2] == ["approve", "approvePartially"], page.run(SHOWN))
    need(not page.run("document.querySelector('.more-actions [data-verb]').checkVisibility()"), "folded")
    page.run("document.querySelector('.more-actions summary').focus()")
    page.press("Enter")
    page.until("document.querySelector('.more-actions').open")
    page.press("Tab")
    need(page.run("document.activeElement.matches('.more-actions [data-verb]')"), "the first of the rest")
    page.picture(PICTURES / "more.png", whole=True)
    # Of somebody who registers a claim, there is something to begin with.
    page = sign_in(gateway, browser, "carla", "claims")
    page.run("location.hash = '#/claims/new'")
    page.until("document.querySelector('[data-group=next] [data-verb=openDraft]')")
    clean(page, gateway)
    return f"{seen} actions"


REFUSED = "document.querySelector('[data-refused=%s] span')?.innerText"


def check_why_not(gateway, browser):
    """What there is nothing for is no button, and it says of what there is none; once there is, it is one."""
    page = sign_in(gateway, browser, "hugo", f"claims/{ACCOUNT}")
    page.until("document.querySelector('[data-verb=addPart]')")
    page.run("document.querySelector('.why-not').open = true")
    for verb, what in (("removePart", "part"), ("updatePart", "part"), ("completeReview", "review"),
                       ("confirmRecovery", "recovery"), ("unreferenceDocument", "document")):
        told = page.until(REFUSED % verb)
        need(told == f"There is no {what} yet.", f"{verb}: {told}")
        need(not page.run(f"document.querySelector('[data-verb={verb}]')"), f"{verb} is a button")
    for verb in ("addPart", "requestPayment", "referenceDocument"):
        need(page.run(f"Boolean(document.querySelector('[data-verb={verb}]'))"), f"{verb} is no button")
    send(gateway, "hugo", "handler", {"raiseReview": {"reason": "a second look"}})
    page.until("document.querySelector('[data-verb=completeReview]')")
    open_form(page, "completeReview")
    need("a second look" in page.run("document.querySelector('[data-field=review]').innerText"), "the review to choose")
    page.click("[data-verb=completeReview]")
    part = str(uuid.uuid4())
    send(gateway, "hugo", "handler", {"addPart": {"part": {"id": part, "damage": {
        "category": "roof", "description": "tiles", "severity": "minor",
        "cost": {"minorUnits": 1000, "currency": "EUR"}}}}})
    page.until("document.querySelector('[data-verb=removePart]')")
    open_form(page, "removePart")
    need(page.run("document.querySelector('[data-field=part] select').value") == part, "the part is chosen")
    clean(page, gateway)
    spanish = sign_in(gateway, browser, "hugo", f"claims/{ACCOUNT}", language="es")
    spanish.until("document.querySelector('.why-not')")
    spanish.run("document.querySelector('.why-not').open = true")
    need(spanish.until(REFUSED % "confirmRecovery") == "Todavía no hay recobro.", spanish.run(REFUSED % "confirmRecovery"))


def check_order(gateway, browser):
    """What may be done stands before what happened, on the screen as in the document."""
    page = sign_in(gateway, browser, "hugo", f"claims/{ACCOUNT}")
    page.until("document.querySelector('[data-verb]') && document.querySelector('.events li')")
    for width in (320, 1280):
        page.size(width, 900)
        place = page.run("""(() => { const top = s => document.querySelector(s).getBoundingClientRect();
          const [head, panel, past] = ['#status', '.panel', '.events'].map(top);
          const follows = document.querySelector('.panel').compareDocumentPosition(document.querySelector('.events'));
          return {head: head.top, panel: [panel.left, panel.top, panel.right], past: [past.left, past.top, past.right],
            follows: Boolean(follows & Node.DOCUMENT_POSITION_FOLLOWING)}; })()""")
        need(place["follows"], "the timeline comes first in the document")
        if width == 320:
            need(place["head"] < place["panel"][1] < place["past"][1], f"{width}: {place}")
        else:
            need(place["panel"][0] > place["past"][2] and place["panel"][1] < place["past"][1], f"{width}: {place}")
