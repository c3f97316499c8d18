import { api } from "#client/api.ts";
import { AdminMay } from "#client/may.tsx";
import { useTranslation } from "#i18n/use-translation.ts";
import { formatDate } from "#kernel/formats.ts";
import { Badge } from "#ui/badge.tsx";
import { Button } from "#ui/button.tsx";
import { WordsDialog } from "#ui/words-dialog.tsx";
import type { DecisionForAdmin } from "../contract.ts";
import { factsBounds } from "../decision-rules.ts";
import { useDecide } from "./use-decide.ts";

const [shortest, longest] = factsBounds;

/** What a vendor says against a decision, and the answer: given, or to be given by another administrator. */
export function ObjectionAnswer({ decision }: { decision: DecisionForAdmin }) {
  const { t } = useTranslation("decisions");
  const { objection, objectedAt, outcome, outcomeReason, language } = decision;
  return (
    <div className="grid gap-3 rounded-leaf bg-paper p-4">
      <p className="font-semibold text-sm">
        {t("objections.says")} · {t("objections.since", { date: formatDate(objectedAt!) })}
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
      {!outcome && decision.mayDecide && (
        <AdminMay permission="vendors.manage">
          <AnswerButtons decision={decision} />
        </AdminMay>
      )}
      {!outcome && !decision.mayDecide && <p className="text-ink-soft text-sm">{t("objections.other")}</p>}
    </div>
  );
}

function AnswerButtons({ decision }: { decision: DecisionForAdmin }) {
  const { t } = useTranslation("decisions");
  const decide = useDecide();
  const answer = (outcome: "upheld" | "reversed") => (reason: string) =>
    decide(
      () => api.decisions.decideObjection({ decisionId: decision.id, outcome, reason }),
      t(outcome === "upheld" ? "objections.upholdDone" : "objections.reverseDone"),
    );
  const hint = t("factsHint", { language: t(`languages.${decision.language as "en"}`) });
  const words = { label: t("objections.reason"), hint, missing: t("factsBounds"), shortest, longest };
  return (
    <div className="flex flex-wrap gap-3">
      <WordsDialog
        {...words}
        trigger={<Button variant="secondary">{t("objections.uphold")}</Button>}
        title={t("objections.upholdTitle")}
        text={t("objections.upholdText")}
        confirmLabel={t("objections.uphold")}
        onConfirm={answer("upheld")}
      />
      <WordsDialog
        {...words}
        trigger={<Button>{t("objections.reverse")}</Button>}
        title={t("objections.reverseTitle")}
        text={t("objections.reverseText")}
        confirmLabel={t("objections.reverse")}
        onConfirm={answer("reversed")}
      />
    </div>
  );
}
