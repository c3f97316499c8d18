import { and, eq, isNotNull } from "drizzle-orm";
import type { SignedInCtx } from "#platform/rpc/context.ts";
import { factors } from "./tables.ts";

/** The phones among the caller's second factors. For any signed-in user. */
export async function listFactorPhones({ db, caller }: SignedInCtx): Promise<string[]> {
  const rows = await db
    .select({ phone: factors.phone })
    .from(factors)
    .where(and(eq(factors.userId, caller.userId), isNotNull(factors.phone)));
  return rows.map(({ phone }) => phone!);
}
