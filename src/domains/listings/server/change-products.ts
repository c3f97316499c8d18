import { isDeepStrictEqual } from "node:util";
import { eq, sql } from "drizzle-orm";
import { adjustStocks } from "#domains/inventory/server/adjust-stocks.ts";
import type { Infra } from "#platform/rpc/context.ts";
import type { WantedProduct } from "./add-products.ts";
import { endRevisions } from "./end-revisions.ts";
import type { Listing } from "./find-listings.ts";
import { contentOf } from "./product-content.ts";
import { productRevisions, products, type RevisionContent } from "./tables.ts";

type Change<Value> = { from: Value; to: Value };

/** What an edit changed of a product: what `restoreProducts` gives back, and what the product must still be for that. */
export type ProductChange = {
  sku?: Change<string | null>;
  priceCents?: Change<number>;
  mostUnits?: Change<number | null>;
  /** By how much the stock grew. */
  stockDelta?: number;
  /** Of a product that was not approved, with the decision that the edit took away. */
  content?: Change<RevisionContent>;
  decision?: { rejectedAt: string | null; rejectionReason: string | null; submittedAt: string };
  /** Of an approved one: the edit that waits, in the place of the one that waited. */
  revision?: { from: RevisionContent | null; to: RevisionContent | null };
};

type Edit = { known: Listing; wanted: WantedProduct };

/**
 * Changes many products as the product form does (R38): price, limit per order and stock at once, the rest of an approved product as its
 * revision. Returns what each edit changed, in the same order. In the caller's transaction, which has locked the products.
 */
export async function changeProducts(tx: Infra, edits: readonly Edit[]): Promise<ProductChange[]> {
  if (edits.length === 0) return [];
  await setPrices(tx, edits);
  const deltas = await adjustStocks(
    tx,
    edits.flatMap(({ known, wanted: { stockQuantity: to } }) =>
      to === undefined ? [] : [{ productId: known.id, to }],
    ),
  );
  const changes: ProductChange[] = [];
  for (const edit of edits) {
    const { known, wanted } = edit;
    const stockDelta = deltas.get(known.id);
    changes.push({
      ...(wanted.priceCents === known.priceCents
        ? {}
        : { priceCents: { from: known.priceCents, to: wanted.priceCents } }),
      ...(wanted.mostUnits === known.mostUnits
        ? {}
        : { mostUnits: { from: known.mostUnits, to: wanted.mostUnits } }),
      ...(wanted.sku === known.sku ? {} : { sku: { from: known.sku, to: wanted.sku } }),
      ...(stockDelta === undefined ? {} : { stockDelta }),
      ...(known.isApproved ? await revise(tx, edit) : await resubmit(tx, edit)),
    });
  }
  return changes;
}

/** Prices, limits per order and skus of many products in one statement; the price's history is the database's to write. */
async function setPrices({ db, clock }: Infra, edits: readonly Edit[]): Promise<void> {
  const changed = edits.filter(
    ({ known, wanted }) =>
      wanted.priceCents !== known.priceCents ||
      wanted.mostUnits !== known.mostUnits ||
      wanted.sku !== known.sku,
  );
  if (changed.length === 0) return;
  const values = changed.map(({ known, wanted }) => ({
    id: known.id,
    sku: wanted.sku,
    price: (wanted.priceCents / 100).toFixed(2),
    most: wanted.mostUnits,
  }));
  await db
    .update(products)
    .set({ priceCents: sql`v.price`, mostUnits: sql`v.most`, sku: sql`v.sku`, updatedAt: clock.now() })
    .from(
      sql`jsonb_to_recordset(${JSON.stringify(values)}::jsonb) as v(id uuid, sku text, price numeric, most int)`,
    )
    .where(eq(products.id, sql`v.id`));
}

async function revise(tx: Infra, { known, wanted }: Edit): Promise<ProductChange> {
  const isSame = isDeepStrictEqual(wanted.content, known.waiting ?? known.content);
  if (isSame) return {};
  await endRevisions(tx, known.id);
  const isOnSaleAlready = isDeepStrictEqual(wanted.content, known.content);
  if (!isOnSaleAlready)
    await tx.db
      .insert(productRevisions)
      .values({ productId: known.id, content: wanted.content, submittedAt: tx.clock.now() });
  return { revision: { from: known.waiting, to: isOnSaleAlready ? null : wanted.content } };
}

async function resubmit(tx: Infra, { known, wanted }: Edit): Promise<ProductChange> {
  if (isDeepStrictEqual(wanted.content, known.content)) return {};
  const now = tx.clock.now();
  await tx.db
    .update(products)
    .set({ ...wanted.content, rejectedAt: null, rejectionReason: null, submittedAt: now, updatedAt: now })
    .where(eq(products.id, known.id));
  return {
    content: { from: contentOf(known.content), to: wanted.content },
    decision: {
      rejectedAt: known.rejectedAt?.toISOString() ?? null,
      rejectionReason: known.rejectionReason,
      submittedAt: known.submittedAt.toISOString(),
    },
  };
}
