import { eq } from "drizzle-orm";
import type { ProfileView } from "#domains/accounts/contract.ts";
import { AppError } from "#kernel/errors.ts";
import type { SignedInCtx } from "#platform/rpc/context.ts";
import { profiles } from "./tables.ts";

/** The caller's own profile. NOT_FOUND if it was just deleted. For any signed-in user. */
export async function getProfile(ctx: SignedInCtx): Promise<ProfileView> {
  const [profile] = await ctx.db.select().from(profiles).where(eq(profiles.userId, ctx.caller.userId));
  if (!profile) throw new AppError("NOT_FOUND");
  return { ...profile, createdAt: profile.createdAt.toISOString() };
}
