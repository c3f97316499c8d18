import type { Infra } from "#platform/rpc/context.ts";
import { type Posting, postEntries } from "./post-entries.ts";

type Payout = { id: string; vendorId: string; amountCents: number };
type Step = Pick<Posting, "kind" | "debit" | "credit">;

/**
 * The accounts of each payout step. A payout ends once, arrived or returned: both are its one posting of the kind
 * `reversal`.
 */
const steps = {
  started: { kind: "payout", debit: "vendor_payable", credit: "payouts_under_way" },
  paid: { kind: "reversal", debit: "payouts_under_way", credit: "card_clearing" },
  failed: { kind: "reversal", debit: "payouts_under_way", credit: "vendor_payable" },
  paidByHand: { kind: "payout", debit: "vendor_payable", credit: "bank" },
} as const satisfies Record<string, Step>;

/**
 * Posts a step of a payout, in the caller's transaction; amount in cents. The database refuses the same step a second
 * time.
 */
export function postPayout(
  ctx: Pick<Infra, "db">,
  { id, vendorId, amountCents }: Payout,
  step: keyof typeof steps,
): Promise<void> {
  return postEntries(ctx, [{ ...steps[step], referenceId: id, vendorId, amountCents }]);
}

/** Posts that the provider took a payout's money back, in the caller's transaction: the vendor is owed it again. */
export function postTransferReversal(
  ctx: Pick<Infra, "db">,
  { id: referenceId, vendorId, amountCents }: Payout,
): Promise<void> {
  return postEntries(ctx, [
    {
      ...{ kind: "transfer_reversal", referenceId, vendorId, amountCents },
      ...{ debit: "card_clearing", credit: "vendor_payable" },
    },
  ]);
}
