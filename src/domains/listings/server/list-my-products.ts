import { and, asc, count, desc, eq, ilike, isNull, type SQL, sql } from "drizzle-orm";
import { type ProductState, productStates } from "#domains/catalogue/product-bounds.ts";
import { stock } from "#domains/inventory/server/tables.ts";
import type { OwnProductRow } from "#domains/listings/product-shapes.ts";
import { placeholderImage } from "#kernel/placeholder-image.ts";
import type { SignedInCtx } from "#platform/rpc/context.ts";
import { ownVendorId } from "#platform/rpc/own-vendor-id.ts";
import { stateColumn } from "./internal/product-view.ts";
import { productRevisions, products } from "./tables.ts";

const pageSize = 20;

type Input = { state?: ProductState; search?: string; sort: keyof typeof orders; page: number };

/** The caller's own products, 20 per page, with the count of each state. The search matches the name. For vendors. */
export async function listMyProducts(ctx: SignedInCtx, { state, search, sort, page }: Input) {
  const isMine = and(eq(products.vendorId, ownVendorId(ctx)), isNull(products.deletedAt));
  const isFound = search ? ilike(products.name, `%${search.replace(/[\\%_]/g, "\\$&")}%`) : undefined;
  const counted = await ctx.db
    .select({
      state: stateColumn,
      found: count(isFound ? sql`case when ${isFound} then 1 end` : undefined),
      all: count(),
    })
    .from(products)
    .where(isMine)
    .groupBy(stateColumn);
  const isInState = state ? sql`${stateColumn} = ${state}` : undefined;
  const rows = await ctx.db
    .select(rowColumns)
    .from(products)
    .innerJoin(stock, eq(stock.productId, products.id))
    .where(and(isMine, isFound, isInState))
    .orderBy(...orders[sort], products.id)
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  const figure = (name: ProductState, what: "found" | "all") =>
    counted.find((row) => row.state === name)?.[what] ?? 0;
  return {
    items: rows.map(toRow),
    total: (state ? [state] : [...productStates]).reduce((sum, name) => sum + figure(name, "found"), 0),
    page,
    pageSize,
    counts: Object.fromEntries(productStates.map((name) => [name, figure(name, "all")])) as Record<
      ProductState,
      number
    >,
  };
}

const orders = {
  newest: [desc(products.createdAt)],
  name: [asc(sql`lower(${products.name})`)],
  price: [asc(products.priceCents)],
  stock: [asc(stock.stockQuantity)],
} satisfies Record<string, SQL[]>;

const rowColumns = {
  id: products.id,
  state: stateColumn,
  isTakenDown: sql<boolean>`${products.takenDownAt} is not null`,
  name: products.name,
  category: products.category,
  imageUrl: sql<string>`coalesce(${products.imageUrls}[1], ${placeholderImage})`,
  priceCents: products.priceCents,
  stockQuantity: stock.stockQuantity,
  heldQuantity: stock.heldQuantity,
  submittedAt: products.submittedAt,
  rejectionReason: products.rejectionReason,
  revisionState: sql<"waiting" | "rejected" | null>`(
    select ${productRevisions.state} from ${productRevisions}
    where ${productRevisions.productId} = ${products.id} and ${productRevisions.state} in ('waiting', 'rejected')
    order by ${productRevisions.submittedAt} desc limit 1)`,
  createdAt: products.createdAt,
};

type Row = Omit<OwnProductRow, "submittedAt" | "createdAt" | "category"> & {
  submittedAt: Date;
  createdAt: Date;
  category: string;
};

function toRow(row: Row): OwnProductRow {
  return {
    ...row,
    category: row.category as OwnProductRow["category"],
    submittedAt: row.submittedAt.toISOString(),
    createdAt: row.createdAt.toISOString(),
  };
}
