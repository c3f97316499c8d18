import { AppError } from "#kernel/errors.ts";
import type { Ctx } from "#platform/rpc/context.ts";
import { issueCode } from "./exchange-code.ts";
import { redeemLinkToken } from "./internal/link-tokens.ts";
import { proveAddress, verifySignUp } from "./internal/verify-address.ts";
import { redirectPathOf } from "./redirects.ts";

type Input = { type: "signup" | "recovery"; token: string; redirect_to?: string; code_challenge?: string };

/**
 * The target of mailed links. Verifying an address does not sign in, so a mail scanner that opens the link gains
 * nothing; an app that sent a challenge gets a code instead. A reset link is passed to the page, which uses it when
 * the new password is sent. An invalid link redirects with `error=INVALID_LINK`. For visitors.
 */
export async function followLink(ctx: Ctx, input: Input) {
  const target = new URL(destination(ctx, input), ctx.config.publicUrl);
  if (input.type === "recovery" && !input.code_challenge) target.searchParams.set("token", input.token);
  else {
    const userId = await redeemLink(ctx, input);
    if (!userId) target.searchParams.set("error", "INVALID_LINK");
    if (userId && input.code_challenge) {
      const method = input.type === "recovery" ? "recovery" : "otp";
      target.searchParams.set("code", await issueCode(ctx, input.code_challenge, { userId, method }));
    }
  }
  return { status: 303 as const, headers: { location: `${target.pathname}${target.search}` } };
}

async function redeemLink(ctx: Ctx, { type, token }: Input): Promise<string | null> {
  if (type === "signup") return verifySignUp(ctx, token);
  const userId = await redeemLinkToken(ctx, type, token);
  if (userId) await proveAddress(ctx, userId);
  return userId;
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
