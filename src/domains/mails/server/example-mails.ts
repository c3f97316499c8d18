import { randomUUID } from "node:crypto";
import { listNewestPictures } from "#domains/listings/server/list-newest-pictures.ts";
import { mailsLimits } from "#domains/mails/limits.ts";
import { AppError } from "#kernel/errors.ts";
import type { Language } from "#kernel/languages.ts";
import { mailReader, renderMail } from "#platform/email/mail-content.tsx";
import type { MailExamples } from "#platform/email/mail-examples.ts";
import { withPicturesInside } from "#platform/email/mail-pictures.tsx";
import { mailSiteOf } from "#platform/email/mail-site.ts";
import { queueEmail } from "#platform/email/outbox.ts";
import { inTransaction, type SignedInCtx } from "#platform/rpc/context.ts";

/** Every kind of mail by domain, as the server knows them. */
export type MailKinds = Record<string, MailExamples>;
type Input = { kind: string; language: Language };

/** The names of all kinds, by domain. For administrators. */
export const listMailKinds = (kinds: MailKinds) => async () =>
  Object.entries(kinds).map(([domain, examples]) => ({ domain, kinds: Object.keys(examples) }));

async function makeExample(ctx: SignedInCtx, kinds: MailKinds, { kind, language }: Input) {
  const examples = Object.values(kinds).find((some) => Object.hasOwn(some, kind));
  if (!examples) throw new AppError("NOT_FOUND");
  const sample = { publicUrl: ctx.config.publicUrl, pictures: await listNewestPictures(ctx) };
  return examples[kind]!(mailReader({ name: ctx.caller.fullName, language }), sample);
}

/** A kind of mail in a language, with invented facts, as HTML with its pictures inside and as text. NOT_FOUND. For administrators. */
export const previewMail = (kinds: MailKinds) => async (ctx: SignedInCtx, input: Input) => {
  const { subject, body } = await makeExample(ctx, kinds, input);
  const { html, text } = renderMail(body, mailSiteOf(ctx.config));
  return { subject, html: await withPicturesInside(ctx.storage, html), text };
};

/** Mails the same to the caller's own address, 20 an hour: TOO_MANY_REQUESTS. NOT_FOUND. For administrators. */
export const sendTestMail = (kinds: MailKinds) => async (ctx: SignedInCtx, input: Input) => {
  const example = await makeExample(ctx, kinds, input);
  await ctx.limits.consume(mailsLimits.test, ctx.caller.userId);
  await inTransaction(ctx, (tx) =>
    queueEmail(tx, {
      ...{ onceKey: `test-mail:${randomUUID()}`, recipient: ctx.caller.email, language: input.language },
      ...example,
    }),
  );
  return {};
};
