import { eq } from "drizzle-orm";
import type { Language } from "#kernel/languages.ts";
import type { SignedInCtx } from "#platform/rpc/context.ts";
import { users } from "./tables.ts";

/** Sets the language of the caller's mails. For any signed-in user. */
export async function setLanguage(
  ctx: SignedInCtx,
  input: { language: Language },
): Promise<{ language: Language }> {
  await ctx.db.update(users).set({ language: input.language }).where(eq(users.id, ctx.caller.userId));
  return input;
}
