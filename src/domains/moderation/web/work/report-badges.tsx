import { useTranslation } from "#i18n/use-translation.ts";
import { Badge } from "#ui/badge.tsx";
import type { ReportSummary } from "../../report-calls.ts";

type Shown = Pick<ReportSummary, "state" | "outcome" | "isSuspected" | "hasObjection">;

/** What came of a report, and whether its reporter objects. */
export function ReportBadges({ report }: { report: Shown }) {
  const { t } = useTranslation("reportWork");
  return (
    <span className="flex gap-1 max-md:flex-wrap max-md:justify-end">
      <StateBadge report={report} />
      {report.hasObjection && <Badge tone="red">{t("objected")}</Badge>}
    </span>
  );
}

function StateBadge({ report: { state, outcome, isSuspected } }: { report: Shown }) {
  const { t } = useTranslation("reportWork");
  if (isSuspected) return <Badge tone="grey">{t("state.discarded")}</Badge>;
  if (state === "open") return <Badge tone="yellow">{t("state.open")}</Badge>;
  if (outcome === "acted") return <Badge tone="green">{t("state.acted")}</Badge>;
  return <Badge tone="grey">{t("state.none")}</Badge>;
}
