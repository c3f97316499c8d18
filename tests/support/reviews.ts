import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { products } from "#domains/listings/server/tables.ts";
import { orderItems, orders, parcels } from "#domains/orders/server/tables.ts";
import type { Infra, Person } from "#platform/rpc/context.ts";
import { address } from "./market-people.ts";

type Delivered = { daysAgo?: number; status?: "delivered" | "shipped" | "cancelled" };

/** A paid order of one piece of a product, delivered to the buyer. Returns the order's and its line's id. */
export async function deliver(
  { db, clock }: Infra,
  buyer: Pick<Person, "userId">,
  productId: string,
  { daysAgo = 1, status = "delivered" }: Delivered = {},
): Promise<{ orderId: string; lineId: string }> {
  const at = new Date(clock.now().getTime() - daysAgo * 86_400_000);
  const [product] = await db.select().from(products).where(eq(products.id, productId));
  const money = { goodsCents: 1_500, shippingCents: 0, taxCents: 0 };
  const shippingAddress = { ...address, line1: `${randomUUID()} Street`, line2: null, state: null };
  // An order must be the sum of its lines when the transaction ends.
  return db.transaction(async (tx) => {
    const [order] = await tx
      .insert(orders)
      .values({
        ...{ ...money, userId: buyer.userId, totalCents: 1_500, language: "en", paidAt: at, createdAt: at },
        shippingAddress: { ...shippingAddress, phone: "+12025550199" },
      })
      .returning();
    const [parcel] = await tx
      .insert(parcels)
      .values({
        ...{ ...money, orderId: order!.id, vendorId: product!.vendorId, shippingSubsidyCents: 0, status },
        ...{ shipBy: at, shippedAt: at, deliveredAt: status === "delivered" ? at : null, createdAt: at },
      })
      .returning();
    const [line] = await tx
      .insert(orderItems)
      .values({
        ...{ orderId: order!.id, parcelId: parcel!.id, productId, productName: product!.name, quantity: 1 },
        ...{ unitPriceCents: 1_500, totalPriceCents: 1_500, taxCents: 0 },
        ...{ commissionBasisPoints: 1_000, commissionCents: 150 },
      })
      .returning();
    return { orderId: order!.id, lineId: line!.id };
  });
}
