import { html } from "hono/html";
import { input, problemList, type ShownForm } from "../pages/form-field.ts";
import { type Html, portalFrame } from "../pages/page-frame.ts";
import { type Language, makeSay, type Say } from "../pages/texts.ts";
import { kinds, type Switch, switches } from "./policy.ts";
import { type ChaosField, type ChaosForm, type ChaosProblems, chaosFields } from "./read-chaos-form.ts";

interface ChaosPage {
  language: Language;
  form: ChaosForm;
  problems: ChaosProblems;
  counts: Record<Switch, number>;
  forgedAccepted: number;
  /** What can happen to vendors' money, below the form. */
  money: Html;
  /** Why something of that was refused. */
  refusal: string | null;
}

/** Where a person lets things go wrong on purpose, and sees how often they did. */
export function chaosPage(page: ChaosPage): Html {
  const { language, form, problems, counts, forgedAccepted, refusal } = page;
  const say = makeSay(language);
  const shown: ShownForm<ChaosField> = { fields: chaosFields, values: form, problems };
  const isWrong = Object.keys(problems).length > 0;
  const title = say("titleChaos");
  return portalFrame({
    language,
    say,
    title: isWrong ? say("titleError", { title }) : title,
    returnUrl: null,
    content: html`<section class="card form"><h1>${title}</h1>
      <p>${say("chaosText")}</p>
      ${isWrong ? problemList(shown, say) : ""}
      ${forgedAccepted > 0 ? html`<div class="problems" role="alert"><p><strong>${say("forgedAccepted", { count: String(forgedAccepted) })}</strong></p></div>` : ""}
      ${refusal ? html`<div class="problems" role="alert"><p>${say("moneyRefused", { message: refusal })}</p></div>` : ""}
      <form method="post" action="/chaos" novalidate>
        ${kinds.map(
          (kind) => html`<fieldset><legend>${say(`chaos_${kind}`)}</legend>
          ${switches[kind].map((name) => switchField(shown, say, name, counts[name]))}
        </fieldset>`,
        )}
        ${otherFields(shown, say)}
        <div class="actions">
          <button type="submit">${say("chaosApply")}</button>
          <button type="submit" class="second" name="off" value="yes">${say("chaosOff")}</button>
        </div>
      </form>
    </section>
    ${page.money}`,
  });
}

function switchField(shown: ShownForm<ChaosField>, say: Say, name: Switch, count: number): Html {
  return input(shown, say, {
    field: name,
    label: `chaos_${name}`,
    hint: "chaosHint",
    hintText: say("chaosHint", { count: String(count) }),
    attributes: html`type="number" inputmode="decimal" min="0" max="100" step="any"`,
    isOptional: true,
  });
}

function otherFields(shown: ShownForm<ChaosField>, say: Say): Html {
  const number = html`type="number" inputmode="numeric" min="0" step="1"`;
  return html`<fieldset><legend>${say("chaosHow")}</legend>
    ${input(shown, say, { field: "milliseconds", label: "chaosWait", hint: "chaosWaitHint", attributes: number, isOptional: true })}
    ${input(shown, say, { field: "seed", label: "chaosSeed", hint: "chaosSeedHint", attributes: number, isOptional: true })}
    ${input(shown, say, {
      field: "only",
      label: "chaosOnly",
      hint: "chaosOnlyHint",
      attributes: html`type="text" autocomplete="off" maxlength="200" spellcheck="false"`,
      isOptional: true,
    })}
  </fieldset>`;
}
