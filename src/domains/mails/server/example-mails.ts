import { randomUUID } from "node:crypto";
import { listNewestPictures } from "#domains/listings/server/list-newest-pictures.ts";
import { mailsLimits } from "#domains/mails/limits.ts";
import { AppError } from "#kernel/errors.ts";
import type { Language } from "#kernel/languages.ts";
import { knownMailKinds } from "#platform/email/known-mails.ts";
import { mailReader, renderMail } from "#platform/email/mail-content.tsx";
import { withPicturesInside } from "#platform/email/mail-pictures.tsx";
import { mailSiteOf } from "#platform/email/mail-site.ts";
import { queueEmail } from "#platform/email/outbox.ts";
import { inTransaction, type SignedInCtx } from "#platform/rpc/context.ts";

type Input = { kind: string; language: Language };

/** The names of all kinds, by domain. For administrators. */
export const listMailKinds = async () =>
  Object.entries(knownMailKinds()).map(([domain, examples]) => ({ domain, kinds: Object.keys(examples) }));

async function makeExample(ctx: SignedInCtx, { kind, language }: Input) {
  const examples = Object.values(knownMailKinds()).find((some) => Object.hasOwn(some, kind));
  if (!examples) throw new AppError("NOT_FOUND");
  const sample = { publicUrl: ctx.config.publicUrl, pictures: await listNewestPictures(ctx) };
  return examples[kind]!(mailReader({ name: ctx.caller.fullName, language }), sample);
}

/** A kind of mail in a language, with invented facts, as HTML with its pictures inside and as text. NOT_FOUND. For administrators. */
export async function previewMail(ctx: SignedInCtx, input: Input) {
  const { subject, body } = await makeExample(ctx, input);
  const { html, text } = renderMail(body, mailSiteOf(ctx.config));
  return { subject, html: await withPicturesInside(ctx.storage, html), text };
}

/** Mails the same to the caller's own address, 20 an hour: TOO_MANY_REQUESTS. NOT_FOUND. For administrators. */
export async function sendTestMail(ctx: SignedInCtx, input: Input) {
  const example = await makeExample(ctx, input);
  await ctx.limits.consume(mailsLimits.test, ctx.caller.userId);
  await inTransaction(ctx, (tx) =>
    queueEmail(tx, {
      ...{ onceKey: `test-mail:${randomUUID()}`, recipient: ctx.caller.email, language: input.language },
      ...example,
    }),
  );
  return {};
}
