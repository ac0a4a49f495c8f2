"""Looks at a page as somebody does who has no mouse, no colours, or no screen."""

import pathlib, subprocess, sys

SCRIPT = (pathlib.Path(__file__).parent / "accessible.js").read_text()
CONTROLS = {"button", "link", "textbox", "searchbox", "combobox", "checkbox", "radio", "slider",
            "spinbutton", "listbox", "menuitem", "tab", "switch", "progressbar", "table",
            "radiogroup", "navigation", "DisclosureTriangle", "Date", "DateTime", "InputTime"}


def audit(page, where):
    """Names, contrasts, sizes, headings, and what axe-core finds. Answers with the lowest contrast found."""
    axe(page, where)
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


# axe-core by Deque, as a wheel of PyPI carries it.
AXE = pathlib.Path(__file__).resolve().parents[2] / ".build/axe"
AXE_RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22a", "wcag22aa"]
axe_looks = 0


def axe_script():
    """The program; nothing if it cannot be had here, which is said once."""
    found = list(AXE.rglob("axe.min.js"))
    if not found and not axe_script.tried:
        axe_script.tried = True
        subprocess.run([sys.executable, "-m", "pip", "install", "--quiet", "--disable-pip-version-check",
                        "--no-deps", "--target", str(AXE), "axe_playwright_python==0.1.8"],
                       capture_output=True)
        found = list(AXE.rglob("axe.min.js"))
        if not found:
            root = AXE.parent.parent
            subprocess.run([root / ".ci/skipped", pathlib.Path(sys.argv[0]).name, "axe-core cannot be had here"])
    return found[0].read_text() if found else None


axe_script.tried = False


def axe(page, where):
    """Holds a page to the rules of WCAG 2.0, 2.1 and 2.2, A and AA, that a program can look at."""
    global axe_looks
    script = axe_script()
    if script is None:
        return
    if not page.run("typeof axe == 'object'"):
        page.run(script + "; true")
    found = page.run(f"axe.run(document, {{runOnly: {AXE_RULES}, resultTypes: ['violations']}})"
                     ".then(r => r.violations.map(v => v.id + ': ' + v.nodes[0].html.slice(0, 160) + ' '"
                     " + v.nodes[0].failureSummary.slice(0, 200)))", timeout=180)
    axe_looks += 1
    if found:
        raise AssertionError(f"{where}: axe-core: " + "; ".join(found[:6]))


def axe_told():
    return f"axe-core found nothing on {axe_looks} pages" if axe_looks else "axe-core was not there"


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
