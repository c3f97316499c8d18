import type { ProblemActor, ProblemState } from "#domains/problems/problem-life.ts";
import type { problems } from "#domains/problems/server/tables.ts";
import { formatDate } from "#kernel/formats.ts";
import { withQuery } from "#kernel/with-query.ts";
import { type MailContent, type MailReader, mailOf } from "#platform/email/mail-content.tsx";
import { MailNote } from "#platform/email/mail-parts.tsx";
import { MailQuote } from "#platform/email/mail-quote.tsx";

export type ProblemMail = {
  side: "buyer" | "vendor";
  /** A problem was reported, the vendor has answered it, it went on, or it has ended. */
  news: "reported" | "answered" | "moved" | "closed";
  number: number;
  companyName: string;
  actor: ProblemActor;
  /** An administrator's reasons. */
  words: string;
  problem: Pick<
    typeof problems.$inferSelect,
    "id" | "orderId" | "kind" | "state" | "outcome" | "dueAt" | "rule" | "facts" | "objectionOutcome"
  >;
  publicUrl: string;
};

/** To one side of a problem: what happened, where it stands and until when; a decision with its rule, and how to object (R62). */
export function problemMail(reader: MailReader, mail: ProblemMail): MailContent {
  const { t } = reader;
  const { side, news, number, companyName, words, problem, publicUrl } = mail;
  const path =
    side === "buyer"
      ? `/orders/${problem.orderId}`
      : withQuery("/vendor/dashboard", { tab: "problems", problem: problem.id });
  return mailOf(reader, {
    key: `problem.${side}.${news}`,
    why: side === "buyer" ? "order" : "shop",
    values: { number, vendor: companyName },
    href: `${publicUrl}${path}`,
    children: (
      <>
        {words && <MailQuote text={words} />}
        <MailNote label={t("mail:problem.what")} value={t(`problems:kinds.${problem.kind}`)} />
        <MailNote label={t("mail:problem.state")} value={stateOf(mail, t)} />
        {problem.dueAt && (
          <MailNote label={t("mail:problem.until")} value={formatDate(problem.dueAt.toISOString())} />
        )}
        {problem.rule && (
          <>
            <MailNote label={t("mail:problem.rule")} value={t(`problems:rules.${problem.rule}`)} />
            {!problem.objectionOutcome && (
              <MailNote label={t("mail:problem.object")} value={t("mail:problem.objectText")} />
            )}
          </>
        )}
        {news === "closed" && (mail.actor === "system" || problem.rule) && (
          <MailNote
            label={t("mail:problem.how")}
            value={t(mail.actor === "system" ? "mail:problem.automatic" : "mail:problem.byPerson")}
          />
        )}
      </>
    ),
  });
}

function stateOf({ side, problem }: ProblemMail, t: MailReader["t"]): string {
  if (problem.outcome) return t(`problems:outcomes.${problem.outcome}`);
  const state: ProblemState = problem.state;
  return t(`problems:states.${side}.${state}`);
}
