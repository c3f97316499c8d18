import { isDeepStrictEqual } from "node:util";
import { and, eq, isNull } from "drizzle-orm";
import type { Correction } from "#domains/listings/product-shapes.ts";
import { AppError } from "#kernel/errors.ts";
import type { SignedInCtx } from "#platform/rpc/context.ts";
import { checkContent } from "./check-content.ts";
import { writeCorrection } from "./internal/write-correction.ts";
import { contentOf, remainingTranslations } from "./product-content.ts";
import { productRevisions, products } from "./tables.ts";

type Input = Correction & { productId: string };
type Corrected = { revisionId: string; vendorId: string; name: string };

/**
 * Puts an administrator's correction of an approved product on sale at once, and keeps what it replaces, in the caller's transaction.
 * Pictures can be left out or moved, not added. NOT_FOUND; CONFLICT if it changed since it was looked at, or if an edit of its
 * vendor waits, which would undo the correction; BAD_REQUEST for inconsistent fields, or if nothing changes. For administrators' verbs.
 */
export async function unscopedCorrectProduct(
  tx: SignedInCtx,
  { productId, seenAt, ...said }: Input,
): Promise<Corrected> {
  const [product] = await tx.db
    .select()
    .from(products)
    .where(and(eq(products.id, productId), isNull(products.deletedAt)))
    .for("no key update");
  if (!product) throw new AppError("NOT_FOUND");
  const { vendorId, name, weightGrams, hsCode, priceCents, updatedAt } = product;
  const isWaiting = and(eq(productRevisions.productId, productId), eq(productRevisions.state, "waiting"));
  const isSeen = updatedAt.getTime() === new Date(seenAt).getTime();
  if (!product.isApproved || !isSeen || (await tx.db.$count(productRevisions, isWaiting)) > 0)
    throw new AppError("CONFLICT");
  if (said.imageUrls.some((url) => !product.imageUrls.includes(url)))
    throw new AppError("BAD_REQUEST", { issues: [{ path: "imageUrls", message: "unknown" }] });
  const { translations = remainingTranslations(product.translations, said.language) } = said;
  const input = { ...said, translations, weightGrams, hsCode, priceCents };
  const content = await checkContent(tx.db, vendorId, input, product.imageUrls);
  if (isDeepStrictEqual(content, contentOf(product)))
    throw new AppError("BAD_REQUEST", { issues: [{ path: "name", message: "unchanged" }] });
  return { revisionId: await writeCorrection(tx, product, content), vendorId, name };
}
