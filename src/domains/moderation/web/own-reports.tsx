import "#i18n/reporting-words.ts";
import { useQuery } from "@tanstack/react-query";
import { api } from "#client/api.ts";
import { ObjectButton } from "#client/object-button.tsx";
import { queries } from "#client/queries.ts";
import { longestReport, shortestObjection } from "#domains/moderation/report-rules.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { Card, CardTitle } from "#ui/card.tsx";
import { InlineRetry } from "#ui/inline-retry.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
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
                {report.canObject && (
                  <ObjectButton
                    words={(word) => t(`own.${word}`)}
                    missing={t("own.objectMissing")}
                    bounds={[shortestObjection, longestReport.objection]}
                    send={(objection) => api.moderation.objectToReport({ reportId: report.id, objection })}
                    changed={queries.moderation.listOwnReports.key()}
                    size="sm"
                  />
                )}
              </ReportOutcome>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
