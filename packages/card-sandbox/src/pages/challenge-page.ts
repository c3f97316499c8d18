import { html } from "hono/html";
import { type Brand, brandName } from "../cards/read-card.ts";
import type { CardMethod } from "../objects/payment-objects.ts";
import { frame, type Html, lock, merchant, testBadge } from "./page-frame.ts";
import { type Language, makeSay } from "./texts.ts";

/**
 * The bank's 3-D Secure page, where a test decides how it ends. `amount`: what is to be paid, or null where a card is
 * only to be kept.
 */
export function challengePage(amount: string | null, method: CardMethod, language: Language): Html {
  const say = makeSay(language);
  const card = { brand: brandName(method.card.brand as Brand), last4: method.card.last4 };
  const title = say(amount === null ? "titleChallengeCard" : "titleChallenge");
  return frame({
    language,
    say,
    title,
    kind: "bank",
    content: html`<main class="panel">
  <div class="top"><p class="bank-name">${lock}${say("challengeBank")}</p>${testBadge(say)}</div>
  <h1>${title}</h1>
  <p>${say(amount === null ? "challengeCardText" : "challengeText")}</p>
  <dl class="facts">
    <div><dt>${say("challengeMerchant")}</dt><dd>${merchant}</dd></div>
    ${amount === null ? "" : html`<div><dt>${say("challengeAmount")}</dt><dd>${amount}</dd></div>`}
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
