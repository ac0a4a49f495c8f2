// Begins when the page is there. Without this program the story is there all the same.

function start() {
  let words;
  try { words = json("words"); } catch { return unreadable(); }
  showVerify(words);
  try { showStates(words); } catch { unreadable(); }
}

// There are no words for it: they are among what cannot be read.
function unreadable() {
  const place = live("verify");
  place.dataset.result = "changed";
  place.append(element("p", { role: "alert", class: "status bad", lang: "en" },
    "✗ This file was changed: some of its data cannot be read."));
}

if (document.readyState === "loading") document.addEventListener("DOMContentLoaded", start);
else start();
