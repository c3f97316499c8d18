import { html } from "hono/html";
import { formatMoney } from "../money.ts";
import type { WirePayout, WireTransfer } from "../objects/connect-objects.ts";
import type { Html } from "../pages/page-frame.ts";
import { dayWords } from "../pages/price-words.ts";
import type { Language, Say, TextKey } from "../pages/texts.ts";
import type { Sandbox } from "../sandbox.ts";
import { listObjects } from "../store/stored-object.ts";

/** What a person may have happen to money that was sent to a vendor, and the address of each. */
export const mishaps = { reverse: "transfers", payout: "accounts", fail: "payouts" } as const;
export type Mishap = keyof typeof mishaps;

const shown = 10;

/** The newest transfers and payouts, each with what can go wrong with it. */
export function moneySection(sandbox: Sandbox, language: Language, say: Say): Html {
  const newest = `1 = 1 ORDER BY seq DESC LIMIT ${shown}`;
  const transfers = listObjects<WireTransfer>(sandbox, "transfers", newest);
  const payouts = listObjects<WirePayout>(sandbox, "payouts", newest);
  const facts = ({ created, amount, currency }: WireTransfer | WirePayout) =>
    html`<td>${dayWords(created, language, "medium")}</td><td class="sum">${formatMoney(amount, currency, language)}</td>`;
  const transferRows = transfers.map(
    (transfer) => html`<tr>${facts(transfer)}
      <td>${transfer.reversed ? html`<span class="state">${say("transferReversed")}</span>` : html`<div class="actions">${button("reverse", transfer.id, say)}${button("payout", transfer.destination, say)}</div>`}</td></tr>`,
  );
  const payoutRows = payouts.map(
    (payout) => html`<tr>${facts(payout)}
      <td><div class="actions"><span class="state ${payout.status}">${say(`payout_${payout.status}` as TextKey)}</span>${payout.status === "failed" ? "" : button("fail", payout.id, say)}</div></td></tr>`,
  );
  return html`<section class="card" aria-labelledby="money"><h2 id="money">${say("moneyTitle")}</h2>
    <p class="fine">${say("moneyText")}</p>
    <h3 id="transfers">${say("transfers")}</h3>
    ${table("transfers", transferRows, say)}
    <h3 id="payouts">${say("payouts")}</h3>
    ${table("payouts", payoutRows, say)}
  </section>`;
}

function table(name: "transfers" | "payouts", rows: Html[], say: Say): Html {
  if (rows.length === 0) return html`<p>${say(name === "payouts" ? "noPayouts" : "noTransfers")}</p>`;
  return html`<div class="scroll" tabindex="0" role="group" aria-labelledby="${name}"><table class="invoices">
    <thead><tr><th scope="col">${say("invoiceDate")}</th><th scope="col" class="sum">${say("invoiceAmount")}</th><th scope="col">${say("moneyMishap")}</th></tr></thead>
    <tbody>${rows}</tbody>
  </table></div>`;
}

function button(mishap: Mishap, id: string, say: Say): Html {
  return html`<form method="post" action="/chaos/${mishaps[mishap]}/${id}/${mishap}"><button type="submit" class="second">${say(`money_${mishap}`)}</button></form>`;
}
