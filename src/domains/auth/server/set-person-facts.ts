import { eq } from "drizzle-orm";
import type { SignedInCtx } from "#platform/rpc/context.ts";
import { users } from "./tables.ts";

/** Writes the caller's name and picture address; a trigger carries both into the profile. For any signed-in person. */
export async function setPersonFacts(
  ctx: SignedInCtx,
  { fullName, avatarUrl }: { fullName?: string | undefined; avatarUrl?: string | null | undefined },
): Promise<void> {
  await ctx.db
    .update(users)
    .set({
      ...(fullName === undefined ? {} : { name: fullName }),
      ...(avatarUrl === undefined ? {} : { image: avatarUrl || null }),
      updatedAt: ctx.clock.now(),
    })
    .where(eq(users.id, ctx.caller.userId));
}
