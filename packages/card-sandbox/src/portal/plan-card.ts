import { html } from "hono/html";
import { formatMoney } from "../money.ts";
import type { WireInvoice } from "../objects/invoice-objects.ts";
import type { Html } from "../pages/page-frame.ts";
import { dayWords, priceWords } from "../pages/price-words.ts";
import type { Language, Say, TextKey } from "../pages/texts.ts";
import type { ShownPlan } from "./read-portal.ts";

interface Around {
  path: string;
  language: Language;
  say: Say;
  invoices: WireInvoice[];
}

/** One plan with what comes next and what is owed for it. */
export function planCard(plan: ShownPlan, around: Around): Html {
  const { subscription, item } = plan;
  const { language, say } = around;
  const state = subscription.cancel_at === null ? subscription.status : "ending";
  return html`<div class="plan">
    <div class="top"><p class="name">${item.name}</p><span class="state ${state}">${say(`plan_${state}` as TextKey)}</span></div>
    <p class="price">${priceWords(item.price, item.quantity, language, say)}</p>
    <p>${nextText(plan, language, say)}</p>
    ${around.invoices.filter((invoice) => isOwed(invoice, plan)).map((invoice) => debt(invoice, around))}
  </div>`;
}

function nextText({ subscription, item, next }: ShownPlan, language: Language, say: Say): string {
  const end = subscription.items.data[0]!.current_period_end;
  const date = dayWords(subscription.cancel_at ?? end, language);
  if (subscription.cancel_at !== null) return say("endsOn", { date });
  if (next) return say("changesOn", { name: next.name, date });
  const amount = formatMoney((item.price.unit_amount ?? 0) * item.quantity, subscription.currency, language);
  return subscription.status === "active" ? say("renewsOn", { date, amount }) : "";
}

function isOwed(invoice: WireInvoice, { subscription }: ShownPlan): boolean {
  return invoice.status === "open" && invoice.parent.subscription_details.subscription === subscription.id;
}

function debt(invoice: WireInvoice, { path, language, say }: Around): Html {
  const amount = formatMoney(invoice.amount_remaining, invoice.currency, language);
  const next = invoice.next_payment_attempt;
  return html`<div class="problems"><p>${say("debt", { amount })}${next ? html` ${say("retryOn", { date: dayWords(next, language) })}` : ""}</p>
    <form method="post" action="${path}/pay/${invoice.id}"><button type="submit">${say("payNow", { amount })}</button></form></div>`;
}
