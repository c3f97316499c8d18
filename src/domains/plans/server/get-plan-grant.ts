import { eq } from "drizzle-orm";
import { users } from "#domains/auth/server/tables.ts";
import type { SignedInCtx } from "#platform/rpc/context.ts";
import { planGrants } from "./tables.ts";

/** The plan that a vendor was given until a day; null if none. For administrators. */
export async function getPlanGrant({ db }: SignedInCtx, { vendorId }: { vendorId: string }) {
  const [row] = await db
    .select({ grant: planGrants, grantedBy: users.name })
    .from(planGrants)
    .leftJoin(users, eq(users.id, planGrants.grantedBy))
    .where(eq(planGrants.vendorId, vendorId));
  if (!row) return { grant: null };
  const { planType, until, reason, grantedAt } = row.grant;
  const { grantedBy } = row;
  return {
    grant: { planType, until: until.toISOString(), reason, grantedBy, grantedAt: grantedAt.toISOString() },
  };
}
