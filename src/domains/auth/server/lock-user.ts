import { and, eq, isNotNull, sql } from "drizzle-orm";
import { AppError } from "#kernel/errors.ts";
import { fallbackLanguage, isLanguage } from "#kernel/languages.ts";
import type { SignedInCtx } from "#platform/rpc/context.ts";
import { factors, users, verifications } from "./tables.ts";

/**
 * Locks the caller's row until the caller's transaction ends: nothing new can belong to them meanwhile. Tells in which
 * language and at which telephones, confirmed or not, they are written to. Erased a moment ago, they are nobody (UNAUTHORIZED).
 */
export async function lockUser({ db, caller }: SignedInCtx) {
  const { userId } = caller;
  const [user] = await db.select().from(users).where(eq(users.id, userId)).for("update");
  if (!user) throw new AppError("UNAUTHORIZED");
  const second = await db
    .select({ phone: factors.phone })
    .from(factors)
    .where(and(eq(factors.userId, userId), isNotNull(factors.phone)));
  const wanted = await db
    .select({ phone: sql<string | null>`${verifications.value}::jsonb ->> 'phone'` })
    .from(verifications)
    .where(eq(verifications.identifier, `phone-change:${userId}`));
  const phones = [user.phoneNumber, ...[...second, ...wanted].map(({ phone }) => phone)];
  return {
    language: isLanguage(user.language) ? user.language : fallbackLanguage,
    phones: phones.filter((phone) => phone !== null),
  };
}
