import { api } from "#client/api.ts";
import type { ProblemDetail } from "#domains/problems/contract.ts";
import { listProblemMoves, problemBounds } from "#domains/problems/problem-life.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { Button } from "#ui/button.tsx";
import { ConfirmDialog } from "#ui/confirm-dialog.tsx";
import { InlineNotice } from "#ui/inline-notice.tsx";
import { WordsDialog } from "#ui/words-dialog.tsx";
import { NoteButton } from "./note-button.tsx";
import { ObjectButton } from "./object-button.tsx";
import { TrackingDialog } from "./tracking-dialog.tsx";
import { useProblemChange } from "./use-problem-change.ts";

/** What the buyer can do with a problem in its state. */
export function BuyerActions({ problem }: { problem: ProblemDetail }) {
  const { t } = useTranslation("problems");
  const { run, failure, isBusy } = useProblemChange();
  const { id: problemId, state, canObject } = problem;
  const moves = listProblemMoves(state, "buyer");
  if (state === "closed" && !canObject) return null;
  const accept = () =>
    run(() => api.problems.answerOffer({ problemId, answer: "accept", words: "" }), t("acceptDone"));
  const confirm = () => run(() => api.problems.confirmReplacement({ problemId }), t("confirmArrival.done"));
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap gap-2">
        {moves.includes("accept") && (
          <Button size="sm" loading={isBusy} onClick={() => void accept()}>
            {t("accept")}
          </Button>
        )}
        {moves.includes("confirm") && (
          <Button size="sm" loading={isBusy} onClick={() => void confirm()}>
            {t("confirmArrival.open")}
          </Button>
        )}
        {moves.includes("sendReturn") && (
          <TrackingDialog
            trigger={<Button size="sm">{t("sendReturn.open")}</Button>}
            title={t("sendReturn.title")}
            text={t("sendReturn.text")}
            confirmLabel={t("sendReturn.confirm")}
            done={t("sendReturn.done")}
            send={(shipment) => api.problems.sendReturn({ problemId, ...shipment })}
          />
        )}
        {moves.includes("disagree") && (
          <WordsDialog
            trigger={
              <Button variant="secondary" size="sm">
                {t("disagree.open")}
              </Button>
            }
            title={t("disagree.title")}
            text={t("disagree.text")}
            label={t("disagree.label")}
            hint={t("disagree.hint")}
            missing={t("disagree.missing")}
            longest={problemBounds.words[1]}
            confirmLabel={t("disagree.confirm")}
            onConfirm={async (words) =>
              (await run(
                () => api.problems.answerOffer({ problemId, answer: "disagree", words }),
                t("disagree.done"),
              )) !== undefined
            }
          />
        )}
        {canObject && <ObjectButton problemId={problemId} run={run} />}
        {state !== "closed" && <NoteButton problem={problem} />}
        {moves.includes("withdraw") && (
          <ConfirmDialog
            trigger={
              <Button variant="ghost" size="sm">
                {t("withdraw.open")}
              </Button>
            }
            title={t("withdraw.title")}
            description={t("withdraw.text")}
            confirmLabel={t("withdraw.confirm")}
            onConfirm={async () => {
              await run(() => api.problems.withdrawProblem({ problemId }), t("withdraw.done"));
            }}
          />
        )}
      </div>
      {failure && (
        <InlineNotice tone="danger" live>
          {failure}
        </InlineNotice>
      )}
    </div>
  );
}
