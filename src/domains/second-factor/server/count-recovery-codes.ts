import { and, eq, isNull } from "drizzle-orm";
import type { SignedInCtx } from "#platform/rpc/context.ts";
import { recoveryCodes } from "./tables.ts";

/** The number of the caller's unused recovery codes. For any signed-in user. */
export async function countRecoveryCodes({ db, caller }: SignedInCtx) {
  const remaining = await db.$count(
    recoveryCodes,
    and(eq(recoveryCodes.userId, caller.userId), isNull(recoveryCodes.usedAt)),
  );
  return { remaining };
}
