import type { Infra } from "#platform/rpc/context.ts";
import type { LockedProblem } from "./lock-problem.ts";
import { assertMove, moveProblem } from "./move-problem.ts";
import { refundFromBalance } from "./refund-and-close.ts";

/**
 * Carries out what the vendor has offered, in the caller's transaction: by the buyer's word, or by the system at the end of the
 * deadline, or at once where the vendor gives all that was asked for.
 */
export async function acceptOffer(
  tx: Infra,
  locked: LockedProblem,
  actor: "buyer" | "system",
): Promise<void> {
  assertMove(locked, "accept", actor);
  const { offer, offeredShippingCents: shippingCents } = locked.problem;
  if (offer === "refund")
    await refundFromBalance(tx, locked, {
      ...{ move: "accept", actor, outcome: "refunded", bearer: "vendor", restocks: false },
      asked: {
        lines: locked.lines
          .filter(({ offeredQuantity }) => offeredQuantity > 0)
          .map(({ orderItemId, offeredQuantity }) => ({ lineId: orderItemId, quantity: offeredQuantity })),
        shippingCents,
      },
    });
  else await moveProblem(tx, locked, "accept", { actor, to: offer === "return" ? "returning" : "replacing" });
}
