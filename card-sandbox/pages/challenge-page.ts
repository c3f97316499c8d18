import { html } from "hono/html";
import type Stripe from "stripe";
import { type Brand, brandName } from "../cards/read-card.ts";
import { formatMoney } from "../money.ts";
import type { CardMethod } from "../objects/make-payment-method.ts";
import { lock } from "./marks.ts";
import { frame, type Html, merchant, testBadge } from "./page-frame.ts";
import { type Language, makeSay } from "./texts.ts";

/** The bank's 3-D Secure page, where a test decides how it ends. */
export function challengePage(
  session: Stripe.Checkout.Session,
  method: CardMethod,
  language: Language,
): Html {
  const say = makeSay(language);
  const amount = formatMoney(session.amount_total ?? 0, session.currency ?? "usd", language);
  const card = { brand: brandName(method.card.brand as Brand), last4: method.card.last4 };
  return frame({
    language,
    say,
    title: say("titleChallenge"),
    kind: "bank",
    content: html`<main class="panel">
  <div class="top"><p class="bank-name">${lock}${say("challengeBank")}</p>${testBadge(say)}</div>
  <h1>${say("titleChallenge")}</h1>
  <p>${say("challengeText")}</p>
  <dl class="facts">
    <div><dt>${say("challengeMerchant")}</dt><dd>${merchant}</dd></div>
    <div><dt>${say("challengeAmount")}</dt><dd>${amount}</dd></div>
    <div><dt>${say("challengeCard")}</dt><dd>${say("challengeCardValue", card)}</dd></div>
  </dl>
  <p class="fine">${say("challengeTest")}</p>
  <form method="post" class="choices">
    <button type="submit" name="answer" value="complete">${say("challengeComplete")}</button>
    <button type="submit" name="answer" value="fail" class="second">${say("challengeFail")}</button>
  </form>
</main>`,
  });
}
