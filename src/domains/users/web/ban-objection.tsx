import { api } from "#client/api.ts";
import { AdminMay } from "#client/may.tsx";
import { factsBounds } from "#domains/decisions/decision-rules.ts";
import type { Ban } from "#domains/users/contract.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { formatDate } from "#kernel/formats.ts";
import { Badge } from "#ui/badge.tsx";
import { Button } from "#ui/button.tsx";
import { WordsDialog } from "#ui/words-dialog.tsx";
import { useUserChange } from "./use-user-change.ts";

const [shortest, longest] = factsBounds;
type Props = { ban: Ban; language: string };

/** What a banned person says against the ban, and the answer: given, or to be given by another administrator. */
export function BanObjection({ ban, language }: Props) {
  const { t } = useTranslation("users");
  const { t: tDecisions } = useTranslation("decisions");
  const { objection, objectedAt, outcome, outcomeReason } = ban;
  if (!objection || !objectedAt) return null;
  return (
    <div className="mt-2 grid gap-3 rounded-leaf bg-paper p-4">
      <p className="font-semibold text-sm">
        {t("bans.says")} · {tDecisions("objections.since", { date: formatDate(objectedAt) })}
      </p>
      <p className="wrap-anywhere whitespace-pre-line" lang={language}>
        {objection}
      </p>
      {outcome && (
        <div className="grid justify-items-start gap-1">
          <Badge tone={outcome === "reversed" ? "green" : "grey"}>
            {tDecisions(`objections.${outcome}`)}
          </Badge>
          <p className="wrap-anywhere whitespace-pre-line" lang={language}>
            {outcomeReason}
          </p>
        </div>
      )}
      {ban.mayDecide && (
        <AdminMay permission="users.manage">
          <AnswerButtons ban={ban} language={language} />
        </AdminMay>
      )}
      {!outcome && !ban.endedAt && !ban.mayDecide && (
        <p className="text-ink-soft text-sm">{tDecisions("objections.other")}</p>
      )}
    </div>
  );
}

function AnswerButtons({ ban, language }: Props) {
  const { t } = useTranslation("users");
  const { t: tDecisions } = useTranslation("decisions");
  const change = useUserChange();
  const answer = (outcome: "upheld" | "reversed") => (reason: string) =>
    change(
      () => api.users.decideBanObjection({ banId: ban.id, outcome, reason }),
      tDecisions(outcome === "upheld" ? "objections.upholdDone" : "objections.reverseDone"),
    );
  const hint = tDecisions("factsHint", { language: tDecisions(`languages.${language as "en"}`) });
  const words = {
    label: tDecisions("objections.reason"),
    hint,
    missing: tDecisions("factsBounds"),
    shortest,
    longest,
  };
  return (
    <div className="flex flex-wrap gap-3">
      <WordsDialog
        {...words}
        trigger={<Button variant="secondary">{tDecisions("objections.uphold")}</Button>}
        title={tDecisions("objections.upholdTitle")}
        text={t("bans.upholdText")}
        confirmLabel={tDecisions("objections.uphold")}
        onConfirm={answer("upheld")}
      />
      <WordsDialog
        {...words}
        trigger={<Button>{tDecisions("objections.reverse")}</Button>}
        title={tDecisions("objections.reverseTitle")}
        text={t("bans.reverseText")}
        confirmLabel={tDecisions("objections.reverse")}
        onConfirm={answer("reversed")}
      />
    </div>
  );
}
