import { and, eq, ne } from "drizzle-orm";
import { sessionChanged } from "#domains/auth/events.ts";
import { authLimits } from "#domains/auth/limits.ts";
import { AppError } from "#kernel/errors.ts";
import { publishLive } from "#platform/realtime/live-events.ts";
import { assertConfirmed } from "#platform/rpc/assert-confirmed.ts";
import { inTransaction, type SessionCtx, type SignedInCtx } from "#platform/rpc/context.ts";
import type { UserView } from "../shapes.ts";
import { assertSignedIn } from "./assert-signed-in.ts";
import { authOf } from "./auth.ts";
import { confirmIdentity } from "./confirm-identity.ts";
import { getUser } from "./get-user.ts";
import { hasPassword } from "./internal/has-password.ts";
import { assertStrongPassword } from "./internal/password-strength.ts";
import { startPhoneChange, writePhone } from "./internal/phone-change.ts";
import { assertPhonesEnabled } from "./internal/phone-codes.ts";
import { writePassword } from "./internal/write-password.ts";
import { queueAccountMail } from "./queue-account-mail.ts";
import { setPersonFacts } from "./set-person-facts.ts";
import { sessions, users } from "./tables.ts";

type Input = {
  email?: string;
  phone?: string | null;
  password?: string;
  current_password?: string;
  nonce?: string;
  data?: { full_name?: string; avatar_url?: string | null };
};

/** How long the session of a reset link may set a password: as long as the link itself is valid. */
const recoveryMilliseconds = 3_600_000;

/**
 * Changes the caller's name, picture, password or phone. A password ends all other sessions, and requires the current
 * one, or a password or factor of the last ten minutes (CONFIRMATION_REQUIRED); the first one a mailed code; nothing in
 * the session of a reset link. A phone, which allows signing in, requires the current password or a mailed code, and
 * becomes effective when its code is verified (`verify`); null removes it. The address can't be changed. For any
 * session; before the second factor, only a reset link's session may set a password (SECOND_FACTOR_REQUIRED
 * otherwise).
 */
export async function updateUser(ctx: SessionCtx, input: Input): Promise<UserView> {
  if (input.email !== undefined && input.email.toLowerCase() !== ctx.caller.email)
    throw new AppError("EMAIL_FIXED");
  if (input.phone !== undefined) await setPhone(ctx, input.phone, input);
  if (input.data) {
    if (ctx.caller.kind !== "person") throw new AppError("SECOND_FACTOR_REQUIRED");
    const { full_name, avatar_url } = input.data;
    await setPersonFacts(ctx as SignedInCtx, { fullName: full_name, avatarUrl: avatar_url });
  }
  if (input.password !== undefined) await setPassword(ctx, input.password, input);
  return getUser(ctx);
}

async function setPhone(ctx: SessionCtx, phone: string | null, input: Input): Promise<void> {
  const own = assertSignedIn(ctx);
  if (phone !== null) assertPhonesEnabled(ctx);
  await confirmIdentity(ctx, { currentPassword: input.current_password, nonce: input.nonce });
  if (phone === null) await writePhone(own, null);
  else await startPhoneChange(own, phone);
}

async function setPassword(ctx: SessionCtx, newPassword: string, input: Input): Promise<void> {
  const { userId, email, session } = ctx.caller;
  const age = ctx.clock.now().getTime() - session.createdAt.getTime();
  const isRecovery = session.method === "recovery" && age < recoveryMilliseconds;
  if (!isRecovery && ctx.caller.kind !== "person") throw new AppError("SECOND_FACTOR_REQUIRED");
  await ctx.limits.consume(authLimits.changePassword, userId);
  const isFirst = !isRecovery && !(await hasPassword(ctx));
  const isByCode = isFirst && input.nonce !== undefined;
  if (!isRecovery && !isByCode) await proveOwner(ctx, input, isFirst);
  const [user] = await ctx.db.select().from(users).where(eq(users.id, userId));
  await assertStrongPassword(newPassword, [user!.name, email]);
  // Only now: a code is good once, and a weak password must not use it up.
  if (isByCode) await confirmIdentity(ctx, { nonce: input.nonce });

  const { password } = await authOf(ctx).$context;
  const hash = await password.hash(newPassword);
  await inTransaction(ctx, async (tx) => {
    await writePassword(tx, userId, hash);
    // The reset link's right is used up.
    await tx.db.update(sessions).set({ method: "password" }).where(eq(sessions.id, session.id));
    await tx.db.delete(sessions).where(and(eq(sessions.userId, userId), ne(sessions.id, session.id)));
    await publishLive(tx.db, userId, sessionChanged);
    await queueAccountMail(tx, user!, {
      kind: "changed",
      url: `${ctx.config.publicUrl}/profile/settings?panel=security`,
      once: `changed:${ctx.clock.now().toISOString()}`,
    });
  });
}

/** A mailed code proves nothing for an account with a password: access to the mailbox alone would be enough. */
async function proveOwner(
  ctx: SessionCtx,
  { current_password: currentPassword, nonce }: Input,
  isFirst: boolean,
): Promise<void> {
  if (nonce !== undefined) throw new AppError("REAUTHENTICATION_REQUIRED");
  if (isFirst || currentPassword !== undefined) await confirmIdentity(ctx, { currentPassword });
  else assertConfirmed(assertSignedIn(ctx));
}
