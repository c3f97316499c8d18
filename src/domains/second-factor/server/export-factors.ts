import { asc, eq } from "drizzle-orm";
import type { SignedInCtx } from "#platform/rpc/context.ts";
import { factors, recoveryCodes } from "./tables.ts";

/** The caller's second factors, ten at most, and how many recovery codes they made. No secret or code. For any signed-in user. */
export async function exportFactors({ db, caller }: SignedInCtx) {
  const rows = await db
    .select()
    .from(factors)
    .where(eq(factors.userId, caller.userId))
    .orderBy(asc(factors.createdAt), asc(factors.id));
  return {
    factors: rows.map(({ friendlyName, factorType, status, phone, createdAt }) => ({
      friendlyName,
      factorType,
      status,
      phone,
      createdAt: createdAt.toISOString(),
    })),
    recoveryCodes: { count: await db.$count(recoveryCodes, eq(recoveryCodes.userId, caller.userId)) },
  };
}
