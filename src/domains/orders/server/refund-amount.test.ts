import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { notifications } from "#domains/notifications/server/tables.ts";
import { leftOfLines } from "#domains/orders/parcel-money.ts";
import { approve } from "#domains/security/server/approve.ts";
import { emails } from "#platform/email/tables.ts";
import type { SignedInCtx } from "#platform/rpc/context.ts";
import { readFigures, readStock } from "../../../../tests/support/figures.ts";
import { addPerson, contextFor } from "../../../../tests/support/market-people.ts";
import { openTestMarket, type TestMarket } from "../../../../tests/support/open-test-market.ts";
import { asked, refundsOf, sell } from "../../../../tests/support/sell.ts";
import { cancelParcel } from "./cancel-parcel.ts";
import { getOrder } from "./get-order.ts";
import { getOrderAsAdmin } from "./get-order-as-admin.ts";
import { unscopedListParcels } from "./list-parcels.ts";
import { refundAsAdmin } from "./refund-as-admin.ts";
import { refundParcel } from "./refund-parcel.ts";
import { shipParcel } from "./ship-parcel.ts";

let market: TestMarket;
let admin: SignedInCtx;
let second: SignedInCtx;
beforeAll(async () => {
  market = await openTestMarket();
  admin = contextFor(market.infra, await addPerson(market.infra, { roles: ["admin"] }));
  second = contextFor(market.infra, await addPerson(market.infra, { roles: ["admin"] }));
});
afterAll(() => market.close());

const amountOf = (parcelId: string, amountCents: number) => ({ ...asked(parcelId, []), amountCents });
const sellTwo = () =>
  sell(market, [
    { priceCents: 1_999, quantity: 3, stock: 10 },
    { priceCents: 701, quantity: 1, stock: 10 },
  ]);
const readParcel = async (orderId: string) => (await unscopedListParcels(market.infra.db, orderId))[0]!;
const leftOf = async (orderId: string) => {
  const parcel = await readParcel(orderId);
  return leftOfLines(parcel.lines) + parcel.shippingCents - parcel.refundedShippingCents;
};
const ship = ({ sellers, parcels }: Awaited<ReturnType<typeof sell>>) =>
  shipParcel(sellers[0]!, { parcelId: parcels[0]!.id, carrier: "DHL", trackingNumber: "12345" });
const dearOf = <Line extends { quantity: number }>({ lines }: { lines: Line[] }) =>
  lines.find(({ quantity }) => quantity === 3)!;
const differences = async () => (await readFigures(market.infra)).differences;
const allIsWell = { stock: 0, ledger: 0, refunds: 0 };

test("an amount is refunded to the cent, over the goods that are left, and buyer and vendor are told", async () => {
  const sold = await sellTwo();
  const { orderId, parcels, buyer, sellers } = sold;
  const parcelId = parcels[0]!.id;
  await ship(sold);
  await market.infra.db.delete(emails);
  await refundAsAdmin(admin, amountOf(parcelId, 1_234));
  await market.runJobs();
  const [refund] = await refundsOf(market.infra, orderId);
  expect(refund).toMatchObject({ totalCents: 1_234, shippingCents: 0, state: "refunded" });
  expect(refund!.goodsCents + refund!.taxCents).toBe(1_234);
  const parcel = await readParcel(orderId);
  expect(parcel.lines.map(({ refundedQuantity }) => refundedQuantity)).toEqual([0, 0]);
  expect(
    parcel.lines.every(({ refundedCents, refundedCommissionCents: back }) => refundedCents > 0 && back > 0),
  ).toBe(true);
  // No goods came back, whatever was sent.
  expect((await readStock(market.infra, dearOf(parcel).productId)).stock).toBe(7);
  const seen = await getOrder(buyer, { orderId });
  expect(seen.parcels[0]!.refunds).toMatchObject([{ totalCents: 1_234, lines: [] }]);
  const recipients = (await market.infra.db.select().from(emails)).map(({ recipient }) => recipient);
  expect(recipients.sort()).toEqual([buyer.caller.email, sellers[0]!.caller.email].sort());
  const notices = await market.infra.db
    .select()
    .from(notifications)
    .where(eq(notifications.userId, sellers[0]!.caller.userId));
  expect(notices.map(({ kind }) => kind)).toContain("saleRefunded");
  expect(await differences()).toEqual(allIsWell);
});

test("units after an amount carry what is left of their price, and all that is left is everything", async () => {
  const sold = await sellTwo();
  const { orderId, parcels } = sold;
  const parcelId = parcels[0]!.id;
  await ship(sold);
  await refundAsAdmin(admin, amountOf(parcelId, 999));
  const dear = dearOf(parcels[0]!);
  await refundAsAdmin(admin, asked(parcelId, [{ lineId: dear.id, quantity: 1 }]));
  await expect(refundAsAdmin(admin, amountOf(parcelId, (await leftOf(orderId)) + 1))).rejects.toMatchObject({
    code: "NOT_REFUNDABLE",
  });
  await refundAsAdmin(admin, amountOf(parcelId, await leftOf(orderId)));
  const parcel = await readParcel(orderId);
  expect(await leftOf(orderId)).toBe(0);
  expect(parcel.lines.map(({ refundedQuantity, quantity }) => quantity - refundedQuantity)).toEqual([0, 0]);
  const total = (await refundsOf(market.infra, orderId)).reduce((sum, { totalCents }) => sum + totalCents, 0);
  expect(total).toBe((await getOrderAsAdmin(admin, { orderId })).totalCents);
  await expect(refundAsAdmin(admin, amountOf(parcelId, 1))).rejects.toMatchObject({ code: "NOT_REFUNDABLE" });
  expect(await differences()).toEqual(allIsWell);
});

test("before dispatch an amount that is all that is left cancels the parcel; a smaller one leaves it to be sent, or cancelled for the rest", async () => {
  const whole = await sellTwo();
  await refundParcel(whole.sellers[0]!, amountOf(whole.parcels[0]!.id, await leftOf(whole.orderId)));
  expect((await readParcel(whole.orderId)).status).toBe("cancelled");
  expect((await readStock(market.infra, whole.parcels[0]!.lines[0]!.productId)).stock).toBe(10);
  const part = await sellTwo();
  await refundParcel(part.sellers[0]!, amountOf(part.parcels[0]!.id, (await leftOf(part.orderId)) - 1));
  expect((await readParcel(part.orderId)).status).toBe("processing");
  const rest = { parcelId: part.parcels[0]!.id, requestId: randomUUID(), restocks: true, reason: "Sold out" };
  await cancelParcel(part.sellers[0]!, rest);
  expect(await leftOf(part.orderId)).toBe(0);
  expect(await differences()).toEqual(allIsWell);
});

test("ten amounts at once, each half of the parcel, are two refunds; one beside lines is none", async () => {
  const sold = await sellTwo();
  const parcelId = sold.parcels[0]!.id;
  await ship(sold);
  const half = Math.floor((await leftOf(sold.orderId)) / 2);
  const outcomes = await Promise.allSettled(
    Array.from({ length: 10 }, () => refundAsAdmin(admin, amountOf(parcelId, half))),
  );
  expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(2);
  const mixed = { ...amountOf(parcelId, 1), shippingCents: 1 };
  await expect(refundAsAdmin(admin, mixed)).rejects.toMatchObject({ code: "NOT_REFUNDABLE" });
  const request = amountOf(parcelId, 1);
  if ((await leftOf(sold.orderId)) > 0) await refundAsAdmin(admin, request);
  await expect(refundAsAdmin(admin, { ...request, amountCents: 2 })).rejects.toMatchObject({
    code: expect.stringMatching(/CONFLICT|NOT_REFUNDABLE/),
  });
  expect(await differences()).toEqual(allIsWell);
});

test("above the threshold an amount waits for a second administrator, and is refunded as it was asked for", async () => {
  const sold = await sell(market, [{ priceCents: 60_000, quantity: 1, stock: 5 }]);
  await ship(sold);
  const waiting = await refundAsAdmin(admin, amountOf(sold.parcels[0]!.id, 55_555));
  expect(waiting.approvals).toMatchObject([{ action: "parcel.refund", amountCents: 55_555 }]);
  expect(await refundsOf(market.infra, sold.orderId)).toEqual([]);
  await approve(second, { approvalId: waiting.approvals[0]!.id });
  expect(await refundsOf(market.infra, sold.orderId)).toMatchObject([{ totalCents: 55_555 }]);
  expect(await differences()).toEqual(allIsWell);
});
