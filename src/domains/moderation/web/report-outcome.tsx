import type { ReactNode } from "react";
import { useTranslation } from "#i18n/use-translation.ts";
import { formatDate } from "#kernel/formats.ts";
import { Badge } from "#ui/badge.tsx";
import type { OwnReport } from "../reporter-calls.ts";

/** For who reported something: what it was, what was decided, and what came of the objection. */
export function ReportOutcome({ report, children }: { report: OwnReport; children?: ReactNode }) {
  const { t } = useTranslation("reports");
  const { kind, reason, title, reference, answer, closedAt, objection, objectionOutcome } = report;
  return (
    <div className="grid justify-items-start gap-2">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="wrap-anywhere font-semibold">{title ?? t(`kinds.${kind}`)}</span>
        <StateBadge report={report} />
      </div>
      <p className="figures text-ink-soft text-sm">
        {reference} · {t(`kinds.${kind}`)} · {t(`reasons.${reason}`)} · {formatDate(report.createdAt)}
      </p>
      {answer && closedAt && (
        <>
          <p className="text-ink-soft text-sm">{t("own.answer", { date: formatDate(closedAt) })}</p>
          <p className="wrap-anywhere whitespace-pre-line">{answer}</p>
        </>
      )}
      {objection && (
        <>
          <p className="text-ink-soft text-sm">{t("own.objection")}</p>
          <p className="wrap-anywhere whitespace-pre-line">{objection}</p>
          <p className="font-semibold">{t(objectionOutcome ? `own.${objectionOutcome}` : "own.waiting")}</p>
          {report.objectionAnswer && (
            <p className="wrap-anywhere whitespace-pre-line">{report.objectionAnswer}</p>
          )}
        </>
      )}
      {children}
    </div>
  );
}

function StateBadge({ report: { state, outcome } }: { report: OwnReport }) {
  const { t } = useTranslation("reports");
  if (state === "open") return <Badge tone="yellow">{t("own.open")}</Badge>;
  if (outcome === "acted") return <Badge tone="green">{t("own.acted")}</Badge>;
  return <Badge tone="grey">{t("own.dismissed")}</Badge>;
}
