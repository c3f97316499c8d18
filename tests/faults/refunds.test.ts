import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { cancelParcel } from "#domains/orders/server/cancel-parcel.ts";
import { cancelParcelAsBuyer } from "#domains/orders/server/cancel-parcel-as-buyer.ts";
import { getOrder } from "#domains/orders/server/get-order.ts";
import { refundAsAdmin } from "#domains/orders/server/refund-as-admin.ts";
import { refundParcel } from "#domains/orders/server/refund-parcel.ts";
import { retryRefundAsAdmin } from "#domains/orders/server/retry-refund-as-admin.ts";
import { shipParcel } from "#domains/orders/server/ship-parcel.ts";
import { parcels, refunds } from "#domains/orders/server/tables.ts";
import { watchParcels } from "#domains/orders/server/watch-parcels.ts";
import { sendRefund } from "#domains/payments/server/send-refund.ts";
import { paymentAttempts } from "#domains/payments/server/tables.ts";
import { emails } from "#platform/email/tables.ts";
import { readFigures, readStock } from "../support/figures.ts";
import { addPerson, contextFor } from "../support/market-people.ts";
import { openTestMarket, type TestMarket } from "../support/open-test-market.ts";
import { asked, refundedAtProvider, refundsOf, sell } from "../support/sell.ts";

let market: TestMarket;
beforeAll(async () => {
  market = await openTestMarket({ pool: 30 });
});
afterAll(() => market.close());

const day = 86_400_000;
const oneOf = (quantity: number) => [{ priceCents: 1_999, quantity, stock: 20 }];
const allIsWell = { stock: 0, ledger: 0, refunds: 0 };

async function paymentOf(orderId: string): Promise<string> {
  const [row] = await market.infra.db
    .select()
    .from(paymentAttempts)
    .where(eq(paymentAttempts.orderId, orderId));
  return row!.providerPaymentId!;
}

const codesOf = (outcomes: PromiseSettledResult<unknown>[]) =>
  outcomes.map((outcome) =>
    outcome.status === "fulfilled" ? "done" : (outcome.reason as { code: string }).code,
  );

test("50 parallel refunds of one line give exactly one refund at the provider", async () => {
  const { sellers, orderId, parcels } = await sell(market, oneOf(2), oneOf(1));
  const lines = [{ lineId: parcels[0]!.lines[0]!.id, quantity: 2 }];
  await shipParcel(sellers[0]!, { parcelId: parcels[0]!.id, carrier: "DHL", trackingNumber: "12345" });
  const outcomes = codesOf(
    await Promise.allSettled(
      Array.from({ length: 50 }, () => refundParcel(sellers[0]!, asked(parcels[0]!.id, lines))),
    ),
  );
  expect(outcomes.filter((code) => code === "done")).toHaveLength(1);
  expect(outcomes.filter((code) => code === "NOT_REFUNDABLE")).toHaveLength(49);
  await market.runJobs();
  const [refund, ...more] = await refundsOf(market.infra, orderId);
  expect(more).toEqual([]);
  expect(await refundedAtProvider(market.infra, await paymentOf(orderId))).toEqual([refund!.totalCents]);
  expect((await readFigures(market.infra)).differences).toEqual(allIsWell);
}, 60_000);

test("50 times the same request is one refund, and each gets its result", async () => {
  const { sellers, orderId, parcels } = await sell(market, oneOf(2));
  const request = asked(parcels[0]!.id, [{ lineId: parcels[0]!.lines[0]!.id, quantity: 1 }], 100);
  const answers = await Promise.all(Array.from({ length: 50 }, () => refundParcel(sellers[0]!, request)));
  expect(new Set(answers.flatMap((answer) => answer.refunds.map((refund) => refund.id))).size).toBe(1);
  expect(await refundsOf(market.infra, orderId)).toHaveLength(1);
  // A request id can't be reused for another parcel.
  const other = await sell(market, oneOf(1));
  const lines = [{ lineId: other.parcels[0]!.lines[0]!.id, quantity: 1 }];
  await expect(
    refundParcel(other.sellers[0]!, { ...request, parcelId: other.parcels[0]!.id, lines }),
  ).rejects.toMatchObject({ code: "CONFLICT" });
}, 60_000);

test("a request id with another body is a conflict, and the refund stays as it was", async () => {
  const { sellers, orderId, parcels } = await sell(market, oneOf(3));
  const parcelId = parcels[0]!.id;
  const lines = [{ lineId: parcels[0]!.lines[0]!.id, quantity: 1 }];
  const request = asked(parcelId, lines);
  await refundParcel(sellers[0]!, request);
  const others = [
    { ...request, shippingCents: 1 },
    { ...request, restocks: !request.restocks },
    { ...request, reason: "another reason" },
    { ...request, lines: [{ ...lines[0]!, quantity: 2 }] },
  ];
  for (const other of others)
    await expect(refundParcel(sellers[0]!, other)).rejects.toMatchObject({ code: "CONFLICT" });
  const { requestId, reason, restocks } = request;
  await expect(cancelParcel(sellers[0]!, { parcelId, requestId, reason, restocks })).rejects.toMatchObject({
    code: "CONFLICT",
  });
  await refundParcel(sellers[0]!, request);
  expect(await refundsOf(market.infra, orderId)).toHaveLength(1);
});

test("one request id for two parcels at once: one refund, one conflict, nothing else", async () => {
  for (let turn = 0; turn < 5; turn++) {
    const sold = await Promise.all([sell(market, oneOf(1)), sell(market, oneOf(1))]);
    const requestId = randomUUID();
    const outcomes = await Promise.allSettled(
      sold.map(({ sellers, parcels: [parcel] }) =>
        refundParcel(sellers[0]!, {
          ...asked(parcel!.id, [{ lineId: parcel!.lines[0]!.id, quantity: 1 }]),
          requestId,
        }),
      ),
    );
    expect(codesOf(outcomes).sort()).toEqual(["CONFLICT", "done"]);
  }
}, 60_000);

test("buyer, vendor and carrier at once: the parcel is sent or cancelled, never both, and the money agrees", async () => {
  for (let round = 0; round < 4; round++) {
    const { buyer, sellers, orderId, parcels } = await sell(market, oneOf(2), oneOf(1));
    const parcelId = parcels[0]!.id;
    const ask = { parcelId, restocks: true, reason: "Sold out" };
    const outcomes = codesOf(
      await Promise.allSettled([
        cancelParcelAsBuyer(buyer, { parcelId, requestId: randomUUID() }),
        shipParcel(sellers[0]!, { parcelId, carrier: "UPS", trackingNumber: "1Z999" }),
        cancelParcel(sellers[0]!, { ...ask, requestId: randomUUID() }),
        refundParcel(sellers[0]!, asked(parcelId, [{ lineId: parcels[0]!.lines[0]!.id, quantity: 1 }])),
      ]),
    );
    expect(outcomes.slice(0, 3).filter((code) => code === "done")).toHaveLength(1);
    const order = await getOrder(buyer, { orderId });
    const parcel = order.parcels.find(({ id }) => id === parcelId)!;
    expect(parcel.status).toBe(outcomes[1] === "done" ? "shipped" : "cancelled");
    expect(order.status).toBe("processing");
    await market.runJobs();
    expect(
      (await refundedAtProvider(market.infra, await paymentOf(orderId))).reduce((a, b) => a + b, 0),
    ).toBe(order.refundedCents);
  }
  expect((await readFigures(market.infra)).differences).toEqual(allIsWell);
}, 60_000);

test("a process that dies between the provider's response and its own books repeats, and the money leaves once", async () => {
  const { sellers, orderId, parcels } = await sell(market, oneOf(2));
  await refundParcel(sellers[0]!, asked(parcels[0]!.id, [{ lineId: parcels[0]!.lines[0]!.id, quantity: 1 }]));
  const [refund] = await refundsOf(market.infra, orderId);
  const dying = { ...market.infra.db, transaction: () => Promise.reject(new Error("killed")) };
  const { db } = market.infra;
  const half = { ...market.infra, db: Object.assign(Object.create(db), { transaction: dying.transaction }) };
  await expect(sendRefund(half, { refundId: refund!.id })).rejects.toThrow("killed");
  expect(await refundedAtProvider(market.infra, await paymentOf(orderId))).toEqual([refund!.totalCents]);
  expect((await refundsOf(market.infra, orderId))[0]!.state).toBe("owed");
  // Days later the provider has forgotten the key, and is queried for its refunds.
  market.clock.advance(3 * day);
  await Promise.all([1, 2, 3].map(() => sendRefund(market.infra, { refundId: refund!.id })));
  await market.runJobs();
  expect(await refundedAtProvider(market.infra, await paymentOf(orderId))).toEqual([refund!.totalCents]);
  expect((await refundsOf(market.infra, orderId))[0]!.state).toBe("refunded");
  expect((await readFigures(market.infra)).differences).toEqual(allIsWell);
});

test("what the provider refuses waits for an administrator; of two retries at once one is made", async () => {
  const { sellers, orderId, parcels } = await sell(market, oneOf(2));
  const payment = await paymentOf(orderId);
  // All of it was refunded manually, at the provider.
  await market.infra.cards.stripe.refunds.create({ payment_intent: payment });
  await refundParcel(sellers[0]!, asked(parcels[0]!.id, [{ lineId: parcels[0]!.lines[0]!.id, quantity: 1 }]));
  await market.runJobs();
  const [refund] = await refundsOf(market.infra, orderId);
  expect(refund).toMatchObject({ state: "failed", settledAt: null });
  expect((await readFigures(market.infra)).differences).toEqual(allIsWell);
  const admin = contextFor(market.infra, await addPerson(market.infra, { roles: ["admin"] }));
  const outcomes = codesOf(
    await Promise.allSettled([1, 2].map(() => retryRefundAsAdmin(admin, { refundId: refund!.id }))),
  );
  expect(outcomes.sort()).toEqual(["CONFLICT", "done"]);
  await expect(retryRefundAsAdmin(admin, { refundId: randomUUID() })).rejects.toMatchObject({
    code: "NOT_FOUND",
  });
  await market.runJobs();
  expect((await refundsOf(market.infra, orderId))[0]!.state).toBe("failed");
});

test("a parcel that is not sent reminds its vendor once, then goes back whole; one that was accepted too", async () => {
  const { buyer, sellers, orderId, parcels: sent } = await sell(market, oneOf(2), oneOf(1));
  const late = sent[0]!;
  await shipParcel(sellers[1]!, { parcelId: sent[1]!.id, carrier: "DHL", trackingNumber: "12345" });
  const subjects = async (email: string) =>
    (await market.infra.db.select().from(emails).where(eq(emails.recipient, email))).map(
      ({ subject }) => subject,
    );
  const isReminder = (subject: string) => subject.endsWith("is late");
  await watchParcels(market.infra);
  expect((await subjects(sellers[0]!.caller.email)).filter(isReminder)).toEqual([]);
  market.clock.advance(3 * day + 1_000);
  await watchParcels(market.infra);
  await watchParcels(market.infra);
  expect((await subjects(sellers[0]!.caller.email)).filter(isReminder)).toHaveLength(1);
  market.clock.advance(4 * day - 60_000);
  await watchParcels(market.infra);
  expect((await getOrder(buyer, { orderId })).refundedCents).toBe(0);
  market.clock.advance(120_000);
  await Promise.all([watchParcels(market.infra), watchParcels(market.infra)]);
  await market.runJobs();
  const order = await getOrder(buyer, { orderId });
  const [gone] = order.parcels.filter(({ status }) => status === "cancelled");
  expect(gone).toMatchObject({
    id: late.id,
    refunds: [{ actor: "system", state: "refunded", restocks: true }],
  });
  expect(order.parcels.map(({ status }) => status).sort()).toEqual(["cancelled", "shipped"]);
  expect(await readStock(market.infra, late.lines[0]!.productId)).toEqual({ stock: 20, held: 0 });
  for (const email of [buyer.caller.email, sellers[0]!.caller.email])
    expect(await subjects(email)).toContain(`A parcel of order ${order.number} was canceled`);
  expect((await readFigures(market.infra)).differences).toEqual(allIsWell);
});

test("after an outage every vendor is reminded first, and loses the sale a day later at the earliest", async () => {
  const { parcels: sent } = await sell(market, oneOf(1));
  const statusOf = async () =>
    (await market.infra.db.select().from(parcels).where(eq(parcels.id, sent[0]!.id)))[0]!.status;
  market.clock.advance(30 * day);
  await watchParcels(market.infra);
  expect(await statusOf()).toBe("processing");
  market.clock.advance(day + 1_000);
  await watchParcels(market.infra);
  expect(await statusOf()).toBe("cancelled");
});

test("a refund that was never sent is found by the hourly job", async () => {
  const { sellers, orderId, parcels } = await sell(market, oneOf(2));
  await refundParcel(sellers[0]!, asked(parcels[0]!.id, [{ lineId: parcels[0]!.lines[0]!.id, quantity: 1 }]));
  await market.infra.db.execute("delete from jobs.job where name = 'send-refund'");
  await market.runJobs();
  expect((await refundsOf(market.infra, orderId))[0]!.state).toBe("owed");
  market.clock.advance(3_700_000);
  await watchParcels(market.infra);
  await market.runJobs();
  expect(await market.infra.db.$count(refunds, eq(refunds.state, "owed"))).toBe(0);
});

test("an administrator's refund is bounded by what was captured for that parcel, not for the order", async () => {
  const { parcels } = await sell(market, oneOf(1), [{ priceCents: 90_000, quantity: 1 }]);
  const admin = contextFor(market.infra, await addPerson(market.infra, { roles: ["admin"] }));
  const foreign = asked(parcels[0]!.id, [{ lineId: parcels[1]!.lines[0]!.id, quantity: 1 }]);
  await expect(refundAsAdmin(admin, foreign)).rejects.toMatchObject({ code: "NOT_FOUND" });
  const tooMuch = asked(parcels[0]!.id, [], parcels[0]!.shippingCents + 1);
  await expect(refundAsAdmin(admin, tooMuch)).rejects.toMatchObject({ code: "NOT_REFUNDABLE" });
});
