import { api } from "#client/api.ts";
import { TeamMay } from "#client/may.tsx";
import { ConnectAboutParcel } from "#domains/messaging/web/connect-about-parcel.tsx";
import type { ProblemDetail } from "#domains/problems/contract.ts";
import { listProblemMoves, problemBounds } from "#domains/problems/problem-life.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { Button } from "#ui/button.tsx";
import { InlineNotice } from "#ui/inline-notice.tsx";
import { WordsDialog } from "#ui/words-dialog.tsx";
import { NoteButton } from "../note-button.tsx";
import { ObjectButton } from "../object-button.tsx";
import { TrackingDialog } from "../tracking-dialog.tsx";
import { useProblemChange } from "../use-problem-change.ts";
import { OfferDialog } from "./offer-dialog.tsx";
import { ReceiveDialog } from "./receive-dialog.tsx";

/** What the shop can do with a problem in its state, as far as the person's role goes. */
export function VendorActions({ problem }: { problem: ProblemDetail & { refundableShippingCents: number } }) {
  const { t } = useTranslation("problemsDesk");
  const { run, failure } = useProblemChange();
  const { id: problemId, state } = problem;
  const moves = listProblemMoves(state, "vendor");
  const decline = async (words: string) =>
    (await run(() => api.problems.declineProblem({ problemId, words }), t("decline.done"))) !== undefined;
  return (
    <div className="grid gap-3 border-line border-t pt-5">
      <div className="flex flex-wrap gap-2">
        <TeamMay permission="refunds.manage">
          {moves.includes("offer") && <OfferDialog problem={problem} />}
          {moves.includes("receiveReturn") && <ReceiveDialog problemId={problemId} />}
          {moves.includes("decline") && (
            <WordsDialog
              trigger={<Button variant="secondary">{t("decline.open")}</Button>}
              title={t("decline.title")}
              text={t("decline.text")}
              label={t("decline.label")}
              hint={t("decline.hint")}
              missing={t("decline.missing")}
              longest={problemBounds.words[1]}
              confirmLabel={t("decline.confirm")}
              onConfirm={decline}
            />
          )}
          {problem.canObject && <ObjectButton problemId={problemId} run={run} />}
        </TeamMay>
        <TeamMay permission="parcels.manage">
          {moves.includes("shipReplacement") && (
            <TrackingDialog
              trigger={<Button>{t("ship.open")}</Button>}
              title={t("ship.title")}
              text={t("ship.text")}
              confirmLabel={t("ship.confirm")}
              done={t("ship.done")}
              send={(shipment) => api.problems.shipReplacement({ problemId, ...shipment })}
            />
          )}
          {state !== "closed" && <NoteButton problem={problem} />}
        </TeamMay>
        <TeamMay permission="messages.manage">
          <ConnectAboutParcel parcelId={problem.parcelId} />
        </TeamMay>
      </div>
      {failure && (
        <InlineNotice tone="danger" live>
          {failure}
        </InlineNotice>
      )}
    </div>
  );
}
