import { eq, sql } from "drizzle-orm";
import { AppError } from "#kernel/errors.ts";
import { fallbackLanguage, isLanguage } from "#kernel/languages.ts";
import type { SignedInCtx } from "#platform/rpc/context.ts";
import { users, verifications } from "./tables.ts";

/**
 * Locks the caller's row until the caller's transaction ends, so that nothing new can reference it. Returns their
 * language and phones for signing in, confirmed or pending. UNAUTHORIZED if just erased.
 */
export async function lockUser({ db, caller }: SignedInCtx) {
  const { userId } = caller;
  const [user] = await db.select().from(users).where(eq(users.id, userId)).for("update");
  if (!user) throw new AppError("UNAUTHORIZED");
  const wanted = await db
    .select({ phone: sql<string | null>`${verifications.value}::jsonb ->> 'phone'` })
    .from(verifications)
    .where(eq(verifications.identifier, `phone-change:${userId}`));
  const phones = [user.phoneNumber, ...wanted.map(({ phone }) => phone)];
  return {
    language: isLanguage(user.language) ? user.language : fallbackLanguage,
    phones: phones.filter((phone) => phone !== null),
  };
}
