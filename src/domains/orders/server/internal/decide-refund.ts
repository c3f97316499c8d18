import type * as z from "zod";
import { recordAction } from "#domains/audit/server/record-action.ts";
import type { cancelInput, refundInput } from "#domains/orders/order-shapes.ts";
import type { SignedInCtx } from "#platform/rpc/context.ts";
import { cancelWhole, refundPart } from "./cancel-whole.ts";
import type { LockedParcel } from "./lock-parcel.ts";

type Decide<Input> = (tx: SignedInCtx, locked: LockedParcel, input: Input) => Promise<void>;

/** Refunds a part of a parcel for an administrator, with an entry in the audit log; a repeated request changes nothing. */
export const refundForAdmin: Decide<z.infer<typeof refundInput>> = async (tx, locked, input) => {
  const refund = await refundPart(tx, locked, { ...input, body: input, ...deciderOf(tx) });
  if (!refund) return;
  const { id: refundId, totalCents } = refund;
  await recordAction(tx, {
    ...{ action: "parcel.refund", ...aboutOf(locked), reason: input.reason },
    after: { refundId, totalCents, restocks: input.restocks },
  });
};

/** Cancels a parcel for an administrator, in the same way. */
export const cancelForAdmin: Decide<z.infer<typeof cancelInput>> = async (tx, locked, input) => {
  const { status } = locked.parcel;
  const refund = await cancelWhole(tx, locked, { ...input, body: input, ...deciderOf(tx) });
  if (!refund && status !== "pending") return;
  const totalCents = refund?.totalCents ?? 0;
  await recordAction(tx, {
    ...{ action: "parcel.cancel", ...aboutOf(locked), reason: input.reason },
    ...{ before: { status }, after: { status: "cancelled", refundId: refund?.id ?? null, totalCents } },
  });
};

const deciderOf = ({ caller }: SignedInCtx) => ({ actor: "admin", decidedBy: caller.userId }) as const;
const aboutOf = ({ parcel, vendor }: LockedParcel) =>
  ({ subject: { kind: "parcel", id: parcel.id }, ownerId: vendor.ownerId }) as const;
