import { eq } from "drizzle-orm";
import { AppError } from "#kernel/errors.ts";
import { isUniqueViolation } from "#platform/db/database.ts";
import type { SignedInCtx } from "#platform/rpc/context.ts";
import { authOf } from "../auth.ts";
import { users } from "../tables.ts";
import { assertPhonesEnabled, redeemPhoneCode, requestPhoneCode } from "./phone-codes.ts";

/** As long as its code lives. */
const milliseconds = 600_000;

/** Remembers which number the caller wants, and has a code sent to it; it is theirs once `confirmPhone` got that code. */
export async function startPhoneChange(ctx: SignedInCtx, phone: string): Promise<void> {
  assertPhonesEnabled(ctx);
  const { userId } = ctx.caller;
  await ctx.limits.consume("sms", userId);
  const { internalAdapter } = await authOf(ctx).$context;
  await internalAdapter.createVerificationValue({
    identifier: identifierOf(ctx),
    value: JSON.stringify({ userId, phone }),
    expiresAt: new Date(ctx.clock.now().getTime() + milliseconds),
  });
  await requestPhoneCode(ctx, { occasion: "phoneChange", phone, userId });
}

/** Sends another code to the number that waits; nothing to another one. */
export async function repeatPhoneChange(ctx: SignedInCtx, phone: string): Promise<void> {
  assertPhonesEnabled(ctx);
  if ((await waitingPhone(ctx)) === phone)
    await requestPhoneCode(ctx, { occasion: "phoneChange", phone, userId: ctx.caller.userId });
}

/** Makes the number that waits the caller's, for its code. INVALID_CODE; IDENTITY_TAKEN where it is somebody else's. */
export async function confirmPhone(ctx: SignedInCtx, phone: string, code: string): Promise<void> {
  assertPhonesEnabled(ctx);
  if ((await waitingPhone(ctx)) !== phone) throw new AppError("INVALID_CODE");
  await redeemPhoneCode(ctx, phone, code);
  const { internalAdapter } = await authOf(ctx).$context;
  await internalAdapter.consumeVerificationValue(identifierOf(ctx));
  await writePhone(ctx, phone);
}

/** Writes or forgets the caller's number. */
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
