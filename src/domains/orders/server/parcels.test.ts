import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { stockMovements } from "#domains/inventory/server/tables.ts";
import { getVendorBalance } from "#domains/ledger/server/get-vendor-balance.ts";
import { paymentAttempts } from "#domains/payments/server/tables.ts";
import { emails } from "#platform/email/tables.ts";
import { readFigures, readStock } from "../../../../tests/support/figures.ts";
import { addPerson, addVendor, contextFor } from "../../../../tests/support/market-people.ts";
import { openTestMarket, type TestMarket } from "../../../../tests/support/open-test-market.ts";
import { asked, refundedAtProvider, refundsOf, sell } from "../../../../tests/support/sell.ts";
import { acceptParcel } from "./accept-parcel.ts";
import { cancelLine } from "./cancel-line.ts";
import { cancelParcel } from "./cancel-parcel.ts";
import { cancelParcelAsAdmin } from "./cancel-parcel-as-admin.ts";
import { cancelParcelAsBuyer } from "./cancel-parcel-as-buyer.ts";
import { deliverParcel } from "./deliver-parcel.ts";
import { exportParcels } from "./export-parcels.ts";
import { getOrder } from "./get-order.ts";
import { getOrderSummary } from "./get-order-summary.ts";
import { getParcel } from "./get-parcel.ts";
import { listParcels } from "./list-parcels.ts";
import { refundAsAdmin } from "./refund-as-admin.ts";
import { refundParcel } from "./refund-parcel.ts";
import { shipParcel } from "./ship-parcel.ts";
import { orders } from "./tables.ts";

let market: TestMarket;
beforeAll(async () => {
  market = await openTestMarket();
});
afterAll(() => market.close());

const two = [[{ priceCents: 1_500, quantity: 3, stock: 10 }], [{ priceCents: 999, quantity: 2, stock: 10 }]];
const subjectsTo = async (email: string) =>
  (await market.infra.db.select().from(emails).where(eq(emails.recipient, email))).map(
    (mail) => mail.subject,
  );
const paymentOf = async (orderId: string) => {
  const [row] = await market.infra.db
    .select()
    .from(paymentAttempts)
    .where(eq(paymentAttempts.orderId, orderId));
  return row!.providerPaymentId!;
};
const allIsWell = { stock: 0, ledger: 0, refunds: 0 };

test("a parcel is promised, accepted, sent and delivered, each once; its order follows, its buyer is mailed", async () => {
  const { buyer, sellers, orderId, parcels } = await sell(market, ...two);
  const [ctx, other] = [sellers[0]!, sellers[1]!];
  const input = { parcelId: parcels[0]!.id };
  const paid = market.clock.now().getTime();
  expect(parcels[0]!.shipBy!.getTime()).toBe(paid + 3 * 86_400_000);
  expect((await acceptParcel(ctx, input)).acceptedAt).not.toBeNull();
  await expect(acceptParcel(ctx, input)).rejects.toMatchObject({ code: "CONFLICT" });
  const shipment = { ...input, carrier: "UPS", trackingNumber: "1Z999AA10123456784" };
  await expect(shipParcel(other, shipment)).rejects.toMatchObject({ code: "NOT_FOUND" });
  const outcomes = await Promise.allSettled([shipParcel(ctx, shipment), shipParcel(ctx, shipment)]);
  expect(outcomes.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
  expect((await getOrder(buyer, { orderId })).status).toBe("processing");
  await deliverParcel(ctx, input);
  await shipParcel(other, { ...shipment, parcelId: parcels[1]!.id });
  const order = await getOrder(buyer, { orderId });
  expect(order.status).toBe("shipped");
  expect(order.parcels.map((parcel) => parcel.status).sort()).toEqual(["delivered", "shipped"]);
  expect((await subjectsTo(buyer.caller.email)).sort()).toEqual([
    `Order ${order.number} is on its way`,
    `Order ${order.number} is on its way`,
    `Thank you for your order ${order.number}`,
    `Your parcel of order ${order.number} was delivered`,
  ]);
  await expect(cancelParcel(ctx, { ...asked(input.parcelId, []), restocks: true })).rejects.toMatchObject({
    code: "CONFLICT",
  });
});

test("one line of a two-vendor order goes back: the other vendor, and every cent of theirs, stay as they were", async () => {
  const { buyer, sellers, orderId, parcels } = await sell(market, ...two);
  const [first, second] = [parcels[0]!, parcels[1]!];
  const before = await getVendorBalance(market.infra.db, second.vendorId);
  const spent = (await getOrderSummary(buyer)).spentCents;
  const line = first.lines[0]!;
  const request = asked(first.id, [{ lineId: line.id, quantity: 1 }]);
  const seen = await refundParcel(sellers[0]!, request);
  await refundParcel(sellers[0]!, request);
  await market.runJobs();
  expect(await refundsOf(market.infra, orderId)).toMatchObject([
    { actor: "vendor", goodsCents: 1_500, state: "refunded", restocks: true },
  ]);
  expect(seen.refunds[0]).toMatchObject({ reason: "Torn bag", lines: [{ lineId: line.id, quantity: 1 }] });
  expect(await refundedAtProvider(market.infra, await paymentOf(orderId))).toEqual([
    seen.refunds[0]!.totalCents,
  ]);
  expect(await readStock(market.infra, line.productId)).toEqual({ stock: 8, held: 0 });
  const moved = await market.infra.db
    .select()
    .from(stockMovements)
    .where(eq(stockMovements.productId, line.productId));
  expect(moved.at(-1)).toMatchObject({ delta: 1, reason: "return", refundId: seen.refunds[0]!.id });
  expect(await getVendorBalance(market.infra.db, first.vendorId)).toBe(seen.vendorCents);
  expect(await getVendorBalance(market.infra.db, second.vendorId)).toBe(before);
  expect((await getOrderSummary(buyer)).spentCents).toBe(spent - seen.refundedCents);
  expect((await getOrder(buyer, { orderId })).status).toBe("processing");
  expect((await readFigures(market.infra)).differences).toEqual(allIsWell);
  await expect(refundParcel(sellers[1]!, asked(first.id, []))).rejects.toMatchObject({ code: "NOT_FOUND" });
  const foreign = asked(first.id, [{ lineId: second.lines[0]!.id, quantity: 1 }]);
  await expect(refundParcel(sellers[0]!, foreign)).rejects.toMatchObject({ code: "NOT_FOUND" });
});

test("never more than was bought, and never more of the delivery than was paid", async () => {
  const { sellers, parcels } = await sell(market, [{ priceCents: 1_000, quantity: 2 }]);
  const parcel = parcels[0]!;
  const [lineId, ctx] = [parcel.lines[0]!.id, sellers[0]!];
  await shipParcel(ctx, { parcelId: parcel.id, carrier: "DHL", trackingNumber: "123456" });
  for (const wrong of [
    asked(parcel.id, [{ lineId, quantity: 3 }]),
    asked(parcel.id, [], parcel.shippingCents + 1),
    asked(parcel.id, []),
    asked(parcel.id, [
      { lineId, quantity: 1 },
      { lineId, quantity: 1 },
    ]),
  ])
    await expect(refundParcel(ctx, wrong)).rejects.toMatchObject({ code: "NOT_REFUNDABLE" });
  const whole = await refundParcel(ctx, asked(parcel.id, [{ lineId, quantity: 2 }], parcel.shippingCents));
  // A dispatched parcel is not cancelled, whatever is refunded.
  expect(whole).toMatchObject({ status: "shipped", vendorCents: 0, refundableShippingCents: 0 });
  await expect(refundParcel(ctx, asked(parcel.id, [{ lineId, quantity: 1 }]))).rejects.toMatchObject({
    code: "NOT_REFUNDABLE",
  });
});

test("cancelling the last line before dispatch cancels the parcel, including delivery", async () => {
  const { buyer, sellers, orderId, parcels } = await sell(
    market,
    [
      { priceCents: 1_000, quantity: 1 },
      { priceCents: 1_100, quantity: 2 },
    ],
    [{ priceCents: 900, quantity: 1 }],
  );
  const [a, b] = parcels[0]!.lines;
  const cancel = (lineId: string) => {
    const { lines: _, shippingCents: __, ...rest } = asked(parcels[0]!.id, []);
    return cancelLine(sellers[0]!, { ...rest, lineId });
  };
  expect(await cancel(a!.id)).toMatchObject({ status: "processing" });
  await expect(cancel(a!.id)).rejects.toMatchObject({ code: "NOT_REFUNDABLE" });
  expect(await cancel(b!.id)).toMatchObject({
    status: "cancelled",
    vendorCents: 0,
    cancelReason: "Torn bag",
  });
  expect(await getVendorBalance(market.infra.db, parcels[0]!.vendorId)).toBe(0);
  // The order's other parcel is unaffected.
  expect((await getOrder(buyer, { orderId })).status).toBe("processing");
  await market.runJobs();
  expect((await readFigures(market.infra)).differences).toEqual(allIsWell);
});

test("a free delivery's subsidy goes back to the platform with a parcel that never left, and with goods that were refunded", async () => {
  const rich = [[{ priceCents: 9_000, quantity: 1 }], [{ priceCents: 9_000, quantity: 1 }]];
  const { buyer, sellers, parcels } = await sell(market, ...rich);
  expect(parcels[0]).toMatchObject({ shippingCents: 0 });
  expect(parcels[0]!.shippingSubsidyCents).toBeGreaterThan(0);
  const requestId = randomUUID();
  const order = await cancelParcelAsBuyer(buyer, { parcelId: parcels[0]!.id, requestId });
  await cancelParcelAsBuyer(buyer, { parcelId: parcels[0]!.id, requestId });
  expect(order.parcels.map((parcel) => parcel.refunds.length).sort()).toEqual([0, 1]);
  expect(await getVendorBalance(market.infra.db, parcels[0]!.vendorId)).toBe(0);
  await shipParcel(sellers[1]!, { parcelId: parcels[1]!.id, carrier: "DHL", trackingNumber: "123456" });
  await refundParcel(sellers[1]!, asked(parcels[1]!.id, [{ lineId: parcels[1]!.lines[0]!.id, quantity: 1 }]));
  expect(await getVendorBalance(market.infra.db, parcels[1]!.vendorId)).toBe(0);
  await market.runJobs();
  expect((await readFigures(market.infra)).differences).toEqual(allIsWell);
  await expect(
    cancelParcelAsBuyer(buyer, { parcelId: parcels[1]!.id, requestId: randomUUID() }),
  ).rejects.toMatchObject({ code: "CONFLICT" });
  const stranger = contextFor(market.infra, await addPerson(market.infra));
  await expect(cancelParcelAsBuyer(stranger, { parcelId: parcels[1]!.id, requestId })).rejects.toMatchObject({
    code: "NOT_FOUND",
  });
  expect(await subjectsTo(sellers[0]!.caller.email)).toContain(
    `A parcel of order ${order.number} was canceled`,
  );
});

test("an administrator refunds for a vendor, who is notified; the refund is what the vendor did not keep", async () => {
  const { sellers, orderId, parcels } = await sell(market, [{ priceCents: 1_333, quantity: 3 }]);
  const admin = contextFor(market.infra, await addPerson(market.infra, { roles: ["admin"] }));
  const parcel = parcels[0]!;
  const order = await refundAsAdmin(admin, {
    ...asked(parcel.id, [{ lineId: parcel.lines[0]!.id, quantity: 2 }], 100),
    restocks: false,
  });
  expect(order.payment).toEqual({ amountCents: order.totalCents, refundedCents: order.refundedCents });
  expect(await readStock(market.infra, parcel.lines[0]!.productId)).toEqual({ stock: 7, held: 0 });
  expect(await subjectsTo(sellers[0]!.caller.email)).toContain(`A refund for order ${order.number}`);
  await cancelParcelAsAdmin(admin, {
    parcelId: parcel.id,
    requestId: randomUUID(),
    restocks: true,
    reason: "Fraud",
  });
  await market.runJobs();
  const given = await refundedAtProvider(market.infra, await paymentOf(orderId));
  expect(given.reduce((sum, cents) => sum + cents, 0)).toBe(order.totalCents);
  expect(await getVendorBalance(market.infra.db, parcel.vendorId)).toBe(0);
  expect((await readFigures(market.infra)).differences).toEqual(allIsWell);
});

test("a vendor finds its own parcels by state, number, buyer and product, and takes them home as a file", async () => {
  const { sellers, orderId, parcels } = await sell(market, [{ priceCents: 1_500, quantity: 1 }]);
  const [order] = await market.infra.db.select().from(orders).where(eq(orders.id, orderId));
  const ctx = sellers[0]!;
  const find = async (filter: "all" | "late" | "toShip" | "new", search?: string) =>
    (await listParcels(ctx, { filter, search, sort: "newest", page: 1 })).items.map((parcel) => parcel.id);
  const mine = [parcels[0]!.id];
  expect(await find("all")).toEqual(mine);
  expect(await find("new", `#${order!.number}`)).toEqual(mine);
  expect(await find("toShip", "ada br")).toEqual(mine);
  expect(await find("all", parcels[0]!.lines[0]!.productName.toUpperCase())).toEqual(mine);
  expect(await find("all", "100%")).toEqual([]);
  expect(await find("late")).toEqual([]);
  market.clock.advance(4 * 86_400_000);
  expect(await find("late")).toEqual(mine);
  expect((await listParcels(ctx, { filter: "all", sort: "newest", page: 1 })).counts).toMatchObject({
    all: 1,
    late: 1,
    shipped: 0,
  });
  await market.infra.db
    .update(orders)
    .set({ shippingAddress: { ...order!.shippingAddress, fullName: '=HYPERLINK("https://evil.example")' } })
    .where(eq(orders.id, orderId));
  const { csv, fileName, isComplete } = await exportParcels(ctx, { filter: "all" });
  expect(fileName).toMatch(/^parcels-\d{4}-\d\d-\d\d\.csv$/);
  expect(isComplete).toBe(true);
  expect(csv.split("\r\n")).toHaveLength(3);
  expect(csv).toContain(`"'=HYPERLINK(""https://evil.example"")"`);
  const stranger = contextFor(market.infra, await addVendor(market.infra));
  await expect(getParcel(stranger, { parcelId: mine[0]! })).rejects.toMatchObject({ code: "NOT_FOUND" });
  expect((await exportParcels(stranger, { filter: "all" })).csv).not.toContain("Ada");
});
