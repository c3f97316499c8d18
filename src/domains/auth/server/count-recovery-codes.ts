import { and, eq, isNull } from "drizzle-orm";
import type { SignedInCtx } from "#platform/rpc/context.ts";
import { recoveryCodes } from "./tables.ts";

/** How many of the caller's recovery codes are still unused. For any signed-in person. */
export async function countRecoveryCodes({ db, caller }: SignedInCtx) {
  const remaining = await db.$count(
    recoveryCodes,
    and(eq(recoveryCodes.userId, caller.userId), isNull(recoveryCodes.usedAt)),
  );
  return { remaining };
}
