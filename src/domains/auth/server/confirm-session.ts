import { and, eq } from "drizzle-orm";
import { AppError } from "#kernel/errors.ts";
import type { SignedInCtx } from "#platform/rpc/context.ts";
import { confirmIdentity } from "./confirm-identity.ts";
import { hasPassword } from "./internal/has-password.ts";
import { sessions } from "./tables.ts";

type Input = { password?: string; nonce?: string };

/**
 * Confirms who is there, for the ten minutes in which the session may do what is sensitive: by password, or by the code
 * that `reauthenticate` mailed, for a user who has neither password nor second factor (REAUTHENTICATION_REQUIRED
 * otherwise). A factor's code confirms too (`verifyFactor`). INVALID_CREDENTIALS, INVALID_CODE. For any signed-in user.
 */
export async function confirmSession(ctx: SignedInCtx, { password, nonce }: Input) {
  const { userId, session } = ctx.caller;
  const hasMore = nonce !== undefined && (session.aal === "aal2" || (await hasPassword(ctx)));
  if (hasMore) throw new AppError("REAUTHENTICATION_REQUIRED");
  await confirmIdentity(ctx, { currentPassword: password, nonce });
  await ctx.db
    .update(sessions)
    .set({ confirmedAt: ctx.clock.now() })
    .where(and(eq(sessions.id, session.id), eq(sessions.userId, userId)));
  return {};
}
