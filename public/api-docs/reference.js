// The API reference in the browser: finds operations on the overview, and sends requests from an operation's page.
const finder = document.querySelector(".finder");
const form = document.querySelector("form[data-method]");
if (finder) findOperations(finder);
if (form) sendRequests(form);

function findOperations(finder) {
  const found = document.querySelector("#found");
  const rows = [...document.querySelectorAll(".subject li")].map((row) => ({
    row,
    text: `${row.textContent} ${row.closest(".subject").querySelector("h3").textContent}`.toLowerCase(),
  }));
  const apply = () => {
    const wanted = finder.text.value.trim().toLowerCase().split(/\s+/);
    const caller = finder.caller.value;
    for (const { row, text } of rows) {
      const { caller: mayCall, scope } = row.dataset;
      const isCallers = caller === "" || (caller === "key" ? scope !== undefined : mayCall === caller);
      row.hidden = !isCallers || !wanted.every((word) => text.includes(word));
    }
    for (const subject of document.querySelectorAll(".subject"))
      subject.hidden = subject.querySelector("li:not([hidden])") === null;
    const count = rows.filter(({ row }) => !row.hidden).length;
    found.textContent = count === 1 ? "1 operation" : `${count} operations`;
  };
  finder.hidden = false;
  finder.addEventListener("input", apply);
  finder.addEventListener("submit", (event) => event.preventDefault());
  apply();
}

const keyName = "api-docs-key";

function sendRequests(form) {
  const problem = document.querySelector("#problem");
  const button = form.querySelector("button");
  form.hidden = false;
  if (form.key) form.key.value = readKey();
  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    if (button.getAttribute("aria-disabled") === "true") return;
    problem.textContent = "";
    const request = requestOf(form);
    if (!request) {
      problem.textContent = "The body is not valid JSON.";
      form.body.focus();
      return;
    }
    button.setAttribute("aria-disabled", "true");
    try {
      await showAnswer(request);
    } catch {
      problem.textContent = "The request did not reach the server. Check your connection and try again.";
    }
    button.removeAttribute("aria-disabled");
  });
}

/** What the form describes; null where the body is no JSON. */
function requestOf(form) {
  const { method } = form.dataset;
  let { path } = form.dataset;
  const query = new URLSearchParams();
  for (const [field, value] of new FormData(form)) {
    const [place, name] = field.split(":");
    if (place === "path") path = path.replace(`{${name}}`, encodeURIComponent(value));
    if (place === "query" && value !== "") query.append(name, value);
  }
  const headers = { accept: "application/json" };
  const options = { method, headers };
  if (form.body) {
    if (!isJson(form.body.value)) return null;
    options.body = form.body.value;
    headers["content-type"] = "application/json";
  }
  if (form.file) {
    options.body = form.file.files[0];
    headers["content-type"] = "text/csv";
  }
  const key = form.key?.value.trim();
  if (form.key) rememberKey(key);
  if (key) {
    headers.authorization = `Bearer ${key}`;
    options.credentials = "omit";
  }
  return { address: query.size > 0 ? `${path}?${query}` : path, options };
}

async function showAnswer({ address, options }) {
  const started = performance.now();
  const response = await fetch(address, options);
  const text = await response.text();
  const answer = document.querySelector(".answer");
  const took = Math.round(performance.now() - started);
  answer.querySelector("[role=status]").textContent =
    `${response.status} ${response.statusText} in ${took} ms`;
  answer.querySelector("code").textContent = isJson(text) ? JSON.stringify(JSON.parse(text), null, 2) : text;
  answer.querySelector("pre").hidden = text === "";
  answer.hidden = false;
  answer.scrollIntoView({ block: "nearest" });
}

function isJson(text) {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

// A browser that blocks storage asks for the key on each page.
function readKey() {
  try {
    return sessionStorage.getItem(keyName) ?? "";
  } catch {
    return "";
  }
}

function rememberKey(key) {
  try {
    if (key) sessionStorage.setItem(keyName, key);
    else sessionStorage.removeItem(keyName);
  } catch {}
}
