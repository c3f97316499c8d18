import { html } from "hono/html";
import { callerNames } from "./docs-frame.ts";
import type { OpenApiDocument, Operation, Parameter, Schema } from "./openapi-document.ts";
import type { Placed } from "./overview-page.ts";
import { fieldLine, schemaHtml } from "./schema-html.ts";
import { type Resolve, resolverOf, typeOf } from "./schema-words.ts";
import { tryForm } from "./try-form.ts";

/** One operation: who may call it, what it takes and gives, and a form that sends it. */
export function operationPage(document: OpenApiDocument, placed: Placed): unknown {
  const { method, path, operation } = placed;
  const resolve = resolverOf(document.components.schemas);
  const subject = operation.tags?.[0] ?? "Other";
  return html`<nav class="crumbs" aria-label="Breadcrumb"><a href="/api/docs">API reference</a> <span aria-hidden="true">/</span> ${subject}</nav>
<h1>${operation.summary ?? operation.operationId}</h1>
<p class="address"><span class="method">${method}</span> <code>${path}</code></p>
${operation.description && html`<p class="lead">${operation.description}</p>`}
${callerLine(operation)}
<div class="columns"><div>
${parameterSection(operation.parameters ?? [], resolve)}
${bodySection(operation, resolve)}
${answerSection(operation, resolve)}
${errorSection(operation, resolve)}
</div>
${tryForm(placed, document.servers[0]?.url ?? "", resolve)}
</div>`;
}

function callerLine(operation: Operation) {
  const caller = operation["x-caller"];
  const scope = operation["x-scope"];
  return html`<dl class="facts">
<div><dt>Who may call</dt><dd>${caller ? callerNames[caller] : "Anyone"}</dd></div>
<div><dt>API keys</dt><dd>${scope ? html`with the scope <code>${scope}</code>` : caller === "visitor" ? "not needed" : "can’t call it"}</dd></div>
<div><dt>Name</dt><dd><code>${operation.operationId}</code></dd></div>
</dl>`;
}

function parameterSection(parameters: Parameter[], resolve: Resolve) {
  if (parameters.length === 0) return "";
  return html`<h2>Parameters</h2><ul class="fields">${parameters.map(
    ({ name, in: place, required = false, schema = {} }) =>
      html`<li>${fieldLine(name, schema, required, resolve)}<p class="note">In the ${place}</p></li>`,
  )}</ul>`;
}

function bodySection({ requestBody }: Operation, resolve: Resolve) {
  const [entry] = Object.entries(requestBody?.content ?? {});
  if (!entry) return "";
  const [type, { schema }] = entry;
  if (type !== "application/json") return html`<h2>Body</h2><p>${schema.description ?? "A file"}</p>`;
  return html`<h2>Body</h2>${schemaOr(schema, resolve)}`;
}

function answerSection({ responses }: Operation, resolve: Resolve) {
  const answers = Object.entries(responses).filter(([status]) => status < "400");
  return answers.map(([status, { content }]) => {
    const schema = content?.["application/json"]?.schema;
    return html`<h2>Answer ${status}</h2>${schema ? schemaOr(schema, resolve) : html`<p class="note">A file.</p>`}`;
  });
}

/** A schema's fields, or its type where it has none. */
function schemaOr(schema: Schema, resolve: Resolve) {
  return schemaHtml(schema, resolve) || html`<p class="type">${typeOf(schema, resolve)}</p>`;
}

function errorSection({ responses }: Operation, resolve: Resolve) {
  const failures = Object.entries(responses)
    .filter(([status]) => status >= "400")
    .flatMap(([status, { content }]) =>
      codesOf(content?.["application/json"]?.schema, resolve).map((one) => ({ status, ...one })),
    );
  return html`<h2>Errors</h2><ul class="fields">${failures.map(
    ({ status, code, data }) =>
      html`<li><p><span class="status">${status}</span> <code class="name">${code}</code></p>${data && schemaHtml(data, resolve)}</li>`,
  )}</ul>`;
}

/** The declared codes of a failure, each with what its `data` holds. */
function codesOf(schema: Schema | undefined, resolve: Resolve): { code: string; data: Schema | undefined }[] {
  return (schema?.oneOf ?? []).flatMap((one) => {
    const { code, data } = resolve(one).properties ?? {};
    return typeof code?.const === "string" ? [{ code: code.const, data }] : [];
  });
}
