import { eq } from "drizzle-orm";
import { publishLive } from "#platform/realtime/live-events.ts";
import type { SignedInCtx } from "#platform/rpc/context.ts";
import { users } from "./tables.ts";

/**
 * Writes the caller's name and picture address; a trigger carries both into the profile, and their open pages hear of it.
 * For any signed-in person.
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
  await publishLive(ctx.db, ctx.caller.userId, { type: "session" });
}
