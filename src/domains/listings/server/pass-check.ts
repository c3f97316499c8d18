import { and, eq } from "drizzle-orm";
import { recordAction } from "#domains/audit/server/record-action.ts";
import { AppError } from "#kernel/errors.ts";
import { inTransaction, type SignedInCtx } from "#platform/rpc/context.ts";
import { productRevisions } from "./tables.ts";

/** Says that an edit which a trusted vendor published is fine. CONFLICT if it is checked already; NOT_FOUND. For administrators. */
export function passCheck(
  ctx: SignedInCtx,
  { revisionId }: { revisionId: string },
): Promise<{ decided: true }> {
  const isIt = eq(productRevisions.id, revisionId);
  return inTransaction(ctx, async (tx) => {
    const [passed] = await tx.db
      .update(productRevisions)
      .set({ checkState: "passed", checkedBy: tx.caller.userId, checkedAt: tx.clock.now() })
      .where(and(isIt, eq(productRevisions.checkState, "due")))
      .returning({ productId: productRevisions.productId });
    if (!passed)
      throw new AppError((await tx.db.$count(productRevisions, isIt)) > 0 ? "CONFLICT" : "NOT_FOUND");
    await recordAction(tx, {
      action: "product.pass-check",
      subject: { kind: "product", id: passed.productId },
      after: { revision: revisionId },
    });
    return { decided: true };
  });
}
