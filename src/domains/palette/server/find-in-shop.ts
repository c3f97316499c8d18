import { and, desc, eq, isNotNull, isNull } from "drizzle-orm";
import { products } from "#domains/listings/server/tables.ts";
import { orders, parcels } from "#domains/orders/server/tables.ts";
import type { Found } from "#domains/palette/contract.ts";
import { mayInShop } from "#kernel/permissions.ts";
import { fixedLimit } from "#platform/db/fixed-limit.ts";
import type { SignedInCtx } from "#platform/rpc/context.ts";
import { contains, numberIn } from "./internal/contains.ts";

const most = 5;

/**
 * One's own paid parcels by their order's number, and one's own products by name: at most five of each, and only what one's role in
 * the team may see. For an approved vendor.
 */
export async function findInShop(
  ctx: SignedInCtx,
  { search }: { search: string },
): Promise<{ items: Found[] }> {
  const { caller } = ctx;
  const [sold, listed] = await Promise.all([
    mayInShop(caller, "parcels.read") ? findParcels(ctx, numberIn(search)) : [],
    mayInShop(caller, "products.read") ? findProducts(ctx, search) : [],
  ]);
  return { items: [...sold, ...listed] };
}

async function findParcels({ db, caller }: SignedInCtx, number: number | null): Promise<Found[]> {
  if (number === null) return [];
  const rows = await db
    .select({ id: parcels.id, number: orders.number, status: parcels.status })
    .from(parcels)
    .innerJoin(orders, eq(orders.id, parcels.orderId))
    .where(and(eq(orders.number, number), isNotNull(orders.paidAt), eq(parcels.vendorId, caller.vendor!.id)));
  return rows.map(({ id, number: shown }) => ({ kind: "order", id, label: `#${shown}`, detail: "" }));
}

async function findProducts({ db, caller }: SignedInCtx, search: string): Promise<Found[]> {
  const rows = await db
    .select({ id: products.id, label: products.name })
    .from(products)
    .where(
      and(
        eq(products.vendorId, caller.vendor!.id),
        isNull(products.deletedAt),
        contains(products.name, search),
      ),
    )
    .orderBy(desc(products.createdAt))
    .limit(fixedLimit(most));
  return rows.map((row) => ({ kind: "product", detail: "", ...row }));
}
