import { and, desc, eq, lt } from "drizzle-orm";
import { fixedLimit } from "#platform/db/fixed-limit.ts";
import type { Infra } from "#platform/rpc/context.ts";
import { stockMovements } from "./tables.ts";

const pageSize = 50;

/**
 * The changes of a product's stock, newest first, 50 per call; `next` is null at the end. The caller has checked who
 * owns the product.
 */
export async function unscopedListMovements(
  { db }: Pick<Infra, "db">,
  productId: string,
  before: number | undefined,
) {
  const rows = await db
    .select()
    .from(stockMovements)
    .where(
      and(
        eq(stockMovements.productId, productId),
        before === undefined ? undefined : lt(stockMovements.id, before),
      ),
    )
    .orderBy(desc(stockMovements.id))
    .limit(fixedLimit(pageSize + 1));
  const items = rows.slice(0, pageSize).map(({ id, delta, reason, createdAt }) => ({
    id,
    delta,
    reason,
    createdAt: createdAt.toISOString(),
  }));
  return { items, next: rows.length > pageSize ? items.at(-1)!.id : null };
}
