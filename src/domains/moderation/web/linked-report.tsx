import "#i18n/reporting-words.ts";
import { useQuery } from "@tanstack/react-query";
import { api } from "#client/api.ts";
import { MailedLink } from "#client/mailed-link.tsx";
import { ObjectionForm } from "#client/objection-form.tsx";
import { queries } from "#client/queries.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { Card, CardTitle } from "#ui/card.tsx";
import { longestReport, shortestObjection } from "../report-rules.ts";
import { ReportOutcome } from "./report-outcome.tsx";

/** Where the mailed link of a visitor's report leads: what was decided, and the way to object once (R62). */
export default function LinkedReport({ token }: { token: string }) {
  const { t } = useTranslation("reports");
  const query = useQuery(queries.moderation.getReportByLink.queryOptions({ input: { token } }));
  return (
    <MailedLink query={query} invalid={{ title: t("own.linkInvalid"), text: t("own.linkInvalidText") }}>
      {(report) => (
        <Card tone="lifted" padding="lg">
          <CardTitle className="mb-4 text-heading">
            {t("own.linkTitle", { reference: report.reference })}
          </CardTitle>
          <ReportOutcome report={report} />
          {report.canObject && (
            <ObjectionForm
              words={(word) => t(`own.${word}`)}
              bounds={[shortestObjection, longestReport.objection]}
              send={(objection) => api.moderation.objectByLink({ token, objection })}
              changed={queries.moderation.getReportByLink.key()}
            />
          )}
          {report.outcome === "none" && !report.canObject && !report.objection && (
            <p className="mt-4 text-ink-soft">{t("own.over")}</p>
          )}
        </Card>
      )}
    </MailedLink>
  );
}
