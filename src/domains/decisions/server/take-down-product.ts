import { checkoutJobs } from "#domains/checkout/jobs.ts";
import type { Decision } from "#domains/decisions/contract.ts";
import type { DecisionRule } from "#domains/decisions/decision-rules.ts";
import { unscopedTakeDown } from "#domains/listings/server/take-down.ts";
import { AppError } from "#kernel/errors.ts";
import { inTransaction, type SignedInCtx } from "#platform/rpc/context.ts";
import { findProduct } from "./internal/lift.ts";
import { recordDecision } from "./internal/record-decision.ts";

type Input = { productId: string; rule: DecisionRule; facts: string };

/**
 * Hides an approved product from shoppers until it is restored (R61), and ends open payments of it; mails the vendor the
 * statement of reasons. NOT_FOUND, CONFLICT if it is not approved or is down already. For administrators.
 */
export function takeDownProduct(ctx: SignedInCtx, { productId, rule, facts }: Input): Promise<Decision> {
  return inTransaction(ctx, async (tx) => {
    const product = await findProduct(tx, productId);
    if (!(await unscopedTakeDown(tx, product, true))) throw new AppError("CONFLICT");
    const { vendorId, name: productName } = product;
    await tx.jobs.enqueue(tx.db, checkoutJobs.endOpenPayments, { vendorId, productId });
    return recordDecision(tx, { kind: "productTakenDown", vendorId, productId, productName, rule, facts });
  });
}
