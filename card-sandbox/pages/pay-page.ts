import { html } from "hono/html";
import type Stripe from "stripe";
import { type Brand, brandName } from "../cards/read-card.ts";
import { formatMoney } from "../money.ts";
import { listCountries } from "./countries.ts";
import { brandMark, lock } from "./marks.ts";
import { frame, type Html, merchant } from "./page-frame.ts";
import type { FormField, FormProblems, PaymentForm } from "./read-payment-form.ts";
import { formFields } from "./read-payment-form.ts";
import { type ShownLine, summary } from "./summary.ts";
import { testCardList } from "./test-card-list.ts";
import { type Language, makeSay, type Say, type TextKey } from "./texts.ts";

interface PayPage {
  session: Stripe.Checkout.Session;
  lines: ShownLine[];
  language: Language;
  form: PaymentForm;
  problems: FormProblems;
  /** A refusal that is not one field's fault. */
  refusal: TextKey | null;
}

const brands: Brand[] = ["visa", "mastercard", "amex"];

/** The hosted page: summary and card form, with what was typed and what is wrong with it. */
export function payPage(page: PayPage): Html {
  const { session, lines, language, problems, refusal } = page;
  const say = makeSay(language);
  const plain = say("titlePay", { merchant });
  const isWrong = refusal !== null || Object.keys(problems).length > 0;
  return frame({
    language,
    say,
    title: isWrong ? say("titleError", { title: plain }) : plain,
    kind: "pay",
    content: html`${summary(session, lines, language, say)}
<main class="payment">
  <h1>${say("payByCard")}</h1>
  ${isWrong ? problemBox(page, say) : ""}
  <form method="post" novalidate>
    ${contactFields(page, say)}
    ${cardFields(page, say)}
    ${billingFields(page, say)}
    <button type="submit">${lock}${buttonText(session, language, say)}</button>
    <p class="fine secure">${say("secure", { merchant })}</p>
  </form>
  ${testCardList(say, isWrong)}
</main>`,
  });
}

/** A refusal says all there is to say; otherwise each problem leads to its field. */
function problemBox({ problems, refusal }: PayPage, say: Say): Html {
  if (refusal) {
    return html`<div class="problems" role="alert"><p><strong>${say(refusal)}</strong></p><p>${say("notCharged")}</p></div>`;
  }
  const wrong = formFields.filter((field) => problems[field]);
  return html`<div class="problems" role="alert">
    <p><strong>${say("problems")}</strong></p>
    <ul>${wrong.map((field) => html`<li><a href="#${field}">${say(problems[field]!)}</a></li>`)}</ul>
  </div>`;
}

function contactFields(page: PayPage, say: Say): Html {
  const isGiven = page.session.customer_email !== null;
  return html`<fieldset><legend>${say("contact")}</legend>
    ${input(page, say, {
      field: "email",
      label: "email",
      attributes: html`type="email" autocomplete="email" inputmode="email" maxlength="254"${isGiven ? " readonly" : ""}`,
    })}
  </fieldset>`;
}

function cardFields(page: PayPage, say: Say): Html {
  const names = brands.map(brandName).join(", ");
  return html`<fieldset><legend>${say("card")}</legend>
    ${input(page, say, {
      field: "number",
      label: "number",
      attributes: html`type="text" autocomplete="cc-number" inputmode="numeric" maxlength="30" spellcheck="false"`,
      extra: html`<span class="brands" role="img" aria-label="${say("accepted", { brands: names })}">${brands.map(brandMark)}</span>`,
    })}
    <div class="pair">
    ${input(page, say, {
      field: "expiry",
      label: "expiry",
      hint: "expiryHint",
      attributes: html`type="text" autocomplete="cc-exp" inputmode="numeric" maxlength="9" placeholder="${say("expiryPlaceholder")}"`,
    })}
    ${input(page, say, {
      field: "cvc",
      label: "cvc",
      hint: "cvcHint",
      attributes: html`type="text" autocomplete="cc-csc" inputmode="numeric" maxlength="4"`,
    })}
    </div>
    ${input(page, say, {
      field: "name",
      label: "name",
      attributes: html`type="text" autocomplete="cc-name" maxlength="200" spellcheck="false"`,
    })}
  </fieldset>`;
}

function billingFields(page: PayPage, say: Say): Html {
  const chosen = page.form.country;
  const options = listCountries(page.language).map(
    ({ code, name }) => html`<option value="${code}"${code === chosen ? " selected" : ""}>${name}</option>`,
  );
  return html`<fieldset><legend>${say("billing")}</legend>
    <div class="field${page.problems.country ? " wrong" : ""}">
      <label for="country">${say("country")}</label>
      <select id="country" name="country" autocomplete="billing country" required${describe(page, "country")}>
        <option value="">${say("countryChoose")}</option>
        ${options}
      </select>
      ${problemOf(page, say, "country")}
    </div>
    ${input(page, say, {
      field: "postalCode",
      label: "postalCode",
      hint: "postalHint",
      isOptional: true,
      attributes: html`type="text" autocomplete="billing postal-code" maxlength="20" spellcheck="false"`,
    })}
  </fieldset>`;
}

interface InputFacts {
  field: Exclude<FormField, "country">;
  label: TextKey;
  hint?: TextKey;
  attributes: Html;
  extra?: Html;
  isOptional?: boolean;
}

function input(page: PayPage, say: Say, facts: InputFacts): Html {
  const { field, label, hint, attributes, extra, isOptional } = facts;
  // The security code is never sent back, not even to the one who typed it.
  const value = field === "cvc" ? "" : page.form[field];
  return html`<div class="field${page.problems[field] ? " wrong" : ""}">
    <label for="${field}">${say(label)}</label>
    ${hint ? html`<p class="hint" id="${field}-hint">${say(hint)}</p>` : ""}
    <div class="box"><input id="${field}" name="${field}" value="${value}" ${attributes}${isOptional ? "" : " required"}${describe(page, field, hint)}>${extra ?? ""}</div>
    ${problemOf(page, say, field)}
  </div>`;
}

/** Ties a field to its hint and problem; the first wrong field takes the focus. */
function describe({ problems }: PayPage, field: FormField, hint?: TextKey): Html {
  const isWrong = problems[field] !== undefined;
  const ids = [hint ? `${field}-hint` : "", isWrong ? `${field}-problem` : ""].filter(Boolean).join(" ");
  const isFirst = isWrong && formFields.find((name) => problems[name]) === field;
  return html`${ids ? html` aria-describedby="${ids}"` : ""}${isWrong ? html` aria-invalid="true"` : ""}${isFirst ? " autofocus" : ""}`;
}

function problemOf({ problems }: PayPage, say: Say, field: FormField): Html | "" {
  const problem = problems[field];
  return problem ? html`<p class="problem" id="${field}-problem">${say(problem)}</p>` : "";
}

function buttonText(session: Stripe.Checkout.Session, language: Language, say: Say): string {
  const amount = formatMoney(session.amount_total ?? 0, session.currency ?? "usd", language);
  if (session.submit_type === "book") return say("buttonBook", { amount });
  return say(session.submit_type === "donate" ? "buttonDonate" : "buttonPay", { amount });
}
