import type { Person, SignedInCtx } from "./context.ts";

/** The shop that the caller owns, whose data are theirs; null for a visitor to the market and for who only works for one. */
export const ownedVendor = ({ caller: { vendor } }: Pick<SignedInCtx, "caller">): Person["vendor"] =>
  vendor?.teamRole === "owner" ? vendor : null;
