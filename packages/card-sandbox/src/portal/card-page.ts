import { html } from "hono/html";
import { billingFields, cardFields, contactFields, showCard } from "../pages/card-fields.ts";
import { problemList, refusalBox } from "../pages/form-field.ts";
import { type Html, lock, merchant, portalFrame } from "../pages/page-frame.ts";
import type { FormProblems, PaymentForm } from "../pages/read-payment-form.ts";
import { testCardList } from "../pages/test-card-list.ts";
import { type Language, makeSay, type TextKey } from "../pages/texts.ts";

interface CardPage {
  path: string;
  returnUrl: string | null;
  language: Language;
  form: PaymentForm;
  isEmailGiven: boolean;
  problems: FormProblems;
  refusal: TextKey | null;
}

/** The form for another card, with what was typed and what is wrong with it. */
export function cardPage(page: CardPage): Html {
  const { language, problems, refusal } = page;
  const say = makeSay(language);
  const shown = showCard(page.form, problems);
  const isWrong = refusal !== null || Object.keys(problems).length > 0;
  const title = say("titleCard");
  return portalFrame({
    language,
    say,
    title: isWrong ? say("titleError", { title }) : title,
    returnUrl: page.returnUrl,
    content: html`<section class="card form"><h1>${title}</h1>
      <p>${say("cardText")}</p>
      ${refusal ? refusalBox(say, refusal, "notSaved") : isWrong ? problemList(shown, say) : ""}
      <form method="post" novalidate>
        ${contactFields(shown, say, page.isEmailGiven)}
        ${cardFields(shown, say)}
        ${billingFields(shown, say, language)}
        <div class="actions">
          <button type="submit">${lock}${say("saveCard")}</button>
          <a class="button second" href="${page.path}">${say("portalTitle")}</a>
        </div>
        <p class="fine">${say("secure", { merchant })}</p>
      </form>
      ${testCardList(say, isWrong)}
    </section>`,
  });
}
