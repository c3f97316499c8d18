import type { AuditAction } from "#domains/audit/actions.ts";
import { type AuditedAction, recordAction } from "#domains/audit/server/record-action.ts";
import type { SignedInCtx } from "#platform/rpc/context.ts";
import type { Refund } from "./create-refund.ts";
import type { LockedParcel } from "./lock-parcel.ts";

type Change = Pick<AuditedAction, "before" | "after" | "reason">;

/** Writes what a vendor's team did to a buyer's parcel into the audit log; the entry's reason goes with the buyer's account. */
export function recordParcelAction(
  tx: SignedInCtx,
  { order, parcel }: LockedParcel,
  action: Extract<AuditAction, `parcel.${string}`>,
  change: Change,
): Promise<void> {
  const subject = { kind: "parcel", id: parcel.id } as const;
  return recordAction(tx, { action, subject, ownerId: order.userId, ...change });
}

/** The same for a refund, with its amount in cents; a repeated request made none, and has no entry. */
export async function recordParcelRefund(
  tx: SignedInCtx,
  locked: LockedParcel,
  action: "parcel.cancel" | "parcel.cancel-line" | "parcel.refund",
  { refund, reason, restocks }: { refund: Refund | undefined; reason: string; restocks: boolean },
): Promise<void> {
  if (!refund) return;
  const after = { refundId: refund.id, totalCents: refund.totalCents, restocks };
  await recordParcelAction(tx, locked, action, { after, reason });
}
