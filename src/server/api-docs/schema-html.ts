import { html } from "hono/html";
import type { Schema } from "./openapi-document.ts";
import { boundsOf, choicesOf, type Resolve, typeOf } from "./schema-words.ts";

/** Deeper than this a schema is only named: nothing of ours is, but a reference may lead back to itself. */
const deepest = 8;

/** A schema as nested lists of fields, each with its type, whether it is required, and what it means. */
export function schemaHtml(given: Schema, resolve: Resolve, depth = 0): unknown {
  const schema = resolve(given);
  if (depth > deepest) return "";
  if (schema.properties && Object.keys(schema.properties).length > 0)
    return fieldList(schema, resolve, depth);
  if (schema.items) return schemaHtml(schema.items, resolve, depth + 1);
  if (typeof schema.additionalProperties === "object")
    return schemaHtml(schema.additionalProperties, resolve, depth + 1);
  const choices = choicesOf(schema);
  const [only] = choices;
  if (choices.length === 1 && only) return schemaHtml(only, resolve, depth + 1);
  const shown = choices.filter((choice) => hasFields(choice, resolve));
  if (shown.length === 0) return "";
  return html`<p class="note">One of:</p><ul class="choices">${shown.map((choice) => html`<li>${schemaHtml(choice, resolve, depth + 1)}</li>`)}</ul>`;
}

const hasFields = (schema: Schema, resolve: Resolve) =>
  Object.keys(resolve(schema).properties ?? {}).length > 0;

function fieldList({ properties = {}, required = [] }: Schema, resolve: Resolve, depth: number) {
  return html`<ul class="fields">${Object.entries(properties).map(
    ([name, field]) =>
      html`<li>${fieldLine(name, field, required.includes(name), resolve)}${schemaHtml(field, resolve, depth + 1)}</li>`,
  )}</ul>`;
}

/** One value: its name, type, whether it must be there, its bounds and meaning. */
export function fieldLine(name: string, field: Schema, isRequired: boolean, resolve: Resolve) {
  const bounds = boundsOf(field, resolve);
  const { description } = resolve(field);
  return html`<p><code class="name">${name}</code> <span class="type">${typeOf(field, resolve)}</span>${isRequired ? "" : html` <span class="optional">optional</span>`}${bounds && html` <span class="bounds">${bounds}</span>`}</p>${description && html`<p class="note">${description}</p>`}`;
}
