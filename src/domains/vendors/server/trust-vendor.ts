import { and, eq, isNotNull, isNull } from "drizzle-orm";
import type { Infra } from "#platform/rpc/context.ts";
import { vendors } from "./tables.ts";

/**
 * Trusts an approved vendor, whose edits of products are on sale at once from now on, or ends that, in the caller's transaction.
 * False if it was so already. For administrators' verbs.
 */
export async function unscopedTrustVendor(
  { db, clock }: Pick<Infra, "db" | "clock">,
  vendorId: string,
  isTrusted: boolean,
): Promise<boolean> {
  const { trustedAt, id, isApproved } = vendors;
  const changed = await db
    .update(vendors)
    .set({ trustedAt: isTrusted ? clock.now() : null })
    .where(and(eq(id, vendorId), eq(isApproved, true), isTrusted ? isNull(trustedAt) : isNotNull(trustedAt)))
    .returning({ id });
  return changed.length > 0;
}
