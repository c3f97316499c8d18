import { isDeepStrictEqual } from "node:util";
import { and, eq, inArray, isNull } from "drizzle-orm";
import { adjustStocks } from "#domains/inventory/server/adjust-stocks.ts";
import type { Infra } from "#platform/rpc/context.ts";
import type { ProductChange } from "./change-products.ts";
import { endRevisions } from "./end-revisions.ts";
import { contentOf } from "./product-content.ts";
import { productRevisions, products } from "./tables.ts";

type Product = typeof products.$inferSelect;
type Undo = { productId: string; change: ProductChange };

/**
 * Takes back what `changeProducts` changed of a vendor's products, stock included. What something else has changed since
 * stays as it is, and so do deleted products. In the caller's transaction. For bulk work.
 */
export async function restoreProducts(tx: Infra, vendorId: string, undos: readonly Undo[]): Promise<void> {
  const locked = await lockProducts(
    tx,
    vendorId,
    undos.map(({ productId }) => productId),
  );
  const found = undos.flatMap(({ productId, change }) => {
    const product = locked.get(productId);
    return product ? [{ product, change }] : [];
  });
  await adjustStocks(
    tx,
    found.flatMap(({ product, change: { stockDelta } }) =>
      stockDelta === undefined ? [] : [{ productId: product.id, by: -stockDelta }],
    ),
  );
  for (const { product, change } of found) await restoreProduct(tx, product, change);
}

async function lockProducts(
  { db }: Infra,
  vendorId: string,
  ids: readonly string[],
): Promise<Map<string, Product>> {
  const rows = await db
    .select()
    .from(products)
    .where(and(eq(products.vendorId, vendorId), inArray(products.id, [...ids]), isNull(products.deletedAt)))
    .orderBy(products.id)
    .for("no key update");
  return new Map(rows.map((row) => [row.id, row]));
}

async function restoreProduct(tx: Infra, product: Product, change: ProductChange): Promise<void> {
  const old = {
    ...oldPrice(product, change),
    ...oldMost(product, change),
    ...oldSku(product, change),
    ...oldContent(product, change),
  };
  if (Object.keys(old).length > 0)
    await tx.db
      .update(products)
      .set({ ...old, updatedAt: tx.clock.now() })
      .where(eq(products.id, product.id));
  if (change.revision) await restoreRevision(tx, product, change.revision);
}

const oldPrice = (product: Product, { priceCents }: ProductChange) =>
  priceCents && product.priceCents === priceCents.to ? { priceCents: priceCents.from } : {};

const oldMost = (product: Product, { mostUnits }: ProductChange) =>
  mostUnits && product.mostUnits === mostUnits.to ? { mostUnits: mostUnits.from } : {};

const oldSku = (product: Product, { sku }: ProductChange) =>
  sku && product.sku === sku.to ? { sku: sku.from } : {};

/** Of a product that has been approved meanwhile, the text is what an admin has seen. */
function oldContent(product: Product, { content, decision }: ProductChange): Partial<Product> {
  if (!content || !decision || product.isApproved) return {};
  if (!isDeepStrictEqual(contentOf(product), contentOf(content.to))) return {};
  const { rejectedAt, rejectionReason, submittedAt } = decision;
  return {
    ...contentOf(content.from),
    ...(product.rejectedAt
      ? {}
      : {
          rejectedAt: rejectedAt ? new Date(rejectedAt) : null,
          rejectionReason,
          submittedAt: new Date(submittedAt),
        }),
  };
}

async function restoreRevision(
  tx: Infra,
  product: Product,
  { from, to }: NonNullable<ProductChange["revision"]>,
): Promise<void> {
  const isWaiting = and(eq(productRevisions.productId, product.id), eq(productRevisions.state, "waiting"));
  const [waiting] = await tx.db.select().from(productRevisions).where(isWaiting);
  const isAsLeft = to ? waiting && isDeepStrictEqual(contentOf(waiting.content), contentOf(to)) : !waiting;
  if (!isAsLeft) return;
  await endRevisions(tx, product.id);
  if (from)
    await tx.db
      .insert(productRevisions)
      .values({ productId: product.id, content: contentOf(from), submittedAt: tx.clock.now() });
}
