"""Every view of the page, for everybody."""

import time

import accessible
from steps import ACCOUNT, ESTIMATE, PICTURES, clean, open_form, settled, sign_in

VIEWS = [(None, "signin"), (None, "report"), (None, "community"), (None, "quiz"),
         ("sara", "worklist"), ("hugo", "claims"), ("hanna", "claims/d0000000-0000-4000-8000-000000000004"),
         ("hugo", f"claims/{ACCOUNT}"), ("carla", "claims/new"), ("vera", "documents"),
         ("carla", f"documents/{ESTIMATE}"), ("hanna", "reports"),
         ("hanna", "reports/4e900000-0000-4000-8000-00000000eb01"), ("agnes", "leads"),
         ("agnes", "leads/1ead0001-0000-4000-8000-00000000eb01"), ("felix", "properties"),
         ("felix", "properties/40050001-0000-4000-8000-00000000eb01")]


def check_accessible(gateway, browser):
    """Every view, wide and at 320 pixels, light and dark: names, contrasts, focus, no sideways
    scroll."""
    lowest, stops = 99, 0
    for person, path in VIEWS:
        page = sign_in(gateway, browser, person, path if path != "claims/new" else "claims")
        if path == "claims/new":
            page.run("location.hash = '#/claims/new'")
        settled(page)
        if "/" in path:
            page.until("document.querySelector('[data-verb], .actions p')")
            settled(page)
        picture = path.replace("/", "-")[:20].rstrip("-0")
        name = f"{picture} of {person}"
        if path == f"claims/{ACCOUNT}":
            open_form(page, "addPart")
            page.run("document.querySelectorAll('section details').forEach(found => found.open = true)")
            page.run("document.querySelectorAll('form .check input').forEach(found => found.click())")
            settled(page)
        for width in (1100, 320):
            page.size(width, 800)
            for scheme in ("light", "dark"):
                page.media(prefers_color_scheme=scheme, prefers_reduced_motion="reduce")
                time.sleep(0.05)
                lowest = min(lowest, accessible.audit(page, f"{name}, {width}, {scheme}"))
                if (width, scheme) in ((1100, "light"), (320, "dark")):
                    page.picture(PICTURES / f"{picture}-{width}.png", whole=True)
        stops += accessible.walk(page, name)
        clean(page, gateway)
        browser.call("Target.closeTarget", {"targetId": page.target})
    return f"{len(VIEWS)} views, lowest contrast {lowest:.2f}, {stops} stops of the Tab key"
