import { and, eq, isNull } from "drizzle-orm";
import type { Restriction } from "#domains/decisions/decision-rules.ts";
import { unscopedReopenProduct } from "#domains/listings/server/reopen-product.ts";
import { products } from "#domains/listings/server/tables.ts";
import { unscopedTakeDown } from "#domains/listings/server/take-down.ts";
import { unscopedUndoCorrection } from "#domains/listings/server/undo-correction.ts";
import { unscopedHideMessage } from "#domains/messaging/server/hide-message.ts";
import { unscopedShowReview } from "#domains/reviews/server/show-review.ts";
import { unscopedReopenApplication } from "#domains/vendors/server/reopen-application.ts";
import { unscopedStopPayouts } from "#domains/vendors/server/stop-payouts.ts";
import { unscopedSuspendShop } from "#domains/vendors/server/suspend-shop.ts";
import { unscopedTerminateShop } from "#domains/vendors/server/terminate-shop.ts";
import { unscopedTrustVendor } from "#domains/vendors/server/trust-vendor.ts";
import { AppError } from "#kernel/errors.ts";
import type { SignedInCtx } from "#platform/rpc/context.ts";

export type NamedProduct = { id: string; vendorId: string; name: string };

/** A product that is not deleted. NOT_FOUND otherwise. */
export async function findProduct({ db }: SignedInCtx, productId: string): Promise<NamedProduct> {
  const [product] = await db
    .select({ id: products.id, vendorId: products.vendorId, name: products.name })
    .from(products)
    .where(and(eq(products.id, productId), isNull(products.deletedAt)));
  if (!product) throw new AppError("NOT_FOUND");
  return product;
}

type Lifted = {
  kind: Restriction;
  vendorId?: string | undefined;
  productId?: string | undefined;
  reviewId?: string | undefined;
  messageId?: string | undefined;
  revisionId?: string | undefined;
};

/** Takes a restriction off its vendor, product, review or message, in the caller's transaction. False if it is off already; "inactive" if a product comes back so. */
export async function lift(
  tx: SignedInCtx,
  { kind, vendorId, productId, reviewId, messageId, revisionId }: Lifted,
): Promise<boolean | "inactive"> {
  if (kind === "reviewRefused") {
    if (!reviewId) return false;
    return (await unscopedShowReview(tx, { reviewId, from: "refused" }, true)) !== null;
  }
  if (kind === "messageRemoved")
    return messageId !== undefined && (await unscopedHideMessage(tx, messageId, false)) !== null;
  if (kind === "productEdited") return revisionId !== undefined && unscopedUndoCorrection(tx, revisionId);
  if (!vendorId) return false;
  if (kind === "applicationRejected") return unscopedReopenApplication(tx, vendorId);
  if (kind === "productRejected" || kind === "revisionRejected")
    return (
      productId !== undefined &&
      unscopedReopenProduct(tx, { productId, vendorId, isRevision: kind === "revisionRejected" })
    );
  if (kind === "shopTerminated") return unscopedTerminateShop(tx, vendorId, null);
  if (kind === "shopSuspended") return unscopedSuspendShop(tx, vendorId, null);
  if (kind === "trustRevoked") return unscopedTrustVendor(tx, vendorId, true);
  if (kind === "payoutsPaused") return unscopedStopPayouts(tx, vendorId, false);
  return productId !== undefined && unscopedTakeDown(tx, { id: productId, vendorId }, false);
}
