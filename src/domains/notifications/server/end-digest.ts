import { eq } from "drizzle-orm";
import type { Ctx } from "#platform/rpc/context.ts";
import { notificationChoices } from "./tables.ts";

/**
 * Ends the weekly digest by the token of its mails. A token that is not known gets the same response. For visitors, and
 * for their mail programs.
 */
export async function endDigest({ db }: Ctx, { token }: { token: string }): Promise<Record<string, never>> {
  await db.update(notificationChoices).set({ isOn: false }).where(eq(notificationChoices.token, token));
  return {};
}
