import { AppError } from "#kernel/errors.ts";
import type { SignedInCtx } from "./context.ts";

/** The id of the caller's own vendor. FORBIDDEN without one, which the contract's rule should have refused already. */
export function ownVendorId({ caller }: Pick<SignedInCtx, "caller">): string {
  if (!caller.vendor) throw new AppError("FORBIDDEN");
  return caller.vendor.id;
}
