import { randomUUID } from "node:crypto";
import { and, eq, isNull, ne } from "drizzle-orm";
import { promotions } from "#domains/promotions/server/tables.ts";
import { vendors } from "#domains/vendors/server/tables.ts";
import { addProduct } from "../../support/market-people.ts";
import type { World } from "./valid-input.ts";

/** A running promotion of the world's shop. */
export async function promotionOf({ infra, vendorId }: World): Promise<string> {
  const [row] = await infra.db
    .insert(promotions)
    .values({ vendorId, name: "Harvest week", kind: "freeDelivery", startsAt: infra.clock.now() })
    .returning();
  return row!.id;
}

/** A name, after making room: only so many may be open. */
async function nameOf({ infra, vendorId }: World, isPlatform: boolean): Promise<string> {
  await infra.db
    .update(promotions)
    .set({ state: "ended" })
    .where(isPlatform ? isNull(promotions.vendorId) : eq(promotions.vendorId, vendorId));
  return "Harvest week";
}

const draft = { kind: () => "freeDelivery", code: () => `C-${randomUUID().slice(0, 8).toUpperCase()}` };

/** What starts and moves promotions. */
export const promotionInputs: Record<string, (world: World) => unknown> = {
  "promotions.createPromotion.kind": draft.kind,
  "promotions.createPromotion.code": draft.code,
  "promotions.createPromotion.name": (world) => nameOf(world, false),
  "promotions.createPlatformPromotion.kind": draft.kind,
  "promotions.createPlatformPromotion.code": draft.code,
  "promotions.createPlatformPromotion.name": (world) => nameOf(world, true),
  "checkout.simulatePromotion.kind": draft.kind,
  "checkout.simulatePlatformPromotion.kind": draft.kind,
  "promotions.setMyFeatured.productIds": async ({ infra, vendorId }) => {
    await infra.db
      .update(vendors)
      .set({ planType: "premium" })
      .where(and(eq(vendors.id, vendorId), ne(vendors.planType, "enterprise")));
    return [(await addProduct(infra, vendorId)).id];
  },
};
