import { and, eq, inArray, isNotNull } from "drizzle-orm";
import Stripe from "stripe";
import { acceptDispute } from "#domains/disputes/server/accept-dispute.ts";
import { adoptRefunds } from "#domains/disputes/server/adopt-refunds.ts";
import { answerDispute } from "#domains/disputes/server/answer-dispute.ts";
import { assignOutsideRefund } from "#domains/disputes/server/assign-outside-refund.ts";
import { bearOutsideRefund } from "#domains/disputes/server/bear-outside-refund.ts";
import { listDisputes } from "#domains/disputes/server/list-disputes.ts";
import { listOutsideRefunds } from "#domains/disputes/server/list-outside-refunds.ts";
import { relieveVendors } from "#domains/disputes/server/relieve-vendors.ts";
import { settleDispute } from "#domains/disputes/server/settle-dispute.ts";
import { unscopedListParcels } from "#domains/orders/server/list-parcels.ts";
import { retryRefundAsAdmin } from "#domains/orders/server/retry-refund-as-admin.ts";
import { orders, refunds } from "#domains/orders/server/tables.ts";
import { control } from "../../support/disputed-orders.ts";
import { asked } from "../../support/sell.ts";
import { outcomeOf, type Purchase, sessionOf, type World } from "./world.ts";

const chance = ({ random }: World, among: number) => random.between(0, among - 1) === 0;

/** The provider's id of a purchase's payment; undefined before it is paid. */
async function paymentOf({ market }: World, { url }: Purchase): Promise<string | undefined> {
  const session = await market.infra.cards.stripe.checkout.sessions.retrieve(sessionOf(url));
  return typeof session.payment_intent === "string" ? session.payment_intent : undefined;
}

/**
 * A paid purchase with its payment; undefined if there is none, or the provider does not say. A payment that came too late
 * for its order is refunded by itself: a dispute about it is an administrator's.
 */
async function findPaid(world: World): Promise<{ purchase: Purchase; paymentId: string } | undefined> {
  const paid = await listPaid(world);
  if (paid.length === 0) return undefined;
  const purchase = world.random.pick(paid);
  const paymentId = await paymentOf(world, purchase).catch(ignoreProvider(world));
  return paymentId ? { purchase, paymentId } : undefined;
}

async function listPaid({ market, purchases }: World): Promise<Purchase[]> {
  const orderIds = purchases.map(({ orderId }) => orderId);
  if (orderIds.length === 0) return [];
  const rows = await market.infra.db
    .select({ id: orders.id })
    .from(orders)
    .where(and(inArray(orders.id, orderIds), isNotNull(orders.paidAt)));
  return purchases.filter(({ orderId }) => rows.some(({ id }) => id === orderId));
}

const ignoreProvider = (world: World) => (error: unknown) => {
  if (world.isTroubled && error instanceof Stripe.errors.StripeError) return undefined;
  throw error;
};

/** A bank takes a payment back, or a part of it. Its event comes, comes twice, or is late. */
export async function dispute(world: World): Promise<string | undefined> {
  const { market, random, disputeIds } = world;
  const found = await findPaid(world);
  if (!found) return undefined;
  const amount = random.pick([undefined, undefined, random.between(1, 9_000)]);
  const body = amount ? { amount } : {};
  const opened = await control(market, `payment_intents/${found.paymentId}/dispute`, body).catch(
    // It is disputed already, or costs less.
    () => undefined,
  );
  if (!opened) return "refused";
  disputeIds.push(opened.id);
  return `opened${amount ? " in part" : ""}, ${await hear(world, opened.id)}`;
}

async function hear(world: World, providerDisputeId: string): Promise<string> {
  const times = world.random.pick([0, 1, 1, 2]);
  for (let time = 0; time < times; time++) {
    const outcome = await outcomeOf(settleDispute(world.market.infra, { providerDisputeId }));
    if (outcome !== "done") return outcome;
  }
  return `heard × ${times}`;
}

/** The bank decides, whether it was answered or not. */
export async function decide(world: World): Promise<string | undefined> {
  const { market, random, disputeIds } = world;
  if (disputeIds.length === 0) return undefined;
  const id = random.pick(disputeIds);
  const decision = random.pick(["won", "lost", "lost"]);
  await control(market, `disputes/${id}/${decision}`);
  return `${decision}, ${await hear(world, id)}`;
}

/** An administrator answers a dispute, gives it up, or lets the platform bear it. */
export async function answer(world: World): Promise<string | undefined> {
  const { admin, random, market } = world;
  const state = random.pick(["open", "open", "closed"] as const);
  const { items } = await listDisputes({ ...admin, db: market.infra.db }, { state, page: 1 });
  const own = items.filter(({ orderId }) => world.purchases.some((one) => one.orderId === orderId));
  if (own.length === 0) return undefined;
  const { id: disputeId } = random.pick(own);
  const statement = random.pick(["Sent.", "winning_evidence", "losing_evidence"]);
  return random.pick([
    async () => `answer: ${await outcomeOf(answerDispute(admin, { disputeId, statement }))}`,
    async () => `accept: ${await outcomeOf(acceptDispute(admin, { disputeId }))}`,
    async () => `relieve: ${await outcomeOf(relieveVendors(admin, { disputeId, reason: "Ours" }))}`,
  ])();
}

/** Somebody refunds at the provider what we know nothing of. */
export async function refundOutside(world: World): Promise<string | undefined> {
  const { market, random } = world;
  const found = await findPaid(world);
  if (!found) return undefined;
  const { paymentId } = found;
  const made = await market.infra.cards.stripe.refunds
    .create({ payment_intent: paymentId, amount: random.between(1, 3_000) })
    .catch((error) => {
      if (error instanceof Stripe.errors.StripeError) return undefined;
      throw error;
    });
  if (chance(world, 3)) return made ? "made, not heard" : "refused";
  const heard = await outcomeOf(adoptRefunds(market.infra, { providerPaymentId: paymentId }));
  return `${made ? "made" : "refused"}, ${heard}`;
}

/** A card's bank returns a refund after all, ours or another's; its event comes, comes twice, or is late. */
export async function comeBack(world: World): Promise<string | undefined> {
  const { market, random } = world;
  const found = await findPaid(world);
  if (!found) return undefined;
  const { paymentId } = found;
  const made = await market.infra.cards.stripe.refunds
    .list({ payment_intent: paymentId })
    .catch(ignoreProvider(world));
  const standing = made?.data.filter(({ status }) => status === "succeeded") ?? [];
  if (standing.length === 0) return undefined;
  await control(market, `refunds/${random.pick(standing).id}/fail`);
  const times = random.pick([0, 1, 1, 2]);
  for (let time = 0; time < times; time++) {
    const outcome = await outcomeOf(adoptRefunds(market.infra, { providerPaymentId: paymentId }));
    if (outcome !== "done") return outcome;
  }
  return `heard × ${times}`;
}

/** An administrator says what such a refund was for, or lets the platform bear it. */
export async function assign(world: World): Promise<string | undefined> {
  const { admin, random, market } = world;
  const own = (await listOutsideRefunds(admin)).filter(({ orderId }) =>
    world.purchases.some((one) => one.orderId === orderId),
  );
  if (own.length === 0) return undefined;
  const { id: outsideRefundId, orderId, leftCents } = random.pick(own);
  if (chance(world, 3)) return `bear: ${await outcomeOf(bearOutsideRefund(admin, { outsideRefundId }))}`;
  const parcel = random.pick(await unscopedListParcels(market.infra.db, orderId));
  const line = random.pick(parcel.lines);
  const lines = chance(world, 2) ? [{ lineId: line.id, quantity: 1 }] : [];
  const shippingCents = random.pick([0, Math.min(leftCents, parcel.shippingCents)]);
  const part = { ...asked(parcel.id, lines, shippingCents), outsideRefundId };
  return `assign: ${await outcomeOf(assignOutsideRefund(admin, part))}`;
}

/** What is open about disputes is decided, heard and assigned. */
export async function endDisputes(world: World): Promise<void> {
  const { admin, disputeIds, market } = world;
  for (const id of disputeIds) {
    await control(market, `disputes/${id}/${world.random.pick(["won", "lost"])}`);
    await settleDispute(market.infra, { providerDisputeId: id });
  }
  for (const purchase of await listPaid(world)) {
    const providerPaymentId = await paymentOf(world, purchase);
    if (providerPaymentId) await adoptRefunds(market.infra, { providerPaymentId });
  }
  for (const { id: outsideRefundId } of await listOutsideRefunds(admin))
    await bearOutsideRefund(admin, { outsideRefundId });
}

/**
 * An administrator sends refused refunds again. That may be needed after a dispute is over, too: the provider repeats a
 * refusal whose first answer was lost.
 */
export async function retryRefused({ admin, market, purchases }: World): Promise<void> {
  const orderIds = purchases.map(({ orderId }) => orderId);
  if (orderIds.length === 0) return;
  const refused = await market.infra.db
    .select({ id: refunds.id })
    .from(refunds)
    .where(and(inArray(refunds.orderId, orderIds), eq(refunds.state, "failed")));
  for (const { id: refundId } of refused) await retryRefundAsAdmin(admin, { refundId });
}
