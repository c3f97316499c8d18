import { eq } from "drizzle-orm";
import { authLimits } from "#domains/auth/limits.ts";
import { AppError } from "#kernel/errors.ts";
import { isUniqueViolation } from "#platform/db/database.ts";
import type { SignedInCtx } from "#platform/rpc/context.ts";
import { authOf } from "../auth.ts";
import { users } from "../tables.ts";
import { assertPhonesEnabled, redeemPhoneCode, requestPhoneCode } from "./phone-codes.ts";

/** As long as the code is valid. */
const milliseconds = 600_000;

/** Stores the number that the caller wants, and texts a code to it; `confirmPhone` makes it theirs. */
export async function startPhoneChange(ctx: SignedInCtx, phone: string): Promise<void> {
  assertPhonesEnabled(ctx);
  const { userId } = ctx.caller;
  await ctx.limits.consume(authLimits.sms, userId);
  const { internalAdapter } = await authOf(ctx).$context;
  await internalAdapter.createVerificationValue({
    identifier: identifierOf(ctx),
    value: JSON.stringify({ userId, phone }),
    expiresAt: new Date(ctx.clock.now().getTime() + milliseconds),
  });
  await requestPhoneCode(ctx, { occasion: "phoneChange", phone, userId });
}

/** Texts another code to the pending number, and to no other. */
export async function repeatPhoneChange(ctx: SignedInCtx, phone: string): Promise<void> {
  assertPhonesEnabled(ctx);
  const { userId } = ctx.caller;
  if ((await waitingPhone(ctx)) !== phone) return;
  await ctx.limits.consume(authLimits.sms, userId);
  await requestPhoneCode(ctx, { occasion: "phoneChange", phone, userId });
}

/** Makes the pending number the caller's. INVALID_CODE; IDENTITY_TAKEN if another user has it. */
export async function confirmPhone(ctx: SignedInCtx, phone: string, code: string): Promise<void> {
  assertPhonesEnabled(ctx);
  if ((await waitingPhone(ctx)) !== phone) throw new AppError("INVALID_CODE");
  await redeemPhoneCode(ctx, phone, code);
  const { internalAdapter } = await authOf(ctx).$context;
  await internalAdapter.consumeVerificationValue(identifierOf(ctx));
  await writePhone(ctx, phone);
}

/** Sets or removes the caller's number. */
export async function writePhone(ctx: SignedInCtx, phone: string | null): Promise<void> {
  try {
    await ctx.db
      .update(users)
      .set({ phoneNumber: phone, phoneNumberVerified: phone !== null, updatedAt: ctx.clock.now() })
      .where(eq(users.id, ctx.caller.userId));
  } catch (error) {
    throw isUniqueViolation(error) ? new AppError("IDENTITY_TAKEN") : error;
  }
}

const identifierOf = ({ caller }: SignedInCtx) => `phone-change:${caller.userId}`;

async function waitingPhone(ctx: SignedInCtx): Promise<string | null> {
  const { internalAdapter } = await authOf(ctx).$context;
  const found = await internalAdapter.findVerificationValue(identifierOf(ctx));
  if (!found || found.expiresAt <= ctx.clock.now()) return null;
  return (JSON.parse(found.value) as { phone: string }).phone;
}
