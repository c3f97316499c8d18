import { type MailContent, type MailReader, mailOf } from "#platform/email/mail-content.tsx";
import { MailQuote } from "#platform/email/mail-quote.tsx";

type Facts = { name: string; move: "pause" | "resume" | "end"; reason: string; publicUrl: string };
const keys = { pause: "promotionPaused", resume: "promotionResumed", end: "promotionEnded" } as const;

/** To a vendor: an administrator has paused, resumed or ended its promotion. */
export function promotionStopped(reader: MailReader, { name, move, reason, publicUrl }: Facts): MailContent {
  return mailOf(reader, {
    key: keys[move],
    why: "shop",
    values: { promotion: name },
    href: `${publicUrl}/vendor/dashboard?tab=promotions`,
    children: <MailQuote text={reason} />,
  });
}
