import { eq } from "drizzle-orm";
import { sessionChanged } from "#domains/auth/events.ts";
import { publishLive } from "#platform/realtime/live-events.ts";
import type { SignedInCtx } from "#platform/rpc/context.ts";
import { users } from "./tables.ts";

/**
 * Writes the caller's name and picture address; a trigger copies both to the profile. Notifies their open pages. For
 * any signed-in user.
 */
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
  await publishLive(ctx.db, ctx.caller.userId, sessionChanged);
}
