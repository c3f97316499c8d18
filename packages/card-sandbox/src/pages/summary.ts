import { html } from "hono/html";
import { formatMoney } from "../money.ts";
import type { WireLineItem } from "../objects/catalog-objects.ts";
import type { Session } from "../objects/session-objects.ts";
import { backLink, type Html, merchantMark, testBadge } from "./page-frame.ts";
import { priceWords } from "./price-words.ts";
import type { Language, Say } from "./texts.ts";

/** The left side: what is bought and what it costs. */
export function summary(session: Session, lines: WireLineItem[], language: Language, say: Say): Html {
  const money = (cents: number) => formatMoney(cents, session.currency ?? "usd", language);
  const total = money(session.amount_total ?? 0);
  const isSubscription = session.mode === "subscription";
  return html`<header class="summary" aria-labelledby="summary-title"><div class="inner">
  <div class="top">
    ${backLink(session.cancel_url, say)}
    ${testBadge(say)}
  </div>
  ${merchantMark}
  ${isSubscription ? planDue(lines[0]!, language, say) : html`<p class="due"><span>${say("totalDue")}</span><strong>${total}</strong></p>`}
  <section>
  <h2 id="summary-title">${say("summary")}</h2>
  <ul class="lines">${lines.map((line) => lineRow(line, money, say))}</ul>
  <dl class="sums">
    <div><dt>${say("subtotal")}</dt><dd>${money(session.amount_subtotal ?? 0)}</dd></div>
    <div class="sum"><dt>${say(isSubscription ? "dueToday" : "totalDue")}</dt><dd>${total}</dd></div>
  </dl>
  </section>
</div></header>`;
}

function lineRow(item: WireLineItem, money: (cents: number) => string, say: Say): Html {
  const quantity = item.quantity ?? 1;
  const each = say("each", { amount: money(item.price.unit_amount ?? 0) });
  return html`<li>
    <div class="what">
      <p class="name">${item.description}</p>
      ${quantity > 1 ? html`<p class="fine">${say("quantity", { count: String(quantity) })} · ${each}</p>` : ""}
    </div>
    <p class="amount">${money(item.amount_total)}</p>
  </li>`;
}

/** What a subscription is called, and what it costs each period. */
function planDue(item: WireLineItem, language: Language, say: Say): Html {
  const price = priceWords(item.price, item.quantity ?? 1, language, say);
  return html`<p class="due"><span>${say("titleSubscribe", { name: item.description ?? "" })}</span><strong>${price}</strong></p>`;
}
