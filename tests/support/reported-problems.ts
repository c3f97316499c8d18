import { randomUUID } from "node:crypto";
import { expect } from "vitest";
import { findBroken } from "#domains/checkout/server/find-broken.ts";
import { confirmReceipt } from "#domains/orders/server/confirm-receipt.ts";
import { shipParcel } from "#domains/orders/server/ship-parcel.ts";
import { reconcileMoney } from "#domains/payouts/server/reconcile-money.ts";
import { answerOffer } from "#domains/problems/server/answer-offer.ts";
import type { decideProblem } from "#domains/problems/server/decide-problem.ts";
import { declineProblem } from "#domains/problems/server/decline-problem.ts";
import { offerSolution } from "#domains/problems/server/offer-solution.ts";
import { reportProblem } from "#domains/problems/server/report-problem.ts";
import type { TestMarket } from "./open-test-market.ts";
import { sell } from "./sell.ts";

const tracking = { carrier: "DHL", trackingNumber: "JD014600009" };
/** An administrator's reasons. */
export const facts = "The pictures show a torn bag inside an undamaged box.";

/** A parcel of three bags at $20, on its way or confirmed as received. */
export async function sendBags(market: TestMarket, { isReceived = true, priceCents = 2_000 } = {}) {
  const { buyer, sellers, parcels, orderId } = await sell(market, [{ priceCents, quantity: 3, stock: 10 }]);
  const [seller, parcel] = [sellers[0]!, parcels[0]!];
  const one = { parcelId: parcel.id };
  await shipParcel(seller, { ...one, ...tracking });
  if (isReceived) await confirmReceipt(buyer, one);
  const { id: lineId, productId } = parcel.lines[0]!;
  return { buyer, seller, orderId, parcelId: parcel.id, lineId, productId, parcel };
}
export type Sent = Awaited<ReturnType<typeof sendBags>>;
type Report = Parameters<typeof reportProblem>[1];

/** Two torn bags, unless said otherwise. */
export const reportInput = ({ parcelId, lineId }: Sent, given: Partial<Report> = {}): Report => ({
  ...{
    parcelId,
    requestId: randomUUID(),
    kind: "damaged",
    wish: "refund",
    isUnopened: false,
    pictureIds: [],
  },
  ...{ lines: [{ lineId, quantity: 2 }], words: "Two of the bags are torn.", ...given },
});
export const report = (sent: Sent, given: Partial<Report> = {}) =>
  reportProblem(sent.buyer, reportInput(sent, given));

type Offer = Parameters<typeof offerSolution>[1];
export const offer = ({ seller }: Sent, problemId: string, given: Partial<Offer>) =>
  offerSolution(seller, {
    ...{ problemId, offer: "refund", lines: [], shippingCents: 0, pictureIds: [], words: "I am sorry." },
    ...given,
  });

type Decision = Parameters<typeof decideProblem>[1];
/** In the vendor's favor, unless said otherwise. */
export const decision = (problemId: string, given: Partial<Decision> = {}): Decision => ({
  ...{ problemId, requestId: randomUUID(), refunds: false, lines: [], includesShipping: false, facts },
  ...{ bearer: "vendor", restocks: false, wasNeverSent: false, rule: "defective", ...given },
});

/** A problem that waits for an administrator, because the buyer disagrees. */
export async function escalate(sent: Sent) {
  const { id } = await report(sent);
  await declineProblem(sent.seller, { problemId: id, words: "All bags left whole." });
  await answerOffer(sent.buyer, { problemId: id, answer: "disagree", words: "They did not." });
  return id;
}

/** Jobs have run, nothing is broken, and provider and ledger agree an hour later. */
export async function expectMoneyRight(market: TestMarket) {
  await market.runJobs();
  market.clock.advance(3_600_000);
  expect(await findBroken(market.infra)).toEqual([]);
  expect((await reconcileMoney(market.infra)).differences).toEqual([]);
}
