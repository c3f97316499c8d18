import { AdminMay } from "#client/may.tsx";
import { useTranslation } from "#i18n/use-translation.ts";
import { formatDate } from "#kernel/formats.ts";
import type { AdminPermission } from "#kernel/permissions.ts";
import { Badge } from "#ui/badge.tsx";
import { Button } from "#ui/button.tsx";
import { WordsDialog } from "#ui/words-dialog.tsx";
import type { DecisionForAdmin } from "../contract.ts";
import { factsBounds } from "../decision-rules.ts";

type Outcome = "upheld" | "reversed";
type ObjectionAnswerProps = {
  objection: Pick<DecisionForAdmin, "objection" | "objectedAt" | "outcome" | "outcomeReason" | "mayDecide">;
  /** Whose words these are. */
  says: string;
  /** What either answer leads to. */
  effects: Record<Outcome, string>;
  /** Of the person who objects. */
  language: string;
  permission: AdminPermission;
  /** Sends the answer, and says that it is done. Whether it went well. */
  onAnswer: (outcome: Outcome, reason: string, done: string) => Promise<boolean>;
  /** What was objected to has ended without an answer. */
  isOver?: boolean;
};

/** What is said against a decision, and the answer: given, or to be given by another administrator. */
export function ObjectionAnswer({ says, isOver = false, ...props }: ObjectionAnswerProps) {
  const { t } = useTranslation("decisions");
  const { language, permission } = props;
  const { objection, objectedAt, outcome, outcomeReason, mayDecide } = props.objection;
  return (
    <div className="grid gap-3 rounded-leaf bg-paper p-4">
      <p className="font-semibold text-sm">
        {says} · {t("objections.since", { date: formatDate(objectedAt!) })}
      </p>
      <p className="wrap-anywhere whitespace-pre-line" lang={language}>
        {objection}
      </p>
      {outcome && (
        <div className="grid justify-items-start gap-1">
          <Badge tone={outcome === "reversed" ? "green" : "grey"}>{t(`objections.${outcome}`)}</Badge>
          <p className="wrap-anywhere whitespace-pre-line" lang={language}>
            {outcomeReason}
          </p>
        </div>
      )}
      {!outcome && mayDecide && (
        <AdminMay permission={permission}>
          <AnswerButtons {...props} />
        </AdminMay>
      )}
      {!outcome && !mayDecide && !isOver && <p className="text-ink-soft text-sm">{t("objections.other")}</p>}
    </div>
  );
}

function AnswerButtons({
  effects,
  language,
  onAnswer,
}: Pick<ObjectionAnswerProps, "effects" | "language" | "onAnswer">) {
  const { t } = useTranslation("decisions");
  const [shortest, longest] = factsBounds;
  const words = {
    label: t("objections.reason"),
    hint: t("factsHint", { language: t(`languages.${language as "en"}`) }),
    missing: t("factsBounds"),
    ...{ shortest, longest },
  };
  return (
    <div className="flex flex-wrap gap-3">
      <WordsDialog
        {...words}
        trigger={<Button variant="secondary">{t("objections.uphold")}</Button>}
        title={t("objections.upholdTitle")}
        text={effects.upheld}
        confirmLabel={t("objections.uphold")}
        onConfirm={(reason) => onAnswer("upheld", reason, t("objections.upholdDone"))}
      />
      <WordsDialog
        {...words}
        trigger={<Button>{t("objections.reverse")}</Button>}
        title={t("objections.reverseTitle")}
        text={effects.reversed}
        confirmLabel={t("objections.reverse")}
        onConfirm={(reason) => onAnswer("reversed", reason, t("objections.reverseDone"))}
      />
    </div>
  );
}
