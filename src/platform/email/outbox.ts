import { eq } from "drizzle-orm";
import nodemailer, { type Transporter } from "nodemailer";
import type { ReactElement } from "react";
import type { Language } from "#kernel/languages.ts";
import type { Config } from "#platform/config/config.ts";
import { PermanentFailure } from "#platform/jobs/run-job.ts";
import type { Infra } from "#platform/rpc/context.ts";
import { emailJobs } from "./email-jobs.ts";
import { renderMail } from "./mail-content.tsx";
import { readAttachments } from "./mail-pictures.tsx";
import { enqueueSending, isOver } from "./mail-retention.ts";
import { mailSiteOf } from "./mail-site.ts";
import { isSuppressed, suppress } from "./suppression.ts";
import { emails } from "./tables.ts";

export type Mail = {
  onceKey: string;
  recipient: string;
  language: Language;
  subject: string;
  body: ReactElement;
  /** More of its head; `Message-ID` names it for the replies to come. Line ends can't get in: they are encoded. */
  headers?: Record<string, string>;
  /** Ephemeral: deleted once sent, and after a day in any case. */
  deleteOnceSent?: boolean;
  /** Holds a link or a code that signs somebody in. */
  isSecret?: boolean;
};

type Outbox = Pick<Infra, "db" | "jobs" | "clock" | "config">;

/**
 * Writes a mail into the outbox and enqueues its sending, in the caller's transaction. A repeated `onceKey` changes
 * nothing, so an event that is processed twice mails once.
 */
export function queueEmail(ctx: Outbox, mail: Mail): Promise<void> {
  return queueEmails(ctx, [mail]);
}

/** The same for several mails at once. */
export async function queueEmails(ctx: Outbox, mails: readonly Mail[]): Promise<void> {
  const site = mailSiteOf(ctx.config);
  const queued = await ctx.db
    .insert(emails)
    .values(mails.map(({ body, ...row }) => ({ ...row, ...renderMail(body, site) })))
    .onConflictDoNothing()
    .returning({ id: emails.id, deleteOnceSent: emails.deleteOnceSent });
  await enqueueSending(ctx, emailJobs.sendEmail, queued);
}

/**
 * In milliseconds. A mail server may take minutes until it confirms a mail; giving up earlier would send it twice.
 * Sending takes up to ten of its replies, so all of them together stay below the job's attempt.
 */
export const mailTimeouts = {
  connectionTimeout: 30_000,
  greetingTimeout: 30_000,
  socketTimeout: 300_000,
};

/**
 * Job handler: sends one mail by SMTP, with its pictures inside. A reply goes to support. Without SMTP the mail stays in the outbox, readable at /dev/mail; ephemeral
 * mails are deleted all the same.
 */
export function openMailer({ smtpUrl, from, support }: Config["mail"]) {
  const transport: Transporter | undefined = smtpUrl
    ? nodemailer.createTransport({ url: smtpUrl, ...mailTimeouts })
    : undefined;
  return async function sendEmail(
    { db, clock, storage }: Pick<Infra, "db" | "clock" | "storage">,
    emailId: string,
  ): Promise<void> {
    const [mail] = await db.select().from(emails).where(eq(emails.id, emailId));
    if (!mail || mail.sentAt) return;
    const isIt = eq(emails.id, emailId);
    const isLate = isOver({ clock }, mail);
    if (!isLate && (await isSuppressed(db, mail))) {
      await db.update(emails).set({ withheldAt: clock.now() }).where(isIt);
      return;
    }
    if (transport && !isLate)
      await sendBySmtp(transport, { from, support }, storage, mail).catch(async (error) => {
        await recordFailure({ db, clock }, mail, error);
        throw error;
      });
    if (mail.deleteOnceSent) await db.delete(emails).where(isIt);
    else if (transport)
      await db
        .update(emails)
        .set({ sentAt: clock.now(), failure: null, failedAt: null, withheldAt: null })
        .where(isIt);
  };
}

/**
 * A server's rejection quotes the address; since failed jobs are stored, only the error codes are passed on. A mail whose
 * recipient or content is rejected for good (5xx) is given up at once; anything else may be the server's own trouble.
 */
async function sendBySmtp(
  transport: Transporter,
  { from, support }: Pick<Config["mail"], "from" | "support">,
  storage: Infra["storage"],
  { id, recipient: to, subject, html, text, headers: stored }: typeof emails.$inferSelect,
): Promise<void> {
  const { "Message-ID": messageId = `<${id}@cafeto>`, ...rest } = stored;
  const headers = { "Reply-To": support, ...rest };
  const attachments = await readAttachments(storage, html);
  try {
    await transport.sendMail({ from, to, subject, html, text, messageId, headers, attachments });
  } catch (error) {
    const { code = "unknown", responseCode = "" } = error as { code?: string; responseCode?: number };
    const isRejected = ["EENVELOPE", "EMESSAGE"].includes(code) && Number(responseCode) >= 500;
    throw new (isRejected ? PermanentFailure : Error)(`mail ${id} was not sent: ${code} ${responseCode}`);
  }
}

/** Notes a failure with its mail. Whose server rejects the recipient for good gets no further mail. */
async function recordFailure(
  { db, clock }: Pick<Infra, "db" | "clock">,
  { id, recipient }: typeof emails.$inferSelect,
  error: Error,
): Promise<void> {
  const failure = error.message.replace(/^.*: /, "").trim();
  await db.update(emails).set({ failure, failedAt: clock.now() }).where(eq(emails.id, id));
  if (error instanceof PermanentFailure && failure.startsWith("EENVELOPE"))
    await suppress(db, { address: recipient, reason: "rejected", note: failure });
}
