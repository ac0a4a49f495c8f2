"""What the page shows is in the reader's language, says where one is, and leaves out nothing that was said."""

import json, re

import accessible
from steps import ACCOUNT, PICTURES, clean, need, open_form, settled, sign_in

DENIED = "b0000000-0000-4000-8000-000000000002"  # denied, appealed against, approved after all
LEAD = "1ead0001-0000-4000-8000-00000000eb01"
PROPERTY = "40050001-0000-4000-8000-00000000eb01"
REPORT = "4e900000-0000-4000-8000-00000000eb01"
READ = [("hugo", "worklist"), ("sara", "worklist/approvals"), ("vera", "worklist"), ("hugo", "claims"),
        ("hugo", f"claims/{ACCOUNT}"), ("hanna", f"claims/{DENIED}"),
        ("hugo", "claims/a0000000-0000-4000-8000-000000000001"),
        ("ines", "claims/c0000000-0000-4000-8000-000000000003"), ("hanna", "reports"), ("hanna", f"reports/{REPORT}"),
        ("agnes", "leads"), ("agnes", f"leads/{LEAD}"), ("felix", "properties"), ("felix", f"properties/{PROPERTY}"),
        ("vera", "documents"), (None, "community"), (None, "report")]
WRITTEN = {"phone"}  # By somebody of the demo: what a photo was taken with.
TEXTS = """(() => { const found = [];
  document.querySelectorAll('#main details').forEach(details => { details.open = true; });
  for (const part of document.querySelectorAll('#main, #outcomes')) {
    const walker = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) found.push(node.data.trim());
  }
  return found.filter(Boolean); })()"""
CODE = re.compile(r"\b(?:[a-z]+[A-Z][A-Za-z]*|[a-z]+_[a-z_]+)\b")


def capital(text):
    return text[:1].upper() + text[1:]


def raw(texts, words, entries, language):
    """Names in place of words: in the code's spelling anywhere, or English words where there are Spanish ones."""
    names = {row["name"] for row in words} | {entry["code"] for entry in entries}
    spanish = {capital(row["labels"]["es"]) for row in words} | {entry["labels"]["es"] for entry in entries}
    foreign = {row["name"] for row in words if capital(row["name"]) not in spanish}
    foreign |= {entry["code"] for entry in entries if capital(entry["code"]) not in spanish}
    foreign |= {capital(row["labels"]["en"]) for row in words} | {entry["labels"]["en"] for entry in entries}
    # What the page makes of a name that has no words.
    foreign |= {capital(re.sub(r"([a-z0-9])([A-Z])", r"\1 \2", name).replace("_", " ").lower()) for name in names}
    foreign -= spanish | WRITTEN
    for text in texts:
        yield from (found for found in CODE.findall(text) if found in names)
        if language == "es":
            yield from (part for part in re.split(r" · |: |; ", text) if part.strip("· ") in foreign)


def check_words(gateway, browser):
    """No name of the code's on any view, and in Spanish nothing in English but what somebody wrote."""
    words, entries = gateway.query("words"), gateway.query("catalogs")
    count = 0
    for language in ("es", "en"):
        for person, path in READ:
            page = sign_in(gateway, browser, person, path, language=language)
            settled(page)
            if "/" in path:
                page.until("document.querySelector('.why-not, .actions, .tabs')")
                settled(page)
            texts = page.run(TEXTS)
            count += len(texts)
            found = sorted(set(raw(texts, words, entries, language)))
            need(not found, f"{path} of {person} in {language}: {found}")
            browser.call("Target.closeTarget", {"targetId": page.target})
    page = sign_in(gateway, browser, "sara", "worklist/approvals", language="es")
    page.until("document.querySelector('tbody')")
    told = page.run("document.querySelector('tbody').innerText")
    need("Aprobar · 2400,00 EUR" in told or "Decisi" not in told, told)
    for language in ("es", "en"):
        # What was refused, at its fields and below.
        page = sign_in(gateway, browser, None, "report", language=language)
        page.click("#main form button.main")
        page.until("document.querySelector('[role=alert]').innerText && document.querySelector('#outcomes .refused')")
        found = sorted(set(raw(page.run(TEXTS), words, entries, language)))
        need(not found, f"a refused report: {found}")
        need(page.run("document.querySelectorAll('#main [aria-invalid]').length") > 2, "its fields are shown")
        told = page.run("document.querySelector('[role=alert]').innerText")
        need(("descripción" in told and "o prueba" in told) if language == "es" else "kind of attack" in told, told)
        page = sign_in(gateway, browser, "hugo", f"claims/{ACCOUNT}", language=language)
        open_form(page, "recordCheck")
        page.click("[data-form=recordCheck] button.main")
        page.until("document.querySelector('#outcomes .refused') && document.querySelector('form .error')")
        found = sorted(set(raw(page.run(TEXTS), words, entries, language)))
        need(not found, f"a form: {found}")
    told = page.run("""import('/words.js').then(({reasonText}) => reasonText({code: 'unknownCatalogCode',
      expected: 'a code of attackTypes', found: 'fax', text: 'unknown: expected a code of attackTypes, found fax'}))""")
    need("attackTypes" not in told and "fax" in told, told)
    return f"{count} texts"


def check_long(gateway, browser):
    """In the testers' language every text is from a table, and texts half again as long have room at 320 pixels."""
    for person, path in READ:
        page = sign_in(gateway, browser, person, path, language="en-XA", width=320)
        settled(page)
        if path.startswith("claims/"):
            page.until("document.querySelector('.why-not')")
            settled(page)
            page.run("document.querySelectorAll('.panel details').forEach(found => { found.open = true; })")
            verb = page.run("document.querySelector('[data-verb]').dataset.verb")
            open_form(page, verb)
            settled(page)
        bare = page.run("""[...document.querySelectorAll('#top nav a, .brand, h2, h3, legend, summary, label, dt,'
          + '[role=columnheader], button, .tabs a')].filter(e => e.checkVisibility() && e.innerText.trim()
          && !/\\[.*\\]/s.test(e.innerText)).map(e => e.innerText)""")
        need(not bare, f"{path} of {person}: {bare}")
        accessible.audit(page, f"{path} of {person}, en-XA")
        if path == f"claims/{ACCOUNT}":
            page.picture(PICTURES / "long-320.png", whole=True)
        browser.call("Target.closeTarget", {"targetId": page.target})
    return f"{len(READ)} views"


def check_here(gateway, browser):
    """The bar says which list one is in, and whether one is on it or on something of it."""
    page = sign_in(gateway, browser, "hugo", "worklist")
    for path, link, current in (
            ("worklist", "worklist", "page"), ("worklist/due", "worklist", "true"), ("claims", "claims", "page"),
            ("claims?sort=title", "claims", "page"), (f"claims/{ACCOUNT}", "claims", "true"),
            (f"reports/{REPORT}", "reports", "true"), ("leads", "leads", "page"),
            (f"leads/{LEAD}", "leads", "true"), (f"properties/{PROPERTY}", "properties", "true"),
            ("community", "community", "page"), ("", "worklist", "page")):
        page.run(f"location.hash = '#/{path}'")
        settled(page)
        found = page.run("[...document.querySelectorAll('#top [aria-current]')].map(e => "
                         "[e.getAttribute('href').slice(2), e.getAttribute('aria-current')])")
        need(found == [[link, current]], f"{path}: {found}")
        shown = page.run("getComputedStyle(document.querySelector('#top [aria-current]')).fontWeight")
        need(int(shown) >= 600, "it is seen")
    page.run("location.hash = '#/worklist/due'")
    page.until("document.querySelector('.tabs [aria-current=page]')?.getAttribute('href') === '#/worklist/due'")
    clean(page, gateway)


LANDMARKS = """[...document.querySelectorAll('nav, main, aside, [role=search], section')]
  .filter(e => e.checkVisibility()).map(e => [e.localName, (e.getAttribute('aria-label')
    ?? document.getElementById(e.getAttribute('aria-labelledby'))?.innerText ?? '').trim()])"""


def check_landmarks(gateway, browser):
    """Every landmark has a name, in both languages, and no two of a kind have the same."""
    names = {}
    for language in ("en", "es"):
        page = sign_in(gateway, browser, "hugo", "claims", language=language)
        page.until("document.querySelector('tbody')")
        page.run("""import('/outcomes.js').then(found => found.perform({id: crypto.randomUUID(), actor: {role: 'handler'},
          claim: '%s', command: {addNote: {text: ''}}}, 'x')); 0""" % ACCOUNT)
        page.until("document.querySelector('aside').checkVisibility()")
        names[language] = page.run(LANDMARKS)
        page.run(f"location.hash = '#/claims/{ACCOUNT}'")
        page.until("document.querySelector('.why-not')")
        names[language] += page.run(LANDMARKS)
        need(all(name for _, name in names[language]), names[language])
    kinds = {kind for kind, _ in names["en"]}
    need({"nav", "main", "aside", "form"} <= kinds, kinds)
    for (kind, english), (_, spanish) in zip(names["en"], names["es"]):
        need(english != spanish, f"{kind} is called {english} in both languages")


def check_ids(gateway, browser):
    """Ids that differ are shown to differ."""
    page = sign_in(gateway, browser, "hanna", "worklist")
    page.until("document.querySelectorAll('.events a').length > 5")
    found = page.run("[...document.querySelectorAll('.events a')].map(e => [e.href, e.innerText])")
    need(len({href for href, _ in found}) == len({(href.split("/")[-2], text) for href, text in found}), found)
    need(all(len(text) >= 8 for _, text in found), found)
    shown = page.run("""import('/dom.js').then(({prefixes}) => [['aaaaaaaa-1111-4000-8000-000000000001'],
      ['aaaaaaaa-1111-4000-8000-000000000001', 'bbbbbbbb-1111-4000-8000-000000000001'],
      ['aaaaaaaa-1111-4000-8000-000000000001', 'aaaaaaaa-1211-4000-8000-000000000001'],
      ['aaaaaaaa-1111-4000-8000-000000000001', 'aaaaaaaa-1111-4000-8000-000000000002']]
      .map(ids => ids.map(prefixes(ids))))""")
    need([[len(text) for text in texts] for texts in shown] == [[8], [8, 8], [11, 11], [36, 36]], shown)
    need(all(len(set(texts)) == len(texts) for texts in shown), shown)


def check_registers(gateway, browser):
    """Leads and properties: their lists, what is on each, one that is begun, and none of somebody else's."""
    page = sign_in(gateway, browser, "agnes", "leads")
    page.until("document.querySelector('tbody a')?.innerText === 'Dario'")
    page.picture(PICTURES / "leads.png")
    page.click("tbody a")
    page.until("document.querySelector('#status')?.dataset.status === 'contacted' && document.querySelector('.why-not')")
    need("Called back" in page.until("document.querySelector('.events').innerText"), "what was said")
    need("qualifyLead" in page.run("[...document.querySelectorAll('[data-group=next] [data-verb]')].map(e => "
                                   "e.dataset.verb)"), "what it needs next")
    felix = sign_in(gateway, browser, "felix", "properties")
    felix.until("document.querySelector('tbody a')?.innerText === 'Flat by the canal'")
    felix.click("tbody a")
    felix.until("document.querySelector('#status')?.dataset.status === 'active'")
    need("Delft" in felix.run("document.querySelector('.facts').innerText"), "its address")
    need("pantry" in felix.run("document.querySelector('main table').innerText"), "its rooms")
    felix.run("location.hash = '#/leads'")
    felix.until("document.querySelector('.empty')")
    felix.click("a.button")
    felix.until("document.querySelector('[data-verb=startLead]')")
    open_form(felix, "startLead")
    felix.until("document.querySelector('[data-form=startLead] [data-field=name] input')")
    felix.run("document.querySelector('[data-field=name] input').focus()")
    felix.type("Felix")
    felix.until("document.querySelector('.forecast.yes')")
    felix.click("[data-form=startLead] button.main")
    felix.until("document.querySelector('#status')?.dataset.status === 'draft'")
    felix.run("location.hash = '#/leads'")
    felix.until("document.querySelector('tbody a')?.innerText === 'Felix'")
    for found in (page, felix):
        clean(found, gateway)


def check_reasons(gateway, browser):
    """The timeline has what was said: reasons, grounds, conversations, results; codes of catalogs in words."""
    page = sign_in(gateway, browser, "hanna", f"claims/{DENIED}", language="es")
    told = page.until("document.querySelectorAll('.events .said').length > 5 && "
                      "document.querySelector('.events').innerText")
    label = next(entry["labels"]["es"] for entry in gateway.query("catalogs")
                 if entry["catalog"] == "denialReasons" and entry["code"] == "notCovered")
    for said in ("treatment before the policy began", label, "§3.2", "The treatment was on 15 February",
                 "They say they mailed the wrong invoice", "misread: the invoice says", "covered after all"):
        need(said in told, f"{said} is not in the timeline:\n{told}")
    need("notCovered" not in told, "a code")
