import { html } from "hono/html";
import { type Brand, brandName } from "../cards/read-card.ts";
import { listCountries } from "./countries.ts";
import { describe, input, problemOf, type ShownForm } from "./form-field.ts";
import { brandMark, type Html } from "./page-frame.ts";
import { type FormField, type FormProblems, formFields, type PaymentForm } from "./read-payment-form.ts";
import type { Language, Say } from "./texts.ts";

export type ShownCard = ShownForm<FormField>;

/** The card form as it was typed, with what is wrong with it. */
export function showCard(values: PaymentForm, problems: FormProblems): ShownCard {
  return { fields: formFields, values, problems };
}

const brands: Brand[] = ["visa", "mastercard", "amex"];

/** Who pays; the address may be fixed by who sent them here. */
export function contactFields(shown: ShownCard, say: Say, isFixed: boolean): Html {
  return html`<fieldset><legend>${say("contact")}</legend>
    ${input(shown, say, {
      field: "email",
      label: "email",
      attributes: html`type="email" autocomplete="email" inputmode="email" maxlength="254"${isFixed ? " readonly" : ""}`,
    })}
  </fieldset>`;
}

/** The card itself. */
export function cardFields(shown: ShownCard, say: Say): Html {
  const names = brands.map(brandName).join(", ");
  return html`<fieldset><legend>${say("card")}</legend>
    ${input(shown, say, {
      field: "number",
      label: "number",
      attributes: html`type="text" autocomplete="cc-number" inputmode="numeric" maxlength="30" spellcheck="false"`,
      extra: html`<span class="brands" role="img" aria-label="${say("accepted", { brands: names })}">${brands.map(brandMark)}</span>`,
    })}
    <div class="pair">
    ${input(shown, say, {
      field: "expiry",
      label: "expiry",
      hint: "expiryHint",
      attributes: html`type="text" autocomplete="cc-exp" inputmode="numeric" maxlength="9" placeholder="${say("expiryPlaceholder")}"`,
    })}
    ${input(shown, say, {
      field: "cvc",
      label: "cvc",
      hint: "cvcHint",
      attributes: html`type="text" autocomplete="cc-csc" inputmode="numeric" maxlength="4"`,
      isSecret: true,
    })}
    </div>
    ${input(shown, say, {
      field: "name",
      label: "name",
      attributes: html`type="text" autocomplete="cc-name" maxlength="200" spellcheck="false"`,
    })}
  </fieldset>`;
}

/** Where the card's bills go. */
export function billingFields(shown: ShownCard, say: Say, language: Language): Html {
  const chosen = shown.values.country;
  const options = listCountries(language).map(
    ({ code, name }) => html`<option value="${code}"${code === chosen ? " selected" : ""}>${name}</option>`,
  );
  return html`<fieldset><legend>${say("billing")}</legend>
    <div class="field${shown.problems.country ? " wrong" : ""}">
      <label for="country">${say("country")}</label>
      <select id="country" name="country" autocomplete="billing country" required${describe(shown, "country")}>
        <option value="">${say("countryChoose")}</option>
        ${options}
      </select>
      ${problemOf(shown, say, "country")}
    </div>
    ${input(shown, say, {
      field: "postalCode",
      label: "postalCode",
      hint: "postalHint",
      isOptional: true,
      attributes: html`type="text" autocomplete="billing postal-code" maxlength="20" spellcheck="false"`,
    })}
  </fieldset>`;
}
