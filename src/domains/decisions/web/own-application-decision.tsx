import "#i18n/work-words.ts";
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
import { applicationRules, factsBounds } from "../decision-rules.ts";

const [shortest, longest] = factsBounds;

/** For an applicant: under which rule the application was rejected, and the way to object; the page says why. */
export function OwnApplicationDecision() {
  const { t } = useTranslation("applicationDecision");
  const { data } = useQuery(queries.decisions.findApplicationDecision.queryOptions({ input: {} }));
  const decision = data?.decision;
  if (!decision) return null;
  const rule = applicationRules.find((one) => one === decision.rule);
  const { objectedAt, outcome, outcomeAt, outcomeReason } = decision;
  return (
    <InlineNotice
      tone="warning"
      title={t("title")}
      action={decision.canObject && <ObjectButton decisionId={decision.id} />}
    >
      <div className="grid gap-2">
        {rule && (
          <p>
            <strong>{t("why")}:</strong> {t(`rules.${rule}`)}
          </p>
        )}
        <p>{t("effect")}</p>
        <p>
          {formatDate(decision.createdAt)} · {t("byPerson")}
        </p>
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
  const { t } = useTranslation("applicationDecision");
  const queryClient = useQueryClient();
  const notifyError = useNotifyError();
  const object = async (objection: string) => {
    try {
      await api.decisions.objectAsApplicant({ decisionId, objection });
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
