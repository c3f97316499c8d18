import { html } from "hono/html";
import type { Parameter } from "./openapi-document.ts";
import type { Placed } from "./overview-page.ts";
import { exampleOf, type Resolve, typeOf } from "./schema-words.ts";

/** Sends the operation from the browser, by the session or with an API key; below it the same for a terminal. */
export function tryForm({ method, path, operation }: Placed, publicUrl: string, resolve: Resolve): unknown {
  const [type, body] = Object.entries(operation.requestBody?.content ?? {})[0] ?? [];
  const example = body && type === "application/json" ? exampleOf(body.schema, resolve) : undefined;
  const isChange = method !== "GET";
  return html`<aside class="panel try" aria-labelledby="try">
<h2 id="try">Try it</h2>
<noscript><p class="note">Sending a request from here needs JavaScript.</p></noscript>
<form data-method="${method}" data-path="${path}" hidden>
<p class="note">${isChange ? "This really changes something, under your own account." : "Runs under your own account if you are signed in."}</p>
${operation["x-scope"] ? keyField : ""}
${(operation.parameters ?? []).map((parameter) => parameterField(parameter, resolve))}
${example === undefined ? "" : html`<label>Body (JSON) <textarea name="body" rows="8" spellcheck="false" aria-describedby="problem">${JSON.stringify(example, null, 2)}</textarea></label>`}
${body && example === undefined ? html`<label>File <input type="file" name="file" accept=".csv,text/csv"></label>` : ""}
<p id="problem" class="problem" role="alert"></p>
<button type="submit">Send request</button>
</form>
<div class="answer" hidden><h3>Answer</h3><p role="status"></p><pre tabindex="0" aria-label="Body of the answer"><code></code></pre></div>
<h3>In a terminal</h3>
<pre tabindex="0" aria-label="Command"><code>${commandOf(method, publicUrl + path, tokenOf(operation), example)}</code></pre>
</aside>`;
}

const keyField = html`<label>API key (instead of your session) <input type="password" name="key" autocomplete="off" placeholder="cafeto_…" aria-describedby="key-note"></label>
<p id="key-note" class="note">Remains in this tab until you close it or sign out.</p>`;

function parameterField({ name, in: place, required = false, schema = {} }: Parameter, resolve: Resolve) {
  const { enum: choices } = resolve(schema);
  const field = `${place}:${name}`;
  const label = html`${name}${required ? "" : " (optional)"}`;
  if (choices)
    return html`<label>${label} <select name="${field}">${required ? "" : html`<option value=""></option>`}${choices.map((one) => html`<option>${String(one)}</option>`)}</select></label>`;
  return html`<label>${label} <input name="${field}" autocomplete="off" placeholder="${typeOf(schema, resolve)}"${required ? html` required` : ""}></label>`;
}

/** What a program sends to show who it is: an API key where one opens the operation, else a session's token. */
function tokenOf(operation: Placed["operation"]): string | null {
  if (operation["x-caller"] === "visitor") return null;
  return operation["x-scope"] ? "$CAFETO_KEY" : "$CAFETO_TOKEN";
}

function commandOf(method: string, url: string, token: string | null, example: unknown): string {
  const parts = [`curl ${method === "GET" ? "" : `-X ${method} `}"${url}"`];
  if (token) parts.push(`-H "Authorization: Bearer ${token}"`);
  if (example !== undefined)
    parts.push(
      `-H "Content-Type: application/json"`,
      `-d '${JSON.stringify(example).replaceAll("'", "'\\''")}'`,
    );
  return parts.join(" \\\n  ");
}
