import { and, asc, eq, isNull, lte, or, sql } from "drizzle-orm";
import { products } from "#domains/listings/server/tables.ts";
import type { OfferView } from "#domains/promotions/contract.ts";
import type { Ctx } from "#platform/rpc/context.ts";
import { promotions } from "./tables.ts";

const most = 5;
const covers = (column: unknown, value: unknown) =>
  sql`(cardinality(${column}) = 0 or ${value} = any(${column}))`;

/** What applies to a product by itself now, at most five: the vendor's own and the platform's, without codes. For visitors. */
export async function listProductPromotions(
  { db, clock }: Ctx,
  { productId }: { productId: string },
): Promise<{ items: OfferView[] }> {
  const now = clock.now();
  const rows = await db
    .select({
      id: promotions.id,
      name: promotions.name,
      kind: promotions.kind,
      percentBasisPoints: promotions.percentBasisPoints,
      amountCents: promotions.amountCents,
      buyUnits: promotions.buyUnits,
      getUnits: promotions.getUnits,
      isFirstOrderOnly: promotions.isFirstOrderOnly,
      leastCents: promotions.leastCents,
      endsAt: promotions.endsAt,
      isPlatform: sql<boolean>`${promotions.vendorId} is null`,
    })
    .from(promotions)
    .innerJoin(products, eq(products.id, productId))
    .where(
      and(
        eq(promotions.state, "active"),
        isNull(promotions.code),
        lte(promotions.startsAt, now),
        or(isNull(promotions.endsAt), sql`${promotions.endsAt} > ${now.toISOString()}::timestamptz`),
        or(isNull(promotions.vendorId), eq(promotions.vendorId, products.vendorId)),
        sql`coalesce(${promotions.usedCount} < ${promotions.mostUses}, true) and coalesce(${promotions.spentCents} < ${promotions.budgetCents}, true)`,
        covers(promotions.vendorIds, products.vendorId),
        covers(promotions.productIds, products.id),
        covers(promotions.categoryIds, products.category),
      ),
    )
    .orderBy(asc(promotions.createdAt), promotions.id)
    .limit(most);
  return { items: rows.map((row) => ({ ...row, endsAt: row.endsAt?.toISOString() ?? null })) };
}
