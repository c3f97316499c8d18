import { randomUUID } from "node:crypto";
import { and, eq, inArray, isNotNull, lt } from "drizzle-orm";
import Stripe from "stripe";
import { sweepPurchases } from "#domains/checkout/server/sweep-purchases.ts";
import type { ProductInput } from "#domains/listings/product-shapes.ts";
import { adjustStock } from "#domains/listings/server/adjust-stock.ts";
import { contentOf } from "#domains/listings/server/product-content.ts";
import { setProductActive } from "#domains/listings/server/set-product-active.ts";
import { products } from "#domains/listings/server/tables.ts";
import { updateProduct } from "#domains/listings/server/update-product.ts";
import { parcels } from "#domains/orders/server/tables.ts";
import { watchParcels } from "#domains/orders/server/watch-parcels.ts";
import { getBalance } from "#domains/payouts/server/get-balance.ts";
import { recordManualPayout } from "#domains/payouts/server/record-manual-payout.ts";
import { requestPayout } from "#domains/payouts/server/request-payout.ts";
import { resendPayouts } from "#domains/payouts/server/resend-payouts.ts";
import { startPayouts } from "#domains/payouts/server/start-payouts.ts";
import { payouts } from "#domains/payouts/server/tables.ts";
import { workOffProblems } from "#domains/problems/server/work-off-problems.ts";
import { unscopedPauseShop } from "#domains/vendors/server/pause-shop.ts";
import { vendors } from "#domains/vendors/server/tables.ts";
import { AppError } from "#kernel/errors.ts";
import { inTransaction } from "#platform/rpc/context.ts";
import { setChaos } from "../support/chaos.ts";
import { approveWaiting } from "./approval-steps.ts";
import { day, minute, outcomeOf, sandboxOf, type World } from "./world.ts";

export function restock({ random, stalls }: World): Promise<string> {
  const { ctx, productIds } = random.pick(stalls);
  const delta = random.pick([-3, -1, 1, 5]);
  const productId = random.pick(productIds);
  return outcomeOf(adjustStock(ctx, { productId, delta, reason: "adjustment" }));
}

export async function changePrice({ market, random, stalls }: World): Promise<string> {
  const { ctx, productIds } = random.pick(stalls);
  const productId = random.pick(productIds);
  const [product] = await market.infra.db.select().from(products).where(eq(products.id, productId));
  const priceCents = Math.max(1, product!.priceCents + random.between(-200, 200));
  return outcomeOf(updateProduct(ctx, { ...(contentOf(product!) as ProductInput), productId, priceCents }));
}

export function hideOrShow({ random, stalls }: World): Promise<string> {
  const { ctx, productIds } = random.pick(stalls);
  const isActive = random.between(0, 3) > 0;
  return outcomeOf(setProductActive(ctx, { productId: random.pick(productIds), isActive }));
}

/** A whole shop is hidden from shoppers, or shown again; its orders go on. */
export function pause({ market, random, stalls }: World): Promise<string> {
  const { vendorId } = random.pick(stalls);
  const isPaused = random.between(0, 2) === 0;
  return outcomeOf(inTransaction(market.infra, (tx) => unscopedPauseShop(tx, vendorId, isPaused)));
}

/** The weekly run, a vendor's own request, or a bank payment that an administrator records, sometimes of too much. */
export async function payOut(world: World): Promise<string> {
  const { market, random, stalls, admin } = world;
  const { infra } = market;
  const by = random.pick(["run", "request", "bank"] as const);
  if (by === "run") {
    await startPayouts(infra);
    return `run: ${await infra.db.$count(payouts, eq(payouts.state, "started"))} under way`;
  }
  const balances = await Promise.all(
    stalls.map(async ({ ctx, vendorId }) => ({ ctx, vendorId, ...(await getBalance(ctx)) })),
  );
  const [richest] = balances.toSorted((one, other) => other.availableCents - one.availableCents);
  const { ctx, vendorId, availableCents } = random.pick([richest!, richest!, ...balances]);
  if (by === "request") return `request: ${await outcomeOf(requestPayout(ctx))}`;
  const percent = random.pick([30, 100, 120]);
  const amountCents = Math.ceil((Math.max(1, availableCents) * percent) / 100);
  const payment = { vendorId, payoutId: randomUUID(), amountCents, note: "Wire" };
  return `bank ${percent}%: ${await outcomeOf(recordManualPayout(admin, payment).then(() => approveWaiting(world)))}`;
}

export async function wait({ market, random }: World): Promise<string> {
  const time = random.pick([5 * minute, 35 * minute, 2 * day, 5 * day, 12 * day]);
  market.clock.advance(time);
  return `${time / minute} minutes`;
}

/** Until the money of whatever was sent can be paid out. */
export async function waitWeeks({ market }: World): Promise<string> {
  market.clock.advance(29 * day);
  return "done";
}

/** From now on, some of the calls to the card provider fail, before or after their effect. */
export async function trouble(world: World): Promise<string> {
  const { random, market } = world;
  const ways = ["tooMany", "failBefore", "failAfter", "dropBefore", "dropAfter"];
  const policy = { seed: random.between(1, 1_000_000), [random.pick(ways)]: 0.6, [random.pick(ways)]: 0.3 };
  await setChaos(sandboxOf(market), policy);
  world.isTroubled = true;
  return JSON.stringify(policy);
}

export async function calm(world: World): Promise<string | undefined> {
  if (!world.isTroubled) return undefined;
  await setChaos(sandboxOf(world.market));
  world.isTroubled = false;
  return "done";
}

/** The jobs that are due. Those that fail because the provider does, and what waited behind them, are lost. */
export async function runJobs({ market, isTroubled }: World): Promise<string> {
  try {
    await market.runJobs();
    return "done";
  } catch (error) {
    if (isTroubled && isProviders(error)) return "some lost";
    throw error;
  }
}

/** Whether the provider is to blame, or for all of it. */
function isProviders(error: unknown): boolean {
  if (error instanceof AggregateError) return error.errors.every(isProviders);
  return error instanceof Stripe.errors.StripeError || error instanceof AppError;
}

/** What runs by the clock; says how many parcels of suspended vendors it has cancelled. */
export async function runSchedules(world: World): Promise<string> {
  const { infra } = world.market;
  await sweepPurchases(infra);
  const before = await countOverdue(world);
  await watchParcels(infra);
  await workOffProblems(infra);
  const cutOff = before - (await countOverdue(world));
  await resendPayouts(infra);
  return `${await runJobs(world)}${cutOff > 0 ? `, ${cutOff} cut off` : ""}`;
}

/** Parcels that a suspended vendor has not dispatched in its time. */
async function countOverdue({ market, stalls }: World): Promise<number> {
  const { db, clock } = market.infra;
  const suspended = db
    .select({ id: vendors.id })
    .from(vendors)
    .where(and(isNotNull(vendors.suspendedAt), lt(vendors.openParcelsUntil, clock.now())));
  const vendorIds = stalls.map(({ vendorId }) => vendorId);
  return db.$count(
    parcels,
    and(
      eq(parcels.status, "processing"),
      inArray(parcels.vendorId, vendorIds),
      inArray(parcels.vendorId, suspended),
    ),
  );
}
