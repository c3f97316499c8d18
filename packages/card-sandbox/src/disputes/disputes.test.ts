import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Bench, openBench } from "../testing/open-bench.ts";
import { balanceOf, sell } from "../testing/sell.ts";

const day = 86_400_000;
let clock = Date.parse("2026-11-21T09:00:00Z");
let bench: Bench;
beforeAll(async () => {
  bench = await openBench({ now: () => clock });
});
afterAll(() => bench.close());

const disputeOf = async (intent: string) =>
  (await bench.stripe.disputes.list({ payment_intent: intent })).data[0]!;
const totalOf = async () => (await balanceOf(bench)).reduce((sum, cents) => sum + cents, 0);

describe("disputes", () => {
  it("take the money and a fee at once, for a test card whose holder objects", async () => {
    const before = await totalOf();
    const intent = await sell(bench, "4000000000002685");
    const dispute = await disputeOf(intent);
    expect(dispute).toMatchObject({ amount: 4120, reason: "product_not_received", status: "needs_response" });
    expect(dispute.balance_transactions).toMatchObject([{ amount: -4120, fee: 1500, net: -5620 }]);
    // The sale left 41.20 less 1.49.
    expect(await totalOf()).toBe(before + 3971 - 5620);
    await bench.waitFor("charge.dispute.created", ({ id }) => id === dispute.id);
    await bench.waitFor("charge.dispute.funds_withdrawn", ({ id }) => id === dispute.id);
    const error = await bench.stripe.refunds.create({ payment_intent: intent }).catch((caught) => caught);
    expect(error).toMatchObject({ statusCode: 400, code: "charge_disputed" });
  });

  it("are won by winning evidence, which brings the money back, and can be refunded then", async () => {
    const intent = await sell(bench, "4000000000000259");
    const before = await totalOf();
    const { id } = await disputeOf(intent);
    const evidence = { uncategorized_text: "Delivered. winning_evidence", shipping_carrier: "DHL" };
    const won = await bench.stripe.disputes.update(id, { evidence, submit: true });
    expect(won).toMatchObject({ status: "won", evidence, evidence_details: { submission_count: 1 } });
    expect(await totalOf()).toBe(before + 4120);
    await bench.waitFor("charge.dispute.closed", (one) => one.id === id);
    await bench.waitFor("charge.dispute.funds_reinstated", (one) => one.id === id);
    expect((await bench.stripe.refunds.create({ payment_intent: intent })).amount).toBe(4120);
  });

  it("wait for the bank after other evidence, and are lost by losing evidence or when accepted", async () => {
    const [first, second] = [await sell(bench, "4000000000000259"), await sell(bench, "4000000000000259")];
    const one = await disputeOf(first);
    const evidence = { uncategorized_text: "We sent it." };
    expect((await bench.stripe.disputes.update(one.id, { evidence, submit: false })).status).toBe(
      "needs_response",
    );
    expect((await bench.stripe.disputes.update(one.id, { submit: true })).status).toBe("under_review");
    const again = await bench.stripe.disputes.update(one.id, { submit: true }).catch((error) => error);
    expect(again.statusCode).toBe(400);
    expect(await (await bench.call("POST", `/sandbox/disputes/${one.id}/lost`)).json()).toMatchObject({
      status: "lost",
    });
    const before = await totalOf();
    const { id } = await disputeOf(second);
    expect((await bench.stripe.disputes.close(id)).status).toBe("lost");
    expect(await totalOf()).toBe(before);
  });

  it("are lost without an answer in time", async () => {
    const intent = await sell(bench);
    const opened = await bench.call(
      "POST",
      `/sandbox/payment_intents/${intent}/dispute`,
      JSON.stringify({ reason: "fraudulent", amount: 500 }),
    );
    expect(await opened.json()).toMatchObject({ amount: 500, reason: "fraudulent" });
    clock += 11 * day;
    expect((await disputeOf(intent)).status).toBe("lost");
    // What the bank did not take can be refunded.
    expect((await bench.stripe.refunds.create({ payment_intent: intent })).amount).toBe(4120 - 500);
  });
});
