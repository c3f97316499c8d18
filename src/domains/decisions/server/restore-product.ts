import type { Decision } from "#domains/decisions/contract.ts";
import { AppError } from "#kernel/errors.ts";
import { inTransaction, type SignedInCtx } from "#platform/rpc/context.ts";
import { findProduct, lift } from "./internal/lift.ts";
import { recordEnding } from "./internal/record-decision.ts";

/**
 * Shows a product again that was taken down, if its vendor has it active; mails why. NOT_FOUND, CONFLICT if it is not
 * down. For administrators.
 */
export function restoreProduct(
  ctx: SignedInCtx,
  { productId, facts }: { productId: string; facts: string },
): Promise<Decision> {
  return inTransaction(ctx, async (tx) => {
    const { vendorId, name: productName } = await findProduct(tx, productId);
    if (!(await lift(tx, { kind: "productTakenDown", vendorId, productId }))) throw new AppError("CONFLICT");
    return recordEnding(tx, "productTakenDown", { vendorId, productId, productName, facts });
  });
}
