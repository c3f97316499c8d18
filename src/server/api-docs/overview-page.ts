import { html } from "hono/html";
import { apiScopes } from "#kernel/api-scopes.ts";
import { callers } from "#kernel/callers.ts";
import { callerNames } from "./docs-frame.ts";
import type { OpenApiDocument, Operation } from "./openapi-document.ts";

export type Placed = { method: string; path: string; operation: Operation };

/** Every operation with its method and path. */
export const operationsOf = ({ paths }: OpenApiDocument): Placed[] =>
  Object.entries(paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, operation]) => ({ method: method.toUpperCase(), path, operation })),
  );

/** What the API is, how a program signs in, and every operation by subject. */
export function overviewPage(document: OpenApiDocument): unknown {
  const subjects = Map.groupBy(operationsOf(document), ({ operation }) => operation.tags?.[0] ?? "Other");
  return html`<h1>Cafeto API</h1>
<p class="lead">Everything that the site does, for your own programs: products, stock, orders, parcels. Amounts are integer US cents, times ISO 8601 in UTC.</p>
${signingIn}
<h2 id="operations">Operations</h2>
${finder}
<p id="found" role="status" class="note"></p>
<div class="subjects">${[...subjects]
    .sort(([a], [b]) => a.localeCompare(b))
    .map(
      ([subject, placed]) =>
        html`<section class="subject"><h3>${subject}</h3><ul>${placed.map(operationRow)}</ul></section>`,
    )}</div>`;
}

const signingIn = html`<section class="panel">
<h2>Sign in</h2>
<p><strong>On this site</strong>, requests that you send from these pages run under your own account, with its rights.</p>
<p><strong>Your own program</strong> sends an API key, which enterprise vendors create under <a href="/vendor/dashboard?tab=enterprise&panel=keys">API keys</a> in their dashboard:</p>
<pre tabindex="0"><code>Authorization: Bearer cafeto_…</code></pre>
<p>A key opens the operations whose scope it holds, for its own shop alone. The scopes are ${apiScopes.map((scope, index) => html`${index > 0 ? ", " : ""}<code>${scope}</code>`)}.</p>
<p>Each key may make 600 requests a minute. Beyond that the answer is 429 and names in <code>Retry-After</code> how many seconds to wait. An error has a <code>code</code>, a <code>status</code> and a <code>message</code>; where there is more to say, it is in <code>data</code>.</p>
</section>`;

/** Works in the browser only, so it is shown by the script. */
const finder = html`<form class="finder" role="search" hidden>
<label>Find an operation <input type="search" name="text" autocomplete="off" placeholder="stock, orders, /api/vendor…"></label>
<label>Who may call <select name="caller"><option value="">Everyone’s</option><option value="key">API keys</option>${callers.map(
  (caller) => html`<option value="${caller}">${callerNames[caller]}</option>`,
)}</select></label>
</form>`;

function operationRow({ method, path, operation }: Placed) {
  const { operationId, summary } = operation;
  const scope = operation["x-scope"];
  return html`<li data-caller="${operation["x-caller"] ?? ""}"${scope ? html` data-scope="${scope}"` : ""}><a href="/api/docs/${operationId}">${summary ?? operationId}</a><br><span class="method">${method}</span> <code>${path}</code></li>`;
}
