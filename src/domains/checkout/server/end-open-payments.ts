import { and, asc, eq, exists, isNull } from "drizzle-orm";
import { orderItems, orders, parcels } from "#domains/orders/server/tables.ts";
import type { Infra } from "#platform/rpc/context.ts";
import { abandonPurchase } from "./settle-purchase.ts";

type Withdrawn = { vendorId: string; productId?: string };

/**
 * Job `end-open-payments`: ends at the provider each unfinished payment of a suspended vendor's goods, or of a product
 * that was taken down, and releases its stock. What was paid meanwhile is sold. One failure does not stop the others;
 * the job is tried again.
 */
export async function endOpenPayments(infra: Infra, withdrawn: Withdrawn): Promise<void> {
  const failures: unknown[] = [];
  for (const orderId of await listOpen(infra, withdrawn))
    await abandonPurchase(infra, orderId).catch((error) => failures.push(error));
  if (failures.length > 0) throw new AggregateError(failures, "open payments of withdrawn goods");
}

async function listOpen({ db }: Infra, { vendorId, productId }: Withdrawn): Promise<string[]> {
  const ofParcel = eq(orderItems.parcelId, parcels.id);
  const rows = await db
    .select({ id: orders.id })
    .from(parcels)
    .innerJoin(orders, eq(orders.id, parcels.orderId))
    .where(
      and(
        eq(parcels.vendorId, vendorId),
        eq(parcels.status, "pending"),
        isNull(orders.paidAt),
        productId
          ? exists(
              db
                .select({ id: orderItems.id })
                .from(orderItems)
                .where(and(ofParcel, eq(orderItems.productId, productId))),
            )
          : undefined,
      ),
    )
    .orderBy(asc(orders.createdAt));
  return rows.map((row) => row.id);
}
