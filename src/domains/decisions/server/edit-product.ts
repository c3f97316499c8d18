import type { Decision } from "#domains/decisions/contract.ts";
import type { DecisionRule } from "#domains/decisions/decision-rules.ts";
import type { Correction } from "#domains/listings/product-shapes.ts";
import { unscopedCorrectProduct } from "#domains/listings/server/correct-product.ts";
import { inTransaction, type SignedInCtx } from "#platform/rpc/context.ts";
import { recordDecision } from "./internal/record-decision.ts";

type Input = Correction & { productId: string; rule: DecisionRule; facts: string };

/**
 * Corrects what an approved product says of itself, at once; its price, weight and stock stay its vendor's. Mails the vendor the
 * statement of reasons (R62). NOT_FOUND; CONFLICT if it changed since it was looked at, or an edit of its vendor waits; BAD_REQUEST for
 * inconsistent fields, pictures that it did not have, or no change. For administrators.
 */
export function editProduct(ctx: SignedInCtx, { rule, facts, ...said }: Input): Promise<Decision> {
  return inTransaction(ctx, async (tx) => {
    const { productId } = said;
    const { revisionId, vendorId, name: productName } = await unscopedCorrectProduct(tx, said);
    const kind = "productEdited" as const;
    return recordDecision(tx, { kind, vendorId, productId, productName, revisionId, rule, facts });
  });
}
