import { html } from "hono/html";
import type { WireAccount } from "../objects/connect-objects.ts";
import { describe, input, problemList, problemOf, type ShownForm } from "../pages/form-field.ts";
import { type Html, merchant, portalFrame } from "../pages/page-frame.ts";
import { type Language, makeSay, type Say } from "../pages/texts.ts";
import {
  type OnboardingField,
  type OnboardingForm,
  type OnboardingProblems,
  onboardingFields,
} from "./onboarding-form.ts";
import { bankNumbers, failingBankNumber } from "./payouts.ts";

type Shown = ShownForm<OnboardingField>;

interface OnboardingPage {
  account: WireAccount;
  returnUrl: string;
  language: Language;
  form: OnboardingForm;
  problems: OnboardingProblems;
}

/** The hosted form on which an account's owner says who they are and where their money goes. */
export function onboardingPage({ account, returnUrl, language, form, problems }: OnboardingPage): Html {
  const say = makeSay(language);
  const shown: Shown = { fields: onboardingFields, values: form, problems };
  const isWrong = Object.keys(problems).length > 0;
  const title = say("titleOnboard", { merchant });
  return portalFrame({
    language,
    say,
    title: isWrong ? say("titleError", { title }) : title,
    returnUrl: null,
    content: html`<section class="card form"><h1>${title}</h1>
      <p>${say("onboardText")}</p>
      ${isWrong ? problemList(shown, say) : ""}
      <form method="post" novalidate>
        ${recipientFields(shown, say)}
        ${bankFields(shown, account, language, say)}
        ${terms(shown, say)}
        <div class="actions">
          <button type="submit">${say("submitOnboard")}</button>
          <a class="button second" href="${returnUrl}">${say("onboardLater")}</a>
        </div>
      </form>
      ${testBanks(say, isWrong)}
    </section>`,
  });
}

function recipientFields(shown: Shown, say: Say): Html {
  const choice = (type: "individual" | "company", isFirst: boolean) => html`<div class="choice">
    <input type="radio" id="${isFirst ? "businessType" : type}" name="businessType" value="${type}"${shown.values.businessType === type ? " checked" : ""}${isFirst ? describe(shown, "businessType") : ""}>
    <label for="${isFirst ? "businessType" : type}">${say(`type_${type}`)}</label>
  </div>`;
  return html`<fieldset><legend>${say("recipient")}</legend>
    <div class="field${shown.problems.businessType ? " wrong" : ""}" role="radiogroup" aria-label="${say("businessType")}">
      ${choice("individual", true)}${choice("company", false)}
      ${problemOf(shown, say, "businessType")}
    </div>
    ${input(shown, say, {
      field: "legalName",
      label: "legalName",
      hint: "legalNameHint",
      attributes: html`type="text" autocomplete="organization" maxlength="200" spellcheck="false"`,
    })}
    ${input(shown, say, {
      field: "activity",
      label: "activity",
      hint: "activityHint",
      attributes: html`type="text" maxlength="500"`,
    })}
  </fieldset>`;
}

function bankFields(shown: Shown, { country }: WireAccount, language: Language, say: Say): Html {
  const name = new Intl.DisplayNames(language, { type: "region" }).of(country) ?? country;
  return html`<fieldset><legend>${say("bank")}</legend>
    ${input(shown, say, {
      field: "bankNumber",
      label: "bankNumber",
      hint: "bankHint",
      hintText: say("bankHint", { country: name }),
      attributes: html`type="text" autocomplete="off" inputmode="numeric" maxlength="40" spellcheck="false"`,
    })}
  </fieldset>`;
}

function terms(shown: Shown, say: Say): Html {
  return html`<div class="field${shown.problems.terms ? " wrong" : ""}">
    <div class="choice agree"><input type="checkbox" id="terms" name="terms" value="yes"${shown.values.terms === "yes" ? " checked" : ""} required${describe(shown, "terms")}>
    <label for="terms">${say("terms")}</label></div>
    ${problemOf(shown, say, "terms")}
  </div>`;
}

function testBanks(say: Say, isOpen: boolean): Html {
  const rows = bankNumbers.map((number) => {
    const result = number === failingBankNumber ? "bank_returns" : "bank_arrives";
    return html`<tr><td><code>${number}</code></td><td>${say(result)}</td></tr>`;
  });
  return html`<details class="test-cards"${isOpen ? " open" : ""}>
    <summary>${say("testBanks")}</summary>
    <p class="fine">${say("testBanksHint")}</p>
    <table>
      <thead><tr><th scope="col">${say("testCardNumber")}</th><th scope="col">${say("testCardResult")}</th></tr></thead>
      <tbody>${rows}</tbody>
    </table>
  </details>`;
}
