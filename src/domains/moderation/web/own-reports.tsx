import "#i18n/reporting-words.ts";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { api } from "#client/api.ts";
import { useNotifyError } from "#client/notify-error.ts";
import { queries } from "#client/queries.ts";
import { longestReport, shortestObjection } from "#domains/moderation/report-rules.ts";
import type { OwnReport } from "#domains/moderation/reporter-calls.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { Button } from "#ui/button.tsx";
import { Card, CardTitle } from "#ui/card.tsx";
import { InlineRetry } from "#ui/inline-retry.tsx";
import { notify } from "#ui/notify.ts";
import { Skeleton } from "#ui/skeleton.tsx";
import { WordsDialog } from "#ui/words-dialog.tsx";
import { ReportOutcome } from "./report-outcome.tsx";

/** In the account: what one reported, what was decided, and the way to object (R62). */
export function OwnReports() {
  const { t } = useTranslation("reports");
  const { data, isError, isFetching, refetch } = useQuery(
    queries.moderation.listOwnReports.queryOptions({ input: {} }),
  );
  return (
    <Card id="reports" className="scroll-mt-24">
      <CardTitle>{t("own.title")}</CardTitle>
      <p className="mt-1 max-w-prose text-ink-soft">{t("own.lead")}</p>
      {!data && !isError && <Skeleton className="mt-4 h-24" />}
      <InlineRetry
        isShown={isError && !data}
        isRetrying={isFetching}
        onRetry={() => void refetch()}
        className="mt-4"
      />
      {data?.items.length === 0 && <p className="mt-4">{t("own.none")}</p>}
      {data && data.items.length > 0 && (
        <ul className="mt-4 grid divide-y divide-line">
          {data.items.map((report) => (
            <li key={report.id} className="py-4">
              <ReportOutcome report={report}>
                {report.canObject && <ObjectButton report={report} />}
              </ReportOutcome>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}

function ObjectButton({ report }: { report: OwnReport }) {
  const { t } = useTranslation("reports");
  const queryClient = useQueryClient();
  const notifyError = useNotifyError();
  const object = async (objection: string) => {
    try {
      await api.moderation.objectToReport({ reportId: report.id, objection });
      notify.success(t("own.objectDone"));
      return true;
    } catch (error) {
      notifyError(error);
      return false;
    } finally {
      await queryClient.invalidateQueries({ queryKey: queries.moderation.listOwnReports.key() });
    }
  };
  return (
    <WordsDialog
      trigger={
        <Button variant="secondary" size="sm">
          {t("own.object")}
        </Button>
      }
      title={t("own.objectTitle")}
      text={t("own.objectText")}
      label={t("own.objectLabel")}
      hint={t("own.objectHint")}
      missing={t("own.objectMissing")}
      shortest={shortestObjection}
      longest={longestReport.objection}
      confirmLabel={t("own.objectSend")}
      onConfirm={object}
    />
  );
}
