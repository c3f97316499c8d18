import { eq } from "drizzle-orm";
import { convert } from "html-to-text";
import nodemailer, { type Transporter } from "nodemailer";
import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import type { Language } from "#kernel/languages.ts";
import type { Doors } from "#platform/rpc/context.ts";
import { emails } from "./tables.ts";

type Mail = { onceKey: string; recipient: string; language: Language; subject: string; body: ReactElement };

/**
 * Writes a mail into the outbox and enqueues its sending, in the caller's transaction. The same `onceKey` a second
 * time changes nothing, so an event that is worked on twice mails once.
 */
export async function queueEmail(ctx: Pick<Doors, "db" | "jobs">, mail: Mail): Promise<void> {
  const html = `<!doctype html>${renderToStaticMarkup(mail.body)}`;
  const text = convert(html, {
    wordwrap: 80,
    selectors: [
      { selector: "img", format: "skip" },
      { selector: "a", options: { hideLinkHrefIfSameAsText: true } },
    ],
  });
  const { onceKey, recipient, language, subject } = mail;
  const [row] = await ctx.db
    .insert(emails)
    .values({ onceKey, recipient, language, subject, html, text })
    .onConflictDoNothing()
    .returning({ id: emails.id });
  if (row) await ctx.jobs.enqueue(ctx.db, "send-email", { emailId: row.id });
}

/** The job's handler: sends one mail by SMTP. Without SMTP the mail stays in the outbox, readable at /dev/mail. */
export function openMailer(smtpUrl: string | undefined, from: string) {
  const transport: Transporter | undefined = smtpUrl ? nodemailer.createTransport(smtpUrl) : undefined;
  return async function sendEmail(
    { db, clock }: Pick<Doors, "db" | "clock">,
    emailId: string,
  ): Promise<void> {
    const [mail] = await db.select().from(emails).where(eq(emails.id, emailId));
    if (!mail || mail.sentAt || !transport) return;
    await transport.sendMail({
      from,
      to: mail.recipient,
      subject: mail.subject,
      html: mail.html,
      text: mail.text,
      messageId: `<${mail.id}@cafeto>`,
    });
    await db.update(emails).set({ sentAt: clock.now() }).where(eq(emails.id, emailId));
  };
}
