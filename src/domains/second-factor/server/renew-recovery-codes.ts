import { randomInt } from "node:crypto";
import { and, eq } from "drizzle-orm";
import { lockOwnUser } from "#domains/auth/server/lock-own-user.ts";
import { AppError } from "#kernel/errors.ts";
import { inTransaction, type SignedInCtx } from "#platform/rpc/context.ts";
import { hashRecoveryCode } from "./internal/recovery-code.ts";
import { factors, recoveryCodes } from "./tables.ts";

const count = 10;
/** Without letters and digits that are easily confused. */
const alphabet = "abcdefghjkmnpqrstuvwxyz23456789";

/**
 * Ten new recovery codes, shown only now; the old ones are revoked. Each replaces a factor once. CONFLICT without a
 * factor. For any signed-in user.
 */
export async function renewRecoveryCodes(ctx: SignedInCtx) {
  const { userId } = ctx.caller;
  const codes = Array.from({ length: count }, newCode);
  await inTransaction(ctx, async (tx) => {
    const { db } = tx;
    // Of two concurrent calls, the later one's codes are valid.
    await lockOwnUser(tx);
    const [factor] = await db
      .select({ id: factors.id })
      .from(factors)
      .where(and(eq(factors.userId, userId), eq(factors.status, "verified")))
      .limit(1);
    if (!factor) throw new AppError("CONFLICT");
    await db.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
    await db
      .insert(recoveryCodes)
      .values(codes.map((code) => ({ userId, codeHash: hashRecoveryCode(ctx, code) })));
  });
  return { codes };
}

/** 'xxxxx-xxxxx': ten letters of 31, some 49 bits, too many to guess at five attempts a minute. */
function newCode(): string {
  const letters = Array.from({ length: 10 }, () => alphabet[randomInt(alphabet.length)]).join("");
  return `${letters.slice(0, 5)}-${letters.slice(5)}`;
}
