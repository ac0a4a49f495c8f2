// Who is here: token, role and language, for as long as this tab is open.

const listeners = new Set();
const kept = name => sessionStorage.getItem(name) ?? "";

export const session = {
  token: kept("token"),
  role: kept("role"),
  language: localStorage.getItem("language")
    ?? (navigator.language?.startsWith("es") ? "es" : "en"),
  me: null,  // { person, name, roles } once the gateway has said so

  set(values) {
    Object.assign(this, values);
    for (const name of ["token", "role"]) sessionStorage.setItem(name, this[name] ?? "");
    localStorage.setItem("language", this.language);
    document.documentElement.lang = this.language;
    for (const listener of listeners) listener();
  },

  /** Anybody may be here without a name; they act in the role that has none. */
  get acting() { return this.token ? this.role : "anonymous"; },
  onChange(listener) { listeners.add(listener); },
};

document.documentElement.lang = session.language;
