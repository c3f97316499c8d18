import { html } from "hono/html";
import { type CardBehavior, testCards } from "../cards/test-cards.ts";
import type { Html } from "./page-frame.ts";
import type { Say, TextKey } from "./texts.ts";

/** The collapsible list of test numbers; open where something just went wrong. */
export function testCardList(say: Say, isOpen: boolean): Html {
  const rows = [...testCards].map(
    ([number, behavior]) =>
      html`<tr><td><code>${inGroups(number)}</code></td><td>${say(resultOf(behavior))}</td></tr>`,
  );
  return html`<details class="test-cards"${isOpen ? " open" : ""}>
    <summary>${say("testCards")}</summary>
    <p class="fine">${say("testCardsHint")}</p>
    <table>
      <thead><tr><th scope="col">${say("testCardNumber")}</th><th scope="col">${say("testCardResult")}</th></tr></thead>
      <tbody>${rows}</tbody>
    </table>
  </details>`;
}

function resultOf({ declineCode, needsAuthentication, ...card }: CardBehavior): TextKey {
  // A number outside the list is refused too, but has no row here.
  if (declineCode && declineCode !== "test_mode_live_card") return `result_${declineCode}`;
  if (card.laterDecline) return needsAuthentication ? "result_always_challenge" : "result_later_decline";
  if (needsAuthentication) return "result_challenge";
  if (card.disputeReason) return `result_dispute_${card.disputeReason}`;
  return card.isAvailableAtOnce ? "result_available" : "result_pays";
}

/** Grouped as on the plastic: 4-4-4-4, and 4-6-5 for American Express. */
function inGroups(number: string): string {
  const groups = number.length === 15 ? /^(\d{4})(\d{6})(\d{5})$/ : /^(\d{4})(\d{4})(\d{4})(\d{4})$/;
  return groups.exec(number)?.slice(1).join(" ") ?? number;
}
