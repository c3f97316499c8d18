import { isDeepStrictEqual } from "node:util";
import { and, eq } from "drizzle-orm";
import type { Doors } from "#platform/rpc/context.ts";
import { endRevisions } from "../../internal/end-revisions.ts";
import { contentOf } from "../../internal/product-view.ts";
import { productRevisions, products } from "../../tables.ts";
import type { Before } from "./set-rows.ts";

type Product = typeof products.$inferSelect;

/** Gives a locked product back what a row took from it. What something else has changed since stays as it is. */
export async function restoreProduct(tx: Doors, product: Product, before: Before): Promise<void> {
  const change = { ...oldPrice(product, before), ...oldSku(product, before), ...oldContent(product, before) };
  if (Object.keys(change).length > 0)
    await tx.db
      .update(products)
      .set({ ...change, updatedAt: tx.clock.now() })
      .where(eq(products.id, product.id));
  if (before.revision) await restoreRevision(tx, product, before.revision);
}

const oldPrice = (product: Product, { priceCents }: Before) =>
  priceCents && product.priceCents === priceCents.to ? { priceCents: priceCents.from } : {};

const oldSku = (product: Product, { sku }: Before) =>
  sku && product.sku === sku.to ? { sku: sku.from } : {};

/** Of a product that has been approved meanwhile, the text is what an admin has seen. */
function oldContent(product: Product, { content, decision }: Before): Partial<Product> {
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
  tx: Doors,
  product: Product,
  { from, to }: NonNullable<Before["revision"]>,
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
