import { html } from "hono/html";
import { formatMoney } from "../money.ts";
import type { WireLineItem } from "../objects/catalog-objects.ts";
import type { Session } from "../objects/session-objects.ts";
import { billingFields, cardFields, contactFields, showCard } from "./card-fields.ts";
import { problemList, refusalBox } from "./form-field.ts";
import { frame, type Html, lock, merchant } from "./page-frame.ts";
import { priceWords } from "./price-words.ts";
import type { FormProblems, PaymentForm } from "./read-payment-form.ts";
import { summary } from "./summary.ts";
import { testCardList } from "./test-card-list.ts";
import { type Language, makeSay, type Say, type TextKey } from "./texts.ts";

interface PayPage {
  session: Session;
  lines: WireLineItem[];
  language: Language;
  form: PaymentForm;
  /** Whether the shop said who pays. */
  isEmailGiven: boolean;
  problems: FormProblems;
  /** A refusal that is not one field's fault. */
  refusal: TextKey | null;
}

/** The hosted page: summary and card form, with what was typed and what is wrong with it. */
export function payPage(page: PayPage): Html {
  const { session, lines, language, problems, refusal } = page;
  const say = makeSay(language);
  const isSubscription = session.mode === "subscription";
  const name = lines[0]?.description ?? "";
  const plain = isSubscription ? say("titleSubscribe", { name }) : say("titlePay", { merchant });
  const isWrong = refusal !== null || Object.keys(problems).length > 0;
  const shown = showCard(page.form, problems);
  return frame({
    language,
    say,
    title: isWrong ? say("titleError", { title: plain }) : plain,
    kind: "pay",
    content: html`${summary(session, lines, language, say)}
<main class="payment">
  <h1>${say("payByCard")}</h1>
  ${refusal ? refusalBox(say, refusal, "notCharged") : isWrong ? problemList(shown, say) : ""}
  <form method="post" novalidate>
    ${contactFields(shown, say, page.isEmailGiven)}
    ${cardFields(shown, say)}
    ${billingFields(shown, say, language)}
    <button type="submit">${lock}${buttonText(session, language, say)}</button>
    ${isSubscription ? consent(lines, language, say) : ""}
    <p class="fine secure">${say("secure", { merchant })}</p>
  </form>
  ${testCardList(say, isWrong)}
</main>`,
  });
}

function consent(lines: WireLineItem[], language: Language, say: Say): Html {
  const item = lines[0]!;
  const price = priceWords(item.price, item.quantity ?? 1, language, say);
  return html`<p class="fine secure">${say("renews", { price })} ${say("consent", { merchant })}</p>`;
}

function buttonText(session: Session, language: Language, say: Say): string {
  if (session.mode === "subscription") return say("buttonSubscribe");
  const amount = formatMoney(session.amount_total ?? 0, session.currency ?? "usd", language);
  return say("buttonPay", { amount });
}
