// Makes elements: words become text, never markup.

function element(name, attributes = {}, ...children) {
  const made = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) {
    if (typeof value === "function") made.addEventListener(key, value);
    else if (value === true) made.setAttribute(key, "");
    else if (value !== false && value != null) made.setAttribute(key, value);
  }
  made.append(...children.filter((child) => child != null));
  return made;
}

const live = (name) => document.querySelector(`[data-live="${name}"]`);

const json = (id) => JSON.parse(document.getElementById(id).textContent);

// "{1}" and so on stand for values.
const filled = (text, ...values) => text.replace(/\{(\d)\}/g, (_, n) => values[n - 1]);
