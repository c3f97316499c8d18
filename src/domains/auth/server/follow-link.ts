import { AppError } from "#kernel/errors.ts";
import type { Ctx } from "#platform/rpc/context.ts";
import { issueCode } from "./internal/exchange-code.ts";
import { redeemLinkToken } from "./internal/link-tokens.ts";
import { redirectPathOf } from "./internal/redirects.ts";
import { proveAddress, verifySignUp } from "./internal/verify-address.ts";

type Input = { type: "signup" | "recovery"; token: string; redirect_to?: string; code_challenge?: string };

/**
 * Where a mail's link leads. Verifying an address signs nobody in, so that a link opened by a mail scanner gives
 * nothing away; an app that sent a challenge gets a code for it instead. The reset link is handed on to the page, which uses it
 * when the new password is sent. A link that is no good leads on with `error=INVALID_LINK`. For anybody.
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

/** Of a link that was tampered with, the page that its kind leads to. */
function destination(ctx: Ctx, { type, redirect_to }: Input): string {
  const fallback = type === "recovery" ? "/reset-password" : "/auth?verified=1";
  try {
    return redirectPathOf(ctx, redirect_to, fallback);
  } catch (error) {
    if (error instanceof AppError) return fallback;
    throw error;
  }
}
