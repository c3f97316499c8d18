import { isDeepStrictEqual } from "node:util";
import { eq, sql } from "drizzle-orm";
import { adjustStocks } from "#domains/inventory/server/adjust-stocks.ts";
import type { Doors } from "#platform/rpc/context.ts";
import { endRevisions } from "../../internal/end-revisions.ts";
import { contentOf } from "../../internal/product-view.ts";
import { productRevisions, products } from "../../tables.ts";
import type { Plan } from "./plan-rows.ts";
import type { Before, RowResult } from "./set-rows.ts";

type Update = Extract<Plan, { action: "update" }>;

/**
 * Changes the products of rows that update one, as the product form does (decision 38): price and stock at once, the rest
 * of an approved one as its revision. Answers with what each was before.
 */
export async function changeProducts(tx: Doors, plans: readonly Plan[]): Promise<RowResult[]> {
  const updates = plans.filter((plan): plan is Update => plan.action === "update");
  if (updates.length === 0) return [];
  await setPrices(tx, updates);
  const deltas = await adjustStocks(
    tx,
    updates.flatMap(({ known, wanted: { stockQuantity: to } }) =>
      to === undefined ? [] : [{ productId: known.id, to }],
    ),
  );
  const results: RowResult[] = [];
  for (const update of updates) {
    const { row, known, wanted } = update;
    const stockDelta = deltas.get(known.id);
    const before: Before = {
      ...(wanted.priceCents === known.priceCents
        ? {}
        : { priceCents: { from: known.priceCents, to: wanted.priceCents } }),
      ...(wanted.sku === known.sku ? {} : { sku: { from: known.sku, to: wanted.sku } }),
      ...(stockDelta === undefined ? {} : { stockDelta }),
      ...(known.isApproved ? await revise(tx, update) : await handInAnew(tx, update)),
    };
    const { rowNumber } = row;
    results.push({ rowNumber, action: "update", productId: known.id, errors: [], before, isDone: true });
  }
  return results;
}

/** Prices and skus of many products in one statement; the price's history is the database's to write. */
async function setPrices({ db, clock }: Doors, updates: readonly Update[]): Promise<void> {
  const changed = updates.filter(
    ({ known, wanted }) => wanted.priceCents !== known.priceCents || wanted.sku !== known.sku,
  );
  if (changed.length === 0) return;
  const values = changed.map(({ known, wanted }) => ({
    id: known.id,
    sku: wanted.sku,
    price: (wanted.priceCents / 100).toFixed(2),
  }));
  await db
    .update(products)
    .set({ priceCents: sql`v.price`, sku: sql`v.sku`, updatedAt: clock.now() })
    .from(sql`jsonb_to_recordset(${JSON.stringify(values)}::jsonb) as v(id uuid, sku text, price numeric)`)
    .where(eq(products.id, sql`v.id`));
}

async function revise(tx: Doors, { known, wanted }: Update): Promise<Before> {
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

async function handInAnew(tx: Doors, { known, wanted }: Update): Promise<Before> {
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
