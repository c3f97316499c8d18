import { isDeepStrictEqual } from "node:util";
import { and, eq } from "drizzle-orm";
import type { OwnProduct, ProductInput } from "#domains/listings/product-shapes.ts";
import { inTransaction, type SignedInCtx } from "#platform/rpc/context.ts";
import { ownVendorId } from "#platform/rpc/own-vendor-id.ts";
import { announceWaiting } from "./announce-waiting.ts";
import { checkContent } from "./check-content.ts";
import { claimPlaces } from "./claim-places.ts";
import { endRevisions } from "./end-revisions.ts";
import { announceChange } from "./internal/announce-change.ts";
import { lockProduct } from "./internal/lock-product.ts";
import { isOwn, readProduct } from "./internal/product-view.ts";
import { publishEdit } from "./internal/publish-edit.ts";
import { publishesAtOnce } from "./internal/publishes-at-once.ts";
import { contentOf, remainingTranslations } from "./product-content.ts";
import { productRevisions, products, type RevisionContent } from "./tables.ts";

type Product = typeof products.$inferSelect;
type Edit = ProductInput & { productId: string };

/**
 * Edits one of the caller's products (R38). The price, in cents, and the limit per order apply at once. Other changes of an approved
 * product wait for approval as its revision, replacing a pending one, while the old version keeps selling; restoring
 * the content on sale withdraws the revision; a trusted vendor's are on sale at once. An unapproved product is edited in place and resubmitted, which for a
 * rejected one counts toward the limit: PLAN_LIMIT_REACHED. For vendors.
 */
export async function updateProduct(ctx: SignedInCtx, input: Edit): Promise<OwnProduct> {
  const vendorId = ownVendorId(ctx);
  return inTransaction(ctx, async (ctx) => {
    await claimPlaces(ctx, vendorId, 0);
    const product = await lockProduct(ctx, vendorId, input.productId);
    const { revision } = await readProduct(ctx.db, isOwn(vendorId, product.id));
    const known = [...product.imageUrls, ...(revision?.content.imageUrls ?? [])];
    const {
      translations = remainingTranslations((revision?.content ?? product).translations, input.language),
    } = input;
    const content = await checkContent(ctx.db, vendorId, { ...input, translations }, known);
    if (product.isApproved) await revise(ctx, product, content);
    else await handInAnew(ctx, product, content);
    const { priceCents, mostUnits = product.mostUnits } = input;
    if (product.priceCents !== priceCents || product.mostUnits !== mostUnits) {
      await ctx.db
        .update(products)
        .set({ priceCents, mostUnits, updatedAt: ctx.clock.now() })
        .where(eq(products.id, product.id));
      await announceChange(ctx, { vendorId, productId: product.id });
    }
    return readProduct(ctx.db, isOwn(vendorId, product.id));
  });
}

async function revise(ctx: SignedInCtx, product: Product, content: RevisionContent): Promise<void> {
  const isWaiting = and(eq(productRevisions.productId, product.id), eq(productRevisions.state, "waiting"));
  const [waiting] = await ctx.db.select().from(productRevisions).where(isWaiting);
  // Resubmitted unchanged, it keeps its place in the queue.
  if (waiting && isDeepStrictEqual(contentOf(waiting.content), content)) return;
  await endRevisions(ctx, product.id);
  if (isDeepStrictEqual(contentOf(product), content)) return;
  if (await publishesAtOnce(ctx.db, product)) return publishEdit(ctx, product, content);
  await ctx.db
    .insert(productRevisions)
    .values({ productId: product.id, content, submittedAt: ctx.clock.now() });
  await announceWaiting(ctx, { productId: product.id, name: product.name });
}

async function handInAnew(ctx: SignedInCtx, product: Product, content: RevisionContent): Promise<void> {
  if (product.rejectedAt) await claimPlaces(ctx, product.vendorId, 1);
  const now = ctx.clock.now();
  await ctx.db
    .update(products)
    .set({ ...content, rejectedAt: null, rejectionReason: null, submittedAt: now, updatedAt: now })
    .where(eq(products.id, product.id));
  if (product.rejectedAt) await announceWaiting(ctx, { productId: product.id, name: content.name });
}
