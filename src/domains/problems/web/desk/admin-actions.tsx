import type { ProblemForAdmin } from "#domains/problems/admin-calls.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { InlineNotice } from "#ui/inline-notice.tsx";
import { AnswerDialog } from "./answer-dialog.tsx";
import { DecideDialog } from "./decide-dialog.tsx";

/** What an administrator can do: decide, or answer an objection to a decision. */
export function AdminActions({ problem }: { problem: ProblemForAdmin }) {
  const { t } = useTranslation("problemsDesk");
  if (problem.waitsForApproval) return <InlineNotice tone="info">{t("waitsForApproval")}</InlineNotice>;
  if (problem.state === "escalated") return <DecideDialog problem={problem} />;
  if (!problem.hasObjection) return null;
  return problem.mayAnswerObjection ? (
    <AnswerDialog problemId={problem.id} />
  ) : (
    <InlineNotice tone="info">{t("answer.notYou")}</InlineNotice>
  );
}
