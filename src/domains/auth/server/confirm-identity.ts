import { AppError } from "#kernel/errors.ts";
import type { SessionCtx } from "#platform/rpc/context.ts";
import { authOf } from "./auth.ts";
import { askLibrary } from "./internal/ask-library.ts";

type Proof = { currentPassword?: string; nonce?: string };

/**
 * Makes sure once more who the caller is, before something that can't be undone: by their password, or by the code that
 * `reauthenticate` mailed. INVALID_CREDENTIALS, INVALID_CODE; REAUTHENTICATION_REQUIRED where neither came. Guessing is
 * counted.
 */
export async function confirmIdentity(ctx: SessionCtx, { currentPassword, nonce }: Proof): Promise<void> {
  const { userId, email } = ctx.caller;
  if (currentPassword === undefined && nonce === undefined) throw new AppError("REAUTHENTICATION_REQUIRED");
  await ctx.limits.consume("confirm", userId);
  const auth = authOf(ctx);
  if (nonce !== undefined) {
    await askLibrary(() => auth.api.verifyEmailOTP({ body: { email, otp: nonce } }));
    return;
  }
  const { internalAdapter, password } = await auth.$context;
  const account = await internalAdapter.findCredentialAccount(userId);
  const isRight =
    account?.password && (await password.verify({ hash: account.password, password: currentPassword! }));
  if (!isRight) throw new AppError("INVALID_CREDENTIALS");
}
