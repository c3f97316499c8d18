import { and, eq } from "drizzle-orm";
import type { Decision } from "#domains/decisions/contract.ts";
import { AppError } from "#kernel/errors.ts";
import { inTransaction, type SignedInCtx } from "#platform/rpc/context.ts";
import { findProduct, lift } from "./internal/lift.ts";
import { recordEnding } from "./internal/record-decision.ts";
import { decisions } from "./tables.ts";

/**
 * Puts back what an administrator's edit replaced, where no one has changed it since; mails the vendor why. NOT_FOUND, CONFLICT if it
 * is undone already or nothing of it is left. For administrators.
 */
export function undoProductEdit(
  ctx: SignedInCtx,
  { decisionId, facts }: { decisionId: string; facts: string },
): Promise<Decision> {
  return inTransaction(ctx, async (tx) => {
    const kind = "productEdited" as const;
    const [edit] = await tx.db
      .select({ productId: decisions.productId, revisionId: decisions.revisionId })
      .from(decisions)
      .where(and(eq(decisions.id, decisionId), eq(decisions.kind, kind)));
    if (!edit?.productId || !edit.revisionId) throw new AppError("NOT_FOUND");
    const { productId, revisionId } = edit;
    const { vendorId, name: productName } = await findProduct(tx, productId);
    if (!(await lift(tx, { kind, revisionId }))) throw new AppError("CONFLICT");
    return recordEnding(tx, kind, { vendorId, productId, productName, revisionId, facts });
  });
}
