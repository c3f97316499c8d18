import { and, eq } from "drizzle-orm";
import { AppError } from "#kernel/errors.ts";
import type { SessionCtx } from "#platform/rpc/context.ts";
import { factors } from "../tables.ts";

/**
 * The caller's own factor; NOT_FOUND otherwise. Whoever has not shown a second factor yet finds only those that count
 * already: one half enrolled must not open the door.
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
