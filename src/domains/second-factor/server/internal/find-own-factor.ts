import { and, eq } from "drizzle-orm";
import { AppError } from "#kernel/errors.ts";
import type { SessionCtx } from "#platform/rpc/context.ts";
import { factors } from "../tables.ts";

/**
 * The caller's own factor; NOT_FOUND otherwise. Before the second factor, only active factors are found: an
 * incomplete enrollment must not grant access.
 */
export async function findOwnFactor({ db, caller }: SessionCtx, factorId: string) {
  const isHalf = caller.kind === "halfSignedIn";
  const [factor] = await db
    .select()
    .from(factors)
    .where(
      and(
        eq(factors.id, factorId),
        eq(factors.userId, caller.userId),
        isHalf ? eq(factors.status, "verified") : undefined,
      ),
    );
  if (!factor) throw new AppError("NOT_FOUND");
  return factor;
}
