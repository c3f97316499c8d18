import { html } from "hono/html";
import { formatMoney } from "../money.ts";
import type { WireAccount, WirePayout } from "../objects/connect-objects.ts";
import { type Html, merchant, portalFrame } from "../pages/page-frame.ts";
import { dayWords } from "../pages/price-words.ts";
import { type Language, makeSay, type Say, type TextKey } from "../pages/texts.ts";

interface PayoutsPage {
  account: WireAccount;
  available: number;
  pending: number;
  payouts: WirePayout[];
  language: Language;
}

/** What an account's owner sees of it: its balance, its bank and what went there. */
export function payoutsPage({ account, available, pending, payouts, language }: PayoutsPage): Html {
  const say = makeSay(language);
  const money = (cents: number) => formatMoney(cents, account.default_currency, language);
  const bank = account.external_accounts.data[0];
  return portalFrame({
    language,
    say,
    title: say("titlePayouts"),
    returnUrl: null,
    content: html`<h1>${say("titlePayouts")}</h1>
    <p class="fine">${say("payoutsText", { merchant })}</p>
    <section class="card" aria-labelledby="balance"><h2 id="balance">${say("balance")}</h2>
      <dl class="amounts">
        <div><dt>${say("balanceAvailable")}</dt><dd>${money(available)}</dd></div>
        <div><dt>${say("balancePending")}</dt><dd>${money(pending)}</dd></div>
      </dl>
    </section>
    <section class="card" aria-labelledby="bank"><h2 id="bank">${say("bank")}</h2>
      <p>${bank ? say("bankEnding", { last4: bank.last4 }) : say("noBank")}</p>
    </section>
    <section class="card" aria-labelledby="payouts"><h2 id="payouts">${say("payouts")}</h2>
      ${payouts.length === 0 ? html`<p>${say("noPayouts")}</p>` : payoutTable(payouts, money, language, say)}
    </section>`,
  });
}

function payoutTable(
  payouts: WirePayout[],
  money: (cents: number) => string,
  language: Language,
  say: Say,
): Html {
  const rows = payouts.map(
    (payout) => html`<tr>
      <td>${dayWords(payout.created, language, "medium")}</td>
      <td class="sum">${money(payout.amount)}</td>
      <td class="number">${dayWords(payout.arrival_date, language, "medium")}</td>
      <td><span class="state ${payout.status}">${say(`payout_${payout.status}` as TextKey)}</span></td>
    </tr>`,
  );
  return html`<div class="scroll" tabindex="0" role="group" aria-labelledby="payouts"><table class="invoices">
    <thead><tr><th scope="col">${say("invoiceDate")}</th><th scope="col" class="sum">${say("invoiceAmount")}</th><th scope="col" class="number">${say("payoutArrives")}</th><th scope="col">${say("invoiceStatus")}</th></tr></thead>
    <tbody>${rows}</tbody>
  </table></div>`;
}
