import { inquiryAnswer, inquiryForSupport, inquiryReceived } from "#domains/support/email/inquiry-mails.tsx";
import { referenceOf } from "#domains/support/inquiry-rules.ts";
import { fallbackLanguage } from "#kernel/languages.ts";
import { mailReader } from "#platform/email/mail-content.tsx";
import { queueEmail } from "#platform/email/outbox.ts";
import type { Ctx, Infra } from "#platform/rpc/context.ts";
import type { inquiries } from "../tables.ts";

type Stored = typeof inquiries.$inferSelect;

/** The beginnings of the outbox's keys of all mails about an inquiry. */
export const mailsAbout = (inquiryId: string): string[] =>
  ["received", "new", "answer"].map((kind) => `inquiry-${kind}:${inquiryId}`);

/** The name of the first mail, to which all later ones reply: mail programs show them as one thread. */
const threadOf = ({ id }: Stored) => `<inquiry-${id}@cafeto>`;
const inThread = (inquiry: Stored) => ({ "In-Reply-To": threadOf(inquiry), References: threadOf(inquiry) });

/**
 * Mails a new inquiry to support, and its reference to the sender, in the caller's transaction. An address that the sender
 * has not shown to be theirs gets none of the typed words: strangers could send anything to anyone.
 */
export async function queueReceivedMails(tx: Ctx, inquiry: Stored, message: string): Promise<void> {
  const { caller } = tx;
  const isOwn = caller.kind === "person" && caller.email.toLowerCase() === inquiry.email;
  await queueReceipt(tx, inquiry, isOwn ? message : undefined);
  await queueForSupport(tx, inquiry, message);
}

async function queueReceipt(tx: Infra, inquiry: Stored, message: string | undefined): Promise<void> {
  const reader = mailReader(inquiry);
  await queueEmail(tx, {
    onceKey: `inquiry-received:${inquiry.id}`,
    ...{ recipient: inquiry.email, language: reader.language },
    headers: { "Message-ID": threadOf(inquiry), "Reply-To": tx.config.mail.support },
    ...inquiryReceived(reader, { reference: referenceOf(inquiry.number), message }),
  });
}

/** In English, as support works; replying to it writes to the sender. */
async function queueForSupport(tx: Infra, inquiry: Stored, message: string): Promise<void> {
  const { mail, publicUrl } = tx.config;
  const reader = mailReader({ name: "", language: fallbackLanguage });
  await queueEmail(tx, {
    onceKey: `inquiry-new:${inquiry.id}`,
    ...{ recipient: mail.support, language: reader.language },
    headers: { ...inThread(inquiry), "Reply-To": inquiry.email },
    ...inquiryForSupport(reader, {
      ...inquiry,
      ...{ reference: referenceOf(inquiry.number), message, publicUrl },
    }),
  });
}

/** Mails an answer to the sender as a reply to the first mail, in the caller's transaction; once per answer. */
export async function queueAnswer(
  tx: Infra,
  inquiry: Stored,
  { id, text, question }: { id: string; text: string; question: string },
): Promise<void> {
  const reader = mailReader(inquiry);
  const reference = referenceOf(inquiry.number);
  await queueEmail(tx, {
    onceKey: `inquiry-answer:${inquiry.id}:${id}`,
    ...{ recipient: inquiry.email, language: reader.language },
    headers: { ...inThread(inquiry), "Reply-To": tx.config.mail.support },
    ...inquiryAnswer(reader, { reference, text, question }),
    // Some programs join mails of the same subject alone.
    subject: `Re: ${reader.t("mail:inquiry.received.subject", { reference })}`,
  });
}
