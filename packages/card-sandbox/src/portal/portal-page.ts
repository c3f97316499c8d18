import { html } from "hono/html";
import { type Brand, brandName } from "../cards/read-card.ts";
import { formatMoney } from "../money.ts";
import type { WireInvoice } from "../objects/invoice-objects.ts";
import type { CardMethod } from "../objects/payment-objects.ts";
import { brandMark, type Html, portalFrame } from "../pages/page-frame.ts";
import { dayWords } from "../pages/price-words.ts";
import type { Language, Say } from "../pages/texts.ts";
import { planCard } from "./plan-card.ts";
import type { Portal } from "./read-portal.ts";

export const doneResults = ["card", "paid", "refused", "unconfirmed"] as const;
export type Done = (typeof doneResults)[number];

interface PortalPage extends Portal {
  /** The portal's own address, without a slash at the end. */
  path: string;
  language: Language;
  say: Say;
  returnUrl: string | null;
  /** What has just been done. */
  done: Done | null;
}

/** The portal's first page: the plan, the card and the invoices. */
export function portalPage(page: PortalPage): Html {
  const { customer, language, say, path, plans } = page;
  return portalFrame({
    language,
    say,
    title: say("portalTitle"),
    returnUrl: page.returnUrl,
    content: html`<h1>${say("portalTitle")}</h1>
    ${notice(page)}
    <section class="card" aria-labelledby="plan"><h2 id="plan">${say("plan")}</h2>
      ${plans.length === 0 ? html`<p>${say("noPlan")}</p>` : plans.map((plan) => planCard(plan, page))}
    </section>
    <section class="card" aria-labelledby="method"><h2 id="method">${say("paymentMethod")}</h2>
      ${page.card ? cardLine(page.card, say) : html`<p>${say("noCard")}</p>`}
      <p class="actions"><a class="button second" href="${path}/card">${say(page.card ? "changeCard" : "addCard")}</a></p>
    </section>
    <section class="card" aria-labelledby="invoices"><h2 id="invoices">${say("invoices")}</h2>
      ${page.invoices.length === 0 ? html`<p>${say("noInvoices")}</p>` : invoiceTable(page.invoices, language, say)}
    </section>
    <section class="card" aria-labelledby="details"><h2 id="details">${say("billingDetails")}</h2>
      <dl class="facts">
        ${customer.name ? html`<div><dt>${say("detailName")}</dt><dd>${customer.name}</dd></div>` : ""}
        <div><dt>${say("email")}</dt><dd>${customer.email ?? "–"}</dd></div>
      </dl>
    </section>`,
  });
}

function notice({ done, say }: PortalPage): Html | "" {
  if (!done) return "";
  const isBad = done === "refused" || done === "unconfirmed";
  return html`<p class="${isBad ? "problems" : "notice"}" role="${isBad ? "alert" : "status"}">${say(`done_${done}`)}</p>`;
}

function cardLine({ card }: CardMethod, say: Say): Html {
  const brand = card.brand as Brand;
  const until = `${String(card.exp_month).padStart(2, "0")}/${String(card.exp_year).slice(-2)}`;
  return html`<p class="method">${brandMark(brand)}<span>${say("challengeCardValue", { brand: brandName(brand), last4: card.last4 })}</span>
    <span class="fine">${say("cardExpires", { date: until })}</span></p>`;
}

function invoiceTable(invoices: WireInvoice[], language: Language, say: Say): Html {
  const rows = invoices.map(
    (invoice) => html`<tr>
      <td><a href="/invoices/${invoice.id}?lang=${language}">${dayWords(invoice.created, language, "medium")}<span class="unseen">, ${say("viewInvoiceOf", { number: invoice.number ?? "" })}</span></a></td>
      <td class="number">${invoice.number}</td>
      <td class="sum">${formatMoney(invoice.total, invoice.currency, language)}</td>
      <td><span class="state ${invoice.status}">${say(`invoice_${invoice.status}`)}</span></td>
    </tr>`,
  );
  return html`<div class="scroll" tabindex="0" role="group" aria-labelledby="invoices"><table class="invoices">
    <thead><tr><th scope="col">${say("invoiceDate")}</th><th scope="col" class="number">${say("invoiceNumber")}</th><th scope="col" class="sum">${say("invoiceAmount")}</th><th scope="col">${say("invoiceStatus")}</th></tr></thead>
    <tbody>${rows}</tbody>
  </table></div>`;
}
