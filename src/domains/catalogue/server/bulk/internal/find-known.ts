import { and, asc, eq, inArray, isNull, or } from "drizzle-orm";
import { stock } from "#domains/inventory/server/tables.ts";
import { idSchema } from "#kernel/schemas.ts";
import type { Db } from "#platform/db/database.ts";
import { contentOf } from "../../internal/product-view.ts";
import { productRevisions, products, type RevisionContent } from "../../tables.ts";

/** A product of the shop's that rows are about. */
export type Known = Pick<
  typeof products.$inferSelect,
  "id" | "sku" | "priceCents" | "isApproved" | "rejectedAt" | "rejectionReason" | "submittedAt"
> & {
  stockQuantity: number;
  content: RevisionContent;
  /** What the edit says that waits for approval. */
  waiting: RevisionContent | null;
};

type Cells = Record<string, string>;

/** The products that rows name by their id or else by their sku, fetched at once; gives the way to find each. */
export async function findKnown(
  db: Db,
  vendorId: string,
  rows: readonly { cells: Cells }[],
  { lock }: { lock: boolean },
): Promise<(cells: Cells) => Known | undefined> {
  const ids = rows.flatMap(({ cells }) => (isId(cells["id"]) ? [cells["id"]] : []));
  const skus = rows.flatMap(({ cells }) => (cells["sku"] ? [cells["sku"]] : []));
  const query = db
    .select({ product: products, stockQuantity: stock.stockQuantity })
    .from(products)
    .innerJoin(stock, eq(stock.productId, products.id))
    .where(
      and(
        eq(products.vendorId, vendorId),
        isNull(products.deletedAt),
        or(inArray(products.id, ids), inArray(products.sku, skus)),
      ),
    )
    .orderBy(asc(products.id));
  const found = await (lock ? query.for("no key update", { of: products }) : query);
  const waiting = await findWaiting(
    db,
    found.map(({ product }) => product.id),
  );
  const known = found.map(({ product, stockQuantity }) => ({
    ...product,
    stockQuantity,
    content: contentOf(product),
    waiting: waiting.get(product.id) ?? null,
  }));
  const byId = new Map(known.map((product) => [product.id, product]));
  const bySku = new Map(known.map((product) => [product.sku, product]));
  return ({ id, sku }) => (id ? byId.get(id.toLowerCase()) : sku ? bySku.get(sku) : undefined);
}

const isId = (text: string | undefined): text is string => idSchema.safeParse(text).success;

async function findWaiting(db: Db, ids: readonly string[]): Promise<Map<string, RevisionContent>> {
  const rows = await db
    .select({ productId: productRevisions.productId, content: productRevisions.content })
    .from(productRevisions)
    .where(and(inArray(productRevisions.productId, [...ids]), eq(productRevisions.state, "waiting")));
  return new Map(rows.map(({ productId, content }) => [productId, contentOf(content)]));
}
