import { AppError } from "#kernel/errors.ts";
import type { Ctx } from "#platform/rpc/context.ts";
import { issueCode } from "./exchange-code.ts";
import { isLinkTokenValid, issueLinkToken, redeemLinkToken } from "./internal/link-tokens.ts";
import { proveAddress, type VerifiedUser, verifySignUp } from "./internal/verify-address.ts";
import { redirectPathOf } from "./redirects.ts";

type Input = { type: "signup" | "recovery"; token: string; redirect_to?: string; code_challenge?: string };

/**
 * The target of mailed links. Verifying an address does not sign in, so a mail scanner that opens the link gains
 * nothing; an app that sent a challenge gets a code instead. A valid reset link is passed to the page, which uses it
 * when the new password is sent; a verification link leads there too if no password of a sign-up counts any more. An
 * invalid link redirects with `error=INVALID_LINK`. For visitors.
 */
export async function followLink(ctx: Ctx, input: Input) {
  const { code_challenge: challenge } = input;
  if (input.type === "recovery" && !challenge) return showResetPage(ctx, input);
  const verified = await redeemLink(ctx, input);
  if (!verified) return redirectTo(ctx, destination(ctx, input), { error: "INVALID_LINK" });
  const { userId, needsPassword } = verified;
  if (challenge) {
    const method = needsPassword ? "recovery" : "otp";
    return redirectTo(ctx, destination(ctx, input), {
      code: await issueCode(ctx, challenge, { userId, method }),
    });
  }
  if (!needsPassword) return redirectTo(ctx, destination(ctx, input), {});
  const token = await issueLinkToken(ctx, "recovery", userId, choiceSeconds);
  return redirectTo(ctx, "/reset-password", { token });
}

/** How long the page may take to send a password: as long as a reset link is valid. */
const choiceSeconds = 3_600;

/** The page for a new password; without a form if the link was used or has expired. */
async function showResetPage(ctx: Ctx, input: Input) {
  const isValid = await isLinkTokenValid(ctx, "recovery", input.token);
  const query: Record<string, string> = isValid ? { token: input.token } : { error: "INVALID_LINK" };
  return redirectTo(ctx, destination(ctx, input), query);
}

async function redeemLink(ctx: Ctx, { type, token }: Input): Promise<VerifiedUser | null> {
  if (type === "signup") return verifySignUp(ctx, token);
  const userId = await redeemLinkToken(ctx, type, token);
  if (!userId) return null;
  await proveAddress(ctx, userId);
  return { userId, needsPassword: true };
}

function redirectTo({ config }: Ctx, path: string, query: Record<string, string>) {
  const target = new URL(path, config.publicUrl);
  for (const [name, value] of Object.entries(query)) target.searchParams.set(name, value);
  return { status: 303 as const, headers: { location: `${target.pathname}${target.search}` } };
}

/** For a link that was tampered with, the default page of its kind. */
function destination(ctx: Ctx, { type, redirect_to }: Input): string {
  const fallback = type === "recovery" ? "/reset-password" : "/auth?verified=1";
  try {
    return redirectPathOf(ctx, redirect_to, fallback);
  } catch (error) {
    if (error instanceof AppError) return fallback;
    throw error;
  }
}
