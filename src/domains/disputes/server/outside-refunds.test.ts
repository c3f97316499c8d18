import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { refundParcel } from "#domains/orders/server/refund-parcel.ts";
import { parcels } from "#domains/orders/server/tables.ts";
import type { SignedInCtx } from "#platform/rpc/context.ts";
import {
  expectBooksRight,
  mailsAbout,
  paymentOf,
  sellTwo,
} from "../../../../tests/support/disputed-orders.ts";
import { readStock } from "../../../../tests/support/figures.ts";
import { addPerson, contextFor } from "../../../../tests/support/market-people.ts";
import { openTestMarket, type TestMarket } from "../../../../tests/support/open-test-market.ts";
import { asked, refundsOf } from "../../../../tests/support/sell.ts";
import { codeOf } from "../../../../tests/support/sell-and-pay-out.ts";
import { adoptRefunds } from "./adopt-refunds.ts";
import { assignOutsideRefund } from "./assign-outside-refund.ts";
import { bearOutsideRefund } from "./bear-outside-refund.ts";
import { listOutsideRefunds } from "./list-outside-refunds.ts";
import { outsideRefunds } from "./tables.ts";

let market: TestMarket;
let admin: SignedInCtx;
beforeAll(async () => {
  market = await openTestMarket();
  admin = contextFor(market.infra, await addPerson(market.infra, { roles: ["admin"], name: "Root" }));
});
afterAll(() => market.close());

test("a refund made at the provider is adopted once, assigned to the goods it was for, and the rest borne", async () => {
  const { orderId, parcels: sent, sellers } = await sellTwo(market);
  const { paymentId } = await paymentOf(market, orderId);
  const { stripe } = market.infra.cards;
  await stripe.refunds.create({ payment_intent: paymentId, amount: 4_900 });
  for (let times = 0; times < 2; times++) await adoptRefunds(market.infra, { providerPaymentId: paymentId });
  const waiting = (await listOutsideRefunds(admin)).filter((one) => one.orderId === orderId);
  expect(waiting).toMatchObject([{ amountCents: 4_900, leftCents: 4_900 }]);
  await expectBooksRight(market);
  const { id: outsideRefundId } = waiting[0]!;
  const wanted = [{ lineId: sent[0]!.lines[0]!.id, quantity: 2 }];
  expect(await codeOf(refundParcel(sellers[0]!, asked(sent[0]!.id, wanted)))).toBe("PAYMENT_DISPUTED");
  const other = await sellTwo(market);
  const foreign = asked(other.parcels[0]!.id, [{ lineId: other.parcels[0]!.lines[0]!.id, quantity: 1 }]);
  expect(await codeOf(assignOutsideRefund(admin, { outsideRefundId, ...foreign }))).toBe("NOT_FOUND");
  const tooMuch = asked(
    sent[1]!.id,
    [{ lineId: sent[1]!.lines[0]!.id, quantity: 1 }],
    sent[1]!.shippingCents,
  );
  expect(await codeOf(assignOutsideRefund(admin, { outsideRefundId, ...tooMuch }))).toBe("NOT_REFUNDABLE");
  await assignOutsideRefund(admin, { outsideRefundId, ...asked(sent[0]!.id, wanted) });
  expect(await readStock(market.infra, sent[0]!.lines[0]!.productId)).toEqual({ stock: 10, held: 0 });
  const [refund] = await refundsOf(market.infra, orderId);
  expect(refund).toMatchObject({ state: "refunded", paidBy: "outside" });
  expect(await mailsAbout(market, `refund-buyer:${refund!.id}`)).toHaveLength(1);
  await bearOutsideRefund(admin, { outsideRefundId });
  expect(await codeOf(bearOutsideRefund(admin, { outsideRefundId }))).toBe("NOT_FOUND");
  const [row] = await market.infra.db
    .select()
    .from(outsideRefunds)
    .where(eq(outsideRefunds.id, outsideRefundId));
  expect(row!.lossCents).toBe(4_900 - refund!.totalCents);
  const frozen = await market.infra.db.select().from(parcels).where(eq(parcels.orderId, orderId));
  expect(frozen.every(({ frozenAt }) => frozenAt === null)).toBe(true);
  await expectBooksRight(market);
});

test("our own refunds are not adopted", async () => {
  const { orderId, sellers, parcels: sent } = await sellTwo(market);
  const { paymentId } = await paymentOf(market, orderId);
  await refundParcel(sellers[0]!, asked(sent[0]!.id, [{ lineId: sent[0]!.lines[0]!.id, quantity: 1 }]));
  await market.runJobs();
  await adoptRefunds(market.infra, { providerPaymentId: paymentId });
  expect(await market.infra.db.$count(outsideRefunds, eq(outsideRefunds.orderId, orderId))).toBe(0);
});
