import { eq } from "drizzle-orm";
import { recordAction } from "#domains/audit/server/record-action.ts";
import type { DecisionRule } from "#domains/decisions/decision-rules.ts";
import { unscopedFailCheck } from "#domains/listings/server/fail-check.ts";
import { productRevisions, products } from "#domains/listings/server/tables.ts";
import { unscopedTrustVendor } from "#domains/vendors/server/trust-vendor.ts";
import { AppError } from "#kernel/errors.ts";
import { inTransaction, type SignedInCtx } from "#platform/rpc/context.ts";
import { recordDecision } from "./internal/record-decision.ts";

type Input = { revisionId: string; rule: DecisionRule; facts: string };

/**
 * Rejects an edit that a trusted vendor published: what is left of it is corrected back, and the vendor is no longer trusted. Mails the
 * statements of reasons (R62). CONFLICT if it is checked already; NOT_FOUND. For administrators.
 */
export function rejectPublishedEdit(
  ctx: SignedInCtx,
  { revisionId, rule, facts }: Input,
): Promise<{ decided: true }> {
  return inTransaction(ctx, async (tx) => {
    const [edit] = await tx.db
      .select({ vendorId: products.vendorId })
      .from(productRevisions)
      .innerJoin(products, eq(products.id, productRevisions.productId))
      .where(eq(productRevisions.id, revisionId));
    if (!edit) throw new AppError("NOT_FOUND");
    const { vendorId } = edit;
    // First, as its vendor's own edits do: the vendor before the product.
    const isTrustLost = await unscopedTrustVendor(tx, vendorId, false);
    const failed = await unscopedFailCheck(tx, revisionId);
    if (!failed) throw new AppError("CONFLICT");
    const { productId, name: productName, correctionId } = failed;
    if (correctionId)
      await recordDecision(tx, {
        ...{ kind: "productEdited", vendorId, productId, productName, revisionId: correctionId, rule, facts },
      });
    if (isTrustLost) await recordDecision(tx, { kind: "trustRevoked", vendorId, rule, facts });
    await recordAction(tx, {
      action: "product.fail-check",
      subject: { kind: "product", id: productId },
      ...{ after: { revision: revisionId, rule }, reason: facts },
    });
    return { decided: true };
  });
}
