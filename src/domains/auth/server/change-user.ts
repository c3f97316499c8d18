import { eq } from "drizzle-orm";
import { recordAction } from "#domains/audit/server/record-action.ts";
import { sessionChanged } from "#domains/auth/events.ts";
import { AppError } from "#kernel/errors.ts";
import { isUniqueViolation } from "#platform/db/database.ts";
import { publishLive } from "#platform/realtime/live-events.ts";
import { inTransaction, type SignedInCtx } from "#platform/rpc/context.ts";
import type { UserView } from "../shapes.ts";
import { authOf } from "./auth.ts";
import { getUserById } from "./get-user-by-id.ts";
import { assertStrongPassword } from "./internal/password-strength.ts";
import { writePassword } from "./internal/write-password.ts";
import { sessions, users } from "./tables.ts";

type Input = {
  user_id: string;
  email?: string;
  password?: string;
  email_confirm?: true;
  ban_duration?: string;
  user_metadata?: { full_name: string };
};

/**
 * Changes a user's address, password, name or ban. A new password and a ban end their sessions. NOT_FOUND; CONFLICT
 * if another user has the address; WEAK_PASSWORD. For admins.
 */
export async function changeUser(ctx: SignedInCtx, input: Input): Promise<UserView> {
  const { user_id: userId, password } = input;
  const before = await getUserById(ctx, { user_id: userId });
  if (password !== undefined)
    await assertStrongPassword(password, [before.user_metadata.full_name, before.email]);
  const email = input.email?.toLowerCase();
  const hash = password && (await (await authOf(ctx).$context).password.hash(password));
  const change = inTransaction(ctx, async (tx) => {
    const { db, clock } = tx;
    await db
      .update(users)
      .set({
        ...(email === undefined ? {} : { email }),
        ...(input.email_confirm ? { emailVerified: true } : {}),
        ...(input.user_metadata ? { name: input.user_metadata.full_name } : {}),
        ...(input.ban_duration ? { bannedUntil: endOfBan(input.ban_duration, clock.now()) } : {}),
        updatedAt: clock.now(),
      })
      .where(eq(users.id, userId));
    const isShutOut = password !== undefined || (input.ban_duration ?? "none") !== "none";
    if (isShutOut) await db.delete(sessions).where(eq(sessions.userId, userId));
    if (hash) await writePassword({ db, clock }, userId, hash);
    await publishLive(db, userId, sessionChanged);
    await recordAction(tx, {
      ...changeOf(input, isShutOut),
      subject: { kind: "user", id: userId },
      ownerId: userId,
    });
  });
  await change.catch((error) => {
    throw isUniqueViolation(error) ? new AppError("CONFLICT") : error;
  });
  return getUserById(ctx, { user_id: userId });
}

/** What changed, by name: the values are personal. */
function changeOf({ ban_duration: ban, ...input }: Input, endsSessions: boolean) {
  const fields = { email: input.email, password: input.password, name: input.user_metadata };
  const changed = Object.entries(fields).flatMap(([name, value]) => (value === undefined ? [] : [name]));
  const facts = { ...(ban ? { ban } : {}), ...(input.email_confirm ? { emailVerified: true } : {}) };
  return { action: "user.change", after: { changed, ...facts, endsSessions } } as const;
}

const hours = { h: 1, d: 24 } as const;

function endOfBan(duration: string, now: Date): Date | null {
  if (duration === "none") return null;
  const unit = duration.at(-1) as keyof typeof hours;
  return new Date(now.getTime() + Number(duration.slice(0, -1)) * hours[unit] * 3_600_000);
}
