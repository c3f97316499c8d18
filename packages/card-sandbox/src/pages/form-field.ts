import { html } from "hono/html";
import type { Html } from "./page-frame.ts";
import type { Say, TextKey } from "./texts.ts";

/** A form as it is shown: what was typed, and what is wrong with it, in the order of its fields. */
export interface ShownForm<Field extends string> {
  fields: readonly Field[];
  values: Readonly<Record<Field, string>>;
  problems: Readonly<Partial<Record<Field, TextKey>>>;
}

interface InputFacts<Field> {
  field: Field;
  label: TextKey;
  hint?: TextKey;
  /** The hint's text, where it is not as it stands. */
  hintText?: string;
  attributes: Html;
  extra?: Html;
  isOptional?: boolean;
  /** Never sent back, not even to the one who typed it. */
  isSecret?: boolean;
}

/** A labelled text field with its hint and its problem. */
export function input<Field extends string>(
  shown: ShownForm<Field>,
  say: Say,
  facts: InputFacts<Field>,
): Html {
  const { field, label, hint, attributes, extra, isOptional, isSecret } = facts;
  const value = isSecret ? "" : shown.values[field];
  return html`<div class="field${shown.problems[field] ? " wrong" : ""}">
    <label for="${field}">${say(label)}</label>
    ${hint ? html`<p class="hint" id="${field}-hint">${facts.hintText ?? say(hint)}</p>` : ""}
    <div class="box"><input id="${field}" name="${field}" value="${value}" ${attributes}${isOptional ? "" : " required"}${describe(shown, field, hint)}>${extra ?? ""}</div>
    ${problemOf(shown, say, field)}
  </div>`;
}

/** Ties a field to its hint and problem; the first wrong field takes the focus. */
export function describe<Field extends string>(
  { fields, problems }: ShownForm<Field>,
  field: Field,
  hint?: TextKey,
): Html {
  const isWrong = problems[field] !== undefined;
  const ids = [hint ? `${field}-hint` : "", isWrong ? `${field}-problem` : ""].filter(Boolean).join(" ");
  const isFirst = isWrong && fields.find((name) => problems[name]) === field;
  return html`${ids ? html` aria-describedby="${ids}"` : ""}${isWrong ? html` aria-invalid="true"` : ""}${isFirst ? " autofocus" : ""}`;
}

export function problemOf<Field extends string>(
  { problems }: ShownForm<Field>,
  say: Say,
  field: Field,
): Html | "" {
  const problem = problems[field];
  return problem ? html`<p class="problem" id="${field}-problem">${say(problem)}</p>` : "";
}

/** All that is wrong, each leading to its field. */
export function problemList<Field extends string>({ fields, problems }: ShownForm<Field>, say: Say): Html {
  const wrong = fields.filter((field) => problems[field]);
  return html`<div class="problems" role="alert">
    <p><strong>${say("problems")}</strong></p>
    <ul>${wrong.map((field) => html`<li><a href="#${field}">${say(problems[field]!)}</a></li>`)}</ul>
  </div>`;
}

/** What went wrong where no field is to blame, and what it means. */
export function refusalBox(say: Say, refusal: TextKey, meaning: TextKey): Html {
  return html`<div class="problems" role="alert"><p><strong>${say(refusal)}</strong></p><p>${say(meaning)}</p></div>`;
}
