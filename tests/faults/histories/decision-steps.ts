import { and, inArray, isNotNull } from "drizzle-orm";
import { pausePayouts } from "#domains/decisions/server/pause-payouts.ts";
import { reinstateVendor } from "#domains/decisions/server/reinstate-vendor.ts";
import { restoreProduct } from "#domains/decisions/server/restore-product.ts";
import { resumePayouts } from "#domains/decisions/server/resume-payouts.ts";
import { suspendVendor } from "#domains/decisions/server/suspend-vendor.ts";
import { takeDownProduct } from "#domains/decisions/server/take-down-product.ts";
import { products } from "#domains/listings/server/tables.ts";
import { vendors } from "#domains/vendors/server/tables.ts";
import { day, outcomeOf, type World } from "./world.ts";

const why = { rule: "dispatch", facts: "Parcels left later than promised, several times." } as const;

const vendorOf = ({ random, stalls }: World) => random.pick(stalls).vendorId;
const productOf = ({ random, stalls }: World) => random.pick(random.pick(stalls).productIds);

/** A vendor may sell no more, and has some days to dispatch what it has sold: then `runSchedules` cancels it. */
export function suspend(world: World): Promise<string> {
  const { admin, market, random } = world;
  const days = random.pick([1, 3, 20]);
  const openParcelsUntil = new Date(market.clock.now().getTime() + days * day).toISOString();
  return outcomeOf(suspendVendor(admin, { vendorId: vendorOf(world), ...why, openParcelsUntil }));
}

export async function reinstate(world: World): Promise<string | undefined> {
  const vendorId = await pickRestricted(world, vendors.suspendedAt);
  return vendorId && outcomeOf(reinstateVendor(world.admin, { vendorId, facts: why.facts }));
}

export function takeDown(world: World): Promise<string> {
  return outcomeOf(takeDownProduct(world.admin, { productId: productOf(world), ...why }));
}

export async function restore(world: World): Promise<string | undefined> {
  const productIds = world.stalls.flatMap((stall) => stall.productIds);
  const down = await world.market.infra.db
    .select({ id: products.id })
    .from(products)
    .where(and(inArray(products.id, productIds), isNotNull(products.takenDownAt)));
  const found = productIds.filter((id) => down.some((one) => one.id === id));
  if (found.length === 0) return undefined;
  return outcomeOf(restoreProduct(world.admin, { productId: world.random.pick(found), facts: why.facts }));
}

/** A vendor is paid nothing for now, but goes on selling. */
export function stopPayouts(world: World): Promise<string> {
  return outcomeOf(pausePayouts(world.admin, { vendorId: vendorOf(world), ...why }));
}

export async function resume(world: World): Promise<string | undefined> {
  const vendorId = await pickRestricted(world, vendors.payoutsPausedAt);
  return vendorId && outcomeOf(resumePayouts(world.admin, { vendorId, facts: why.facts }));
}

type Since = typeof vendors.suspendedAt | typeof vendors.payoutsPausedAt;

/** A vendor of this history under such a restriction, in an order that the seed repeats. */
async function pickRestricted(world: World, since: Since): Promise<string | undefined> {
  const { market, random, stalls } = world;
  const vendorIds = stalls.map(({ vendorId }) => vendorId);
  const rows = await market.infra.db
    .select({ id: vendors.id })
    .from(vendors)
    .where(and(inArray(vendors.id, vendorIds), isNotNull(since)));
  const found = vendorIds.filter((id) => rows.some((one) => one.id === id));
  return found.length > 0 ? random.pick(found) : undefined;
}
