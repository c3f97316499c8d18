import { html } from "hono/html";
import { formatMoney } from "../money.ts";
import type { WireInvoice, WireInvoiceLine } from "../objects/invoice-objects.ts";
import { frame, type Html, merchant, merchantMark, testBadge } from "../pages/page-frame.ts";
import { dayWords } from "../pages/price-words.ts";
import { type Language, makeSay, type Say } from "../pages/texts.ts";

/** A line with what its price's product is called. */
export interface ShownInvoiceLine {
  line: WireInvoiceLine;
  name: string;
}

/** An invoice on one sheet, to look at and to print. */
export function invoicePage(invoice: WireInvoice, lines: ShownInvoiceLine[], language: Language): Html {
  const say = makeSay(language);
  const title = say("titleInvoice", { number: invoice.number ?? "" });
  const money = (cents: number) => formatMoney(cents, invoice.currency, language);
  const { paid_at: paidAt } = invoice.status_transitions;
  return frame({
    language,
    say,
    title,
    kind: "portal",
    content: html`<main class="desk"><article class="card sheet">
      <div class="top">${merchantMark}${testBadge(say)}</div>
      <div class="top"><h1>${title}</h1><span class="state ${invoice.status}">${say(`invoice_${invoice.status}`)}</span></div>
      <dl class="parties">
        <div><dt>${say("invoiceFrom")}</dt><dd>${merchant}</dd></div>
        <div><dt>${say("invoiceTo")}</dt><dd>${invoice.customer_name ?? ""}<br>${invoice.customer_email ?? ""}</dd></div>
        <div><dt>${say("issuedOn")}</dt><dd>${dayWords(invoice.effective_at ?? invoice.created, language)}</dd></div>
        ${paidAt ? html`<div><dt>${say("paidOn")}</dt><dd>${dayWords(paidAt, language)}</dd></div>` : ""}
      </dl>
      ${lineTable(lines, language, say, money)}
      ${sums(invoice, say, money)}
      <p class="fine hint no-print">${say("printHint")}</p>
    </article></main>`,
  });
}

function lineTable(
  lines: ShownInvoiceLine[],
  language: Language,
  say: Say,
  money: (cents: number) => string,
): Html {
  const areSeveral = lines.some(({ line }) => line.quantity !== 1);
  const day = (seconds: number) => dayWords(seconds, language, "medium");
  const rows = lines.map(
    ({ line, name }) => html`<tr>
      <td>${lineName(line, name, say)}<span class="fine">${day(line.period.start)} – ${day(line.period.end)}</span></td>
      ${areSeveral ? html`<td class="sum">${line.quantity}</td>` : ""}
      <td class="sum">${money(line.amount)}</td>
    </tr>`,
  );
  return html`<table class="lines">
    <thead><tr><th scope="col">${say("lineDescription")}</th>${areSeveral ? html`<th scope="col" class="sum">${say("lineQuantity")}</th>` : ""}<th scope="col" class="sum">${say("lineAmount")}</th></tr></thead>
    <tbody>${rows}</tbody>
  </table>`;
}

function lineName(line: WireInvoiceLine, name: string, say: Say): string {
  if (!line.parent.subscription_item_details.proration) return name;
  return say(line.amount < 0 ? "lineUnused" : "lineRemaining", { name });
}

function sums(invoice: WireInvoice, say: Say, money: (cents: number) => string): Html {
  const { total, amount_due: due, ending_balance: ending } = invoice;
  // What the customer's balance took or gave: a credit makes less due, what is kept for later is not due yet.
  const used = total - due;
  const label = (ending ?? 0) !== 0 && used !== 0 && total <= used ? "creditKept" : "creditUsed";
  return html`<dl class="sums">
    <div><dt>${say("subtotal")}</dt><dd>${money(total)}</dd></div>
    ${used === 0 ? "" : html`<div><dt>${say(label)}</dt><dd>${money(-used)}</dd></div>`}
    <div class="sum"><dt>${say("amountDue")}</dt><dd>${money(due)}</dd></div>
    <div><dt>${say("amountPaid")}</dt><dd>${money(invoice.amount_paid)}</dd></div>
  </dl>`;
}
