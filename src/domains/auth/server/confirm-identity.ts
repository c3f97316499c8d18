import { authLimits } from "#domains/auth/limits.ts";
import { AppError } from "#kernel/errors.ts";
import type { SessionCtx } from "#platform/rpc/context.ts";
import { authOf } from "./auth.ts";
import { callAuthLibrary } from "./call-auth-library.ts";

type Proof = { currentPassword?: string; nonce?: string };

/**
 * Confirms the caller's identity before an irreversible action: by password, or by the code that `reauthenticate`
 * mailed. INVALID_CREDENTIALS, INVALID_CODE; REAUTHENTICATION_REQUIRED with neither. Attempts are rate limited.
 */
export async function confirmIdentity(ctx: SessionCtx, { currentPassword, nonce }: Proof): Promise<void> {
  const { userId, email } = ctx.caller;
  if (currentPassword === undefined && nonce === undefined) throw new AppError("REAUTHENTICATION_REQUIRED");
  await ctx.limits.consume(authLimits.confirm, userId);
  const auth = authOf(ctx);
  if (nonce !== undefined) {
    await callAuthLibrary(() => auth.api.verifyEmailOTP({ body: { email, otp: nonce } }));
    return;
  }
  const { internalAdapter, password } = await auth.$context;
  const account = await internalAdapter.findCredentialAccount(userId);
  const isRight =
    account?.password && (await password.verify({ hash: account.password, password: currentPassword! }));
  if (!isRight) throw new AppError("INVALID_CREDENTIALS");
}
