"""Looks at a page as somebody does who has no mouse, no colours, or no screen."""

import pathlib

SCRIPT = (pathlib.Path(__file__).parent / "accessible.js").read_text()
CONTROLS = {"button", "link", "textbox", "searchbox", "combobox", "checkbox", "radio", "slider",
            "spinbutton", "listbox", "menuitem", "tab", "switch", "progressbar", "table",
            "radiogroup", "navigation", "DisclosureTriangle", "Date", "DateTime", "InputTime"}


def audit(page, where):
    """Names, contrasts, sizes, headings. Answers with the lowest contrast found."""
    found = page.run(SCRIPT)
    problems = list(found["problems"])
    for node in page.call("Accessibility.getFullAXTree")["nodes"]:
        if node.get("ignored") or node.get("role", {}).get("value") not in CONTROLS:
            continue
        if not node.get("name", {}).get("value", "").strip():
            problems.append(f"a {node['role']['value']} without a name")
    if problems:
        raise AssertionError(f"{where}: " + "; ".join(problems[:8]))
    return found["lowest"]


def walk(page, where):
    """Tab through all of it: everything is reached once, in its order, and can be seen to be."""
    page.press("Tab")  # From here on the focus came by keyboard, and is shown.
    expected = page.run("""(() => {
      window.__reached = [];
      const radios = new Set();
      return [...document.querySelectorAll(
        'a[href], button, input, select, textarea, summary, [tabindex="0"]')].filter(e => {
          if (e.disabled || !e.checkVisibility({visibilityProperty: true})) return false;
          if (e.type !== 'radio') return true;
          // A group is one stop: the chosen one, or the first.
          const group = e.form?.querySelector(`[name=${e.name}]:checked`);
          if (group ? group !== e : radios.has(e.name)) return false;
          return radios.add(e.name);
        }).map((e, index) => { e.dataset.stop = index; return index; }).length; })()""")
    page.run("document.querySelector('[data-stop=\"0\"]').focus()")
    reached = []
    for presses in range(expected * 4 + 20):
        if presses:
            page.press("Tab")
        stop = page.run("""(() => {
          const e = document.activeElement;
          if (!e || e === document.body) return null;
          const style = getComputedStyle(e);
          return [e.dataset.stop ?? null, parseFloat(style.outlineWidth), style.outlineStyle,
            e.outerHTML.slice(0, 80)]; })()""")
        if stop is None:
            break
        number, width, style, html = stop
        if number is None:
            continue  # A part of a control: the fields of a date.
        if style == "none" or width < 2:
            raise AssertionError(f"{where}: the focus is not seen on {html}")
        if not reached or reached[-1] != int(number):
            reached.append(int(number))
        if len(reached) > 1 and reached[-1] == 0:
            reached.pop()
            break
    if reached != list(range(expected)):
        missing = sorted(set(range(expected)) - set(reached))
        html = reached
        if missing:
            html = page.run(
                f"document.querySelector('[data-stop=\"{missing[0]}\"]')?.outerHTML.slice(0, 120)")
        raise AssertionError(f"{where}: {len(reached)} of {expected} reached; {html}")
    return expected
