import { and, desc, eq, gte, lt, type SQL, sql } from "drizzle-orm";
import { stockMovements } from "#domains/inventory/server/tables.ts";
import { products } from "#domains/listings/server/tables.ts";
import type { AnyMovement, MovementsInput } from "#domains/stock-control/contract.ts";
import { vendors } from "#domains/vendors/server/tables.ts";
import { filteredLimit } from "#platform/db/fixed-limit.ts";
import type { SignedInCtx } from "#platform/rpc/context.ts";

const pageSize = 25;
const dayMilliseconds = 86_400_000;

/**
 * The stock movements of all products, newest first, 25 at a time, by product, vendor, kind and days (UTC). For
 * administrators.
 */
export async function listAllMovements(
  { db }: SignedInCtx,
  input: MovementsInput,
): Promise<{ items: AnyMovement[]; next: string | null }> {
  const rows = await db
    .select({
      id: stockMovements.id,
      delta: stockMovements.delta,
      kind: stockMovements.reason,
      orderId: stockMovements.orderId,
      createdAt: stockMovements.createdAt,
      key: sql<string>`to_char(${stockMovements.createdAt} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`,
      product: { id: products.id, name: products.name },
      vendor: { id: vendors.id, companyName: vendors.companyName },
    })
    .from(stockMovements)
    .innerJoin(products, eq(products.id, stockMovements.productId))
    .innerJoin(vendors, eq(vendors.id, products.vendorId))
    .where(and(...filtersOf(input)))
    .orderBy(desc(stockMovements.createdAt), desc(stockMovements.id))
    .limit(filteredLimit(pageSize + 1));
  const shown = rows.slice(0, pageSize);
  const last = shown.at(-1);
  return {
    items: shown.map(({ key: _, vendor, product, createdAt, ...row }) => ({
      ...row,
      product: { ...product, vendor },
      createdAt: createdAt.toISOString(),
    })),
    next: rows.length > pageSize && last ? `${last.key}_${last.id}` : null,
  };
}

function filtersOf({ productId, vendorId, kind, from, to, after }: MovementsInput): (SQL | undefined)[] {
  return [
    productId ? eq(stockMovements.productId, productId) : undefined,
    vendorId ? eq(products.vendorId, vendorId) : undefined,
    kind ? eq(stockMovements.reason, kind) : undefined,
    from ? gte(stockMovements.createdAt, new Date(from)) : undefined,
    to ? lt(stockMovements.createdAt, new Date(Date.parse(to) + dayMilliseconds)) : undefined,
    isAfter(after),
  ];
}

function isAfter(after: string | undefined): SQL | undefined {
  if (!after) return undefined;
  const [createdAt, id] = after.split("_");
  return sql`(${stockMovements.createdAt}, ${stockMovements.id}) < (${createdAt}::timestamptz, ${Number(id)}::bigint)`;
}
