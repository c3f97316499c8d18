import { AppError } from "#kernel/errors.ts";
import type { SignedInCtx } from "#platform/rpc/context.ts";

/** The caller's own vendor's id; the contract's rule has seen to it that there is one. */
export function ownVendorId({ caller }: SignedInCtx): string {
  if (!caller.vendor) throw new AppError("FORBIDDEN");
  return caller.vendor.id;
}
