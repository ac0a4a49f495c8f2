// What a page must be for everybody, measured in the page itself. Source: WCAG 2.2, level AA.
(() => {
  const problems = [];
  const shown = element => element.checkVisibility({ visibilityProperty: true, opacityProperty: true })
    && element.getClientRects().length > 0;
  const unseen = element => element.closest(".unseen, .skip, thead");
  const name = element => `${element.tagName.toLowerCase()}${element.id ? `#${element.id}` : ""} `
    + `"${(element.innerText || element.value || "").trim().slice(0, 40)}"`;

  const parse = text => {
    const found = text.match(/[\d.]+/g)?.map(Number) ?? [0, 0, 0, 0];
    return { r: found[0], g: found[1], b: found[2], a: found[3] ?? 1 };
  };
  const over = (front, back) => ({
    r: front.r * front.a + back.r * (1 - front.a), g: front.g * front.a + back.g * (1 - front.a),
    b: front.b * front.a + back.b * (1 - front.a), a: 1 });
  const background = element => {
    const layers = [];
    for (let at = element; at; at = at.parentElement) {
      layers.push(parse(getComputedStyle(at).backgroundColor));
      if (layers.at(-1).a === 1) break;
    }
    const base = matchMedia("(prefers-color-scheme: dark)").matches ? 18 : 255;
    return layers.reverse().reduce((below, layer) => over(layer, below),
      { r: base, g: base, b: base, a: 1 });
  };
  const luminance = ({ r, g, b }) => [r, g, b].map(value => {
    const part = value / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  }).reduce((sum, part, index) => sum + part * [0.2126, 0.7152, 0.0722][index], 0);
  const contrast = (one, other) => {
    const [low, high] = [luminance(one), luminance(other)].sort((a, b) => a - b);
    return (high + 0.05) / (low + 0.05);
  };

  let lowest = 99;
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    if (!node.data.trim() || !shown(element) || unseen(element) || element.closest(":disabled, noscript")) {
      continue;
    }
    const style = getComputedStyle(element);
    const back = background(element);
    const ratio = contrast(over(parse(style.color), back), back);
    const size = parseFloat(style.fontSize);
    const large = size >= 24 || (size >= 18.66 && Number(style.fontWeight) >= 700);
    lowest = Math.min(lowest, ratio);
    if (ratio < (large ? 3 : 4.5)) problems.push(`contrast ${ratio.toFixed(2)}: ${name(element)}`);
  }

  // 1.4.11: the line around a control that one has to see to use it.
  for (const element of document.querySelectorAll("input, select, textarea, button:not(.quiet, .main)")) {
    if (!shown(element) || element.disabled || /^(radio|checkbox|range|file)$/.test(element.type)) continue;
    const ratio = contrast(parse(getComputedStyle(element).borderTopColor),
      background(element.parentElement));
    if (ratio < 3) problems.push(`border ${ratio.toFixed(2)}: ${name(element)}`);
  }

  // 2.5.8: 24 by 24, but for links within text.
  for (const element of document.querySelectorAll("button, select, input, summary, nav a, .button")) {
    const box = element.getBoundingClientRect();
    if (!shown(element) || unseen(element) || /^(radio|checkbox)$/.test(element.type)) continue;
    if (box.height < 23.5 || box.width < 23.5) {
      problems.push(`target ${box.width.toFixed(0)}x${box.height.toFixed(0)}: ${name(element)}`);
    }
  }

  const ids = [...document.querySelectorAll("[id]")].map(element => element.id);
  for (const id of new Set(ids.filter((id, index) => ids.indexOf(id) !== index))) {
    problems.push(`the id ${id} stands twice`);
  }
  for (const attribute of ["for", "aria-labelledby", "aria-describedby", "list"]) {
    for (const element of document.querySelectorAll(`[${attribute}]`)) {
      for (const id of element.getAttribute(attribute).split(" ")) {
        if (!document.getElementById(id)) problems.push(`${attribute} names nothing: ${id}`);
      }
    }
  }
  if (document.querySelectorAll("h1").length !== 1) problems.push("not one first heading");
  let level = 1;
  for (const heading of document.querySelectorAll("main h1, main h2, main h3, main h4")) {
    const found = Number(heading.tagName[1]);
    if (found > level + 1) problems.push(`a heading leaps to level ${found}: ${name(heading)}`);
    level = found;
  }
  if (!/^(en|es|en-XA)$/.test(document.documentElement.lang)) problems.push("no language");
  if (document.querySelectorAll("main").length !== 1) problems.push("not one main landmark");
  if (document.documentElement.scrollWidth > innerWidth) {
    const wide = [...document.querySelectorAll("main *, header *, aside *")].find(element => shown(element)
      && element.getBoundingClientRect().right > innerWidth + 1);
    problems.push(`scrolls sideways: ${document.documentElement.scrollWidth} of ${innerWidth}`
      + (wide ? `, ${name(wide)}` : ""));
  }
  if (!document.querySelector("[aria-live]")) problems.push("nothing tells what happened");
  return { problems, lowest };
})()
