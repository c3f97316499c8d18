import { useQuery, useQueryClient } from "@tanstack/react-query";
import { api } from "#client/api.ts";
import { useNotifyError } from "#client/notify-error.ts";
import { queries } from "#client/queries.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { formatDate } from "#kernel/formats.ts";
import { Button } from "#ui/button.tsx";
import { InlineNotice } from "#ui/inline-notice.tsx";
import { notify } from "#ui/notify.ts";
import { WordsDialog } from "#ui/words-dialog.tsx";
import type { Decision } from "../contract.ts";
import { factsBounds, reviewRules } from "../decision-rules.ts";

const [shortest, longest] = factsBounds;

/** For an author: why one's review is not shown, and the way to object. */
export function OwnReviewDecision({ reviewId }: { reviewId: string }) {
  const { t } = useTranslation("ownReviews");
  const { data } = useQuery(queries.decisions.listDecisionsOnMyReviews.queryOptions({ input: {} }));
  const decision = data?.items.find((one) => one.reviewId === reviewId);
  if (!decision) return null;
  const rule = reviewRules.find((one) => one === decision.rule);
  return <OwnDecision decision={decision} rule={rule && t(`rules.${rule}`)} />;
}

/** The statement of reasons about what one wrote, and the way to object. */
export function OwnDecision({ decision, rule }: { decision: Decision; rule: string | undefined }) {
  const { t } = useTranslation("ownReviews");
  const { objectedAt, outcome, outcomeAt, outcomeReason } = decision;
  return (
    <InlineNotice
      tone="warning"
      title={t("refusedWhy")}
      action={decision.canObject && <ObjectButton decisionId={decision.id} />}
    >
      <div className="grid gap-2">
        {rule && <p className="font-semibold">{rule}</p>}
        <p className="wrap-anywhere whitespace-pre-line">{decision.facts}</p>
        <p>{t("byPerson", { date: formatDate(decision.createdAt) })}</p>
        {objectedAt && !outcome && <p>{t("waiting", { date: formatDate(objectedAt) })}</p>}
        {outcome === "upheld" && outcomeAt && (
          <>
            <p className="font-semibold">{t("upheld", { date: formatDate(outcomeAt) })}</p>
            <p className="wrap-anywhere whitespace-pre-line">{outcomeReason}</p>
          </>
        )}
      </div>
    </InlineNotice>
  );
}

function ObjectButton({ decisionId }: { decisionId: string }) {
  const { t } = useTranslation("ownReviews");
  const queryClient = useQueryClient();
  const notifyError = useNotifyError();
  const object = async (objection: string) => {
    try {
      await api.decisions.objectAsAuthor({ decisionId, objection });
      notify.success(t("objectDone"));
      return true;
    } catch (error) {
      notifyError(error);
      return false;
    } finally {
      await queryClient.invalidateQueries({ queryKey: queries.decisions.key() });
    }
  };
  return (
    <WordsDialog
      trigger={<Button variant="secondary">{t("object")}</Button>}
      title={t("objectTitle")}
      text={t("objectText")}
      label={t("objectLabel")}
      hint={t("objectHint")}
      missing={t("bounds")}
      shortest={shortest}
      longest={longest}
      confirmLabel={t("objectSend")}
      onConfirm={object}
    />
  );
}
