import { randomUUID } from "node:crypto";
import { farewell } from "#domains/privacy/email/farewell.ts";
import type { Language } from "#kernel/languages.ts";
import { mailReader } from "#platform/email/mail-content.tsx";
import { queueEmail } from "#platform/email/outbox.ts";
import type { SignedInCtx } from "#platform/rpc/context.ts";

/** The last mail to a user, so that no account is erased unnoticed; the outbox deletes it once sent. */
export async function queueFarewell(ctx: SignedInCtx, language: Language): Promise<void> {
  const reader = mailReader({ name: ctx.caller.fullName, language });
  await queueEmail(ctx, {
    onceKey: `erased:${randomUUID()}`,
    recipient: ctx.caller.email,
    language,
    deleteOnceSent: true,
    ...farewell(reader),
  });
}
