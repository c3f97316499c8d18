import type { Decision } from "#domains/decisions/contract.ts";
import type { DecisionRule } from "#domains/decisions/decision-rules.ts";
import { unscopedRejectProduct } from "#domains/listings/server/reject-product.ts";
import { inTransaction, type SignedInCtx } from "#platform/rpc/context.ts";
import { recordDecision } from "./internal/record-decision.ts";

type Input = { productId: string; submittedAt: string; rule: DecisionRule; facts: string };

/**
 * Rejects a new product, or the edit of an approved one, which keeps selling unchanged, under a rule (R62); mails its vendor the
 * statement of reasons. Submitted again, this decision ends. NOT_FOUND; CONFLICT if it is no longer what was read. For
 * administrators.
 */
export function rejectProduct(ctx: SignedInCtx, { rule, facts, ...seen }: Input): Promise<Decision> {
  return inTransaction(ctx, async (tx) => {
    const { product, isRevision } = await unscopedRejectProduct(tx, seen, facts);
    const kind = isRevision ? "revisionRejected" : "productRejected";
    const { id: productId, vendorId, name: productName } = product;
    return recordDecision(tx, { kind, vendorId, productId, productName, rule, facts });
  });
}
