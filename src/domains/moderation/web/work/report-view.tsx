import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { classifyError } from "#client/classify-error.ts";
import { queries } from "#client/queries.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { formatDateTime } from "#kernel/formats.ts";
import { Card } from "#ui/card.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { ErrorState } from "#ui/error-state.tsx";
import { Icon } from "#ui/icon.tsx";
import { InlineNotice } from "#ui/inline-notice.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import type { Report } from "../../report-calls.ts";
import { type ModerationAddress, moderationPath } from "./moderation-address.ts";
import { ReportActions } from "./report-actions.tsx";
import { ReportBadges } from "./report-badges.tsx";
import { ReportedCopies } from "./reported-copies.tsx";

type Props = { address: ModerationAddress; reportId: string };

/** One report: what was said, the thing as it was and is, and what is decided. */
export function OneReport({ address, reportId }: Props) {
  const { t } = useTranslation("reportWork");
  const { data, error, isFetching, refetch } = useQuery(
    queries.moderation.getReport.queryOptions({ input: { reportId } }),
  );
  return (
    <div className="grid grid-cols-1 gap-5">
      <Link
        to={moderationPath({ ...address, reportId: null })}
        className="inline-flex min-h-6 w-fit items-center gap-2 text-link"
      >
        <Icon name="arrow-left" className="size-4" />
        {t("back")}
      </Link>
      {data ? <Shown report={data} /> : null}
      {!data && !error && <Skeleton className="h-96" />}
      {!data && error && classifyError(error).code === "NOT_FOUND" && (
        <EmptyState headingLevel="h2" title={t("gone")} />
      )}
      {!data && error && classifyError(error).code !== "NOT_FOUND" && (
        <ErrorState onRetry={() => void refetch()} retrying={isFetching} />
      )}
    </div>
  );
}

function Shown({ report }: { report: Report }) {
  const { t } = useTranslation("reportWork");
  const { t: tReports } = useTranslation("reports");
  const { reference, kind, reason, reporter, reported, words } = report;
  const nameOf = (person: { name: string; email: string } | null) =>
    person ? `${person.name} (${person.email})` : t("forgotten");
  return (
    <article aria-labelledby="report" className="grid grid-cols-1 gap-5">
      <header className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <h2 id="report" className="figures font-display font-semibold text-heading">
          {t("number", { reference })}
        </h2>
        <ReportBadges report={report} />
      </header>
      {report.isSuspected && <InlineNotice tone="info">{t("suspected")}</InlineNotice>}
      <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <Card>
          <dl className="grid gap-x-8 gap-y-4 sm:grid-cols-2">
            <Fact label={t("columns.kind")}>{tReports(`kinds.${kind}`)}</Fact>
            <Fact label={t("columns.reason")}>{tReports(`reasons.${reason}`)}</Fact>
            <Fact label={t("reporter")}>
              {nameOf(reporter)}
              {reporter && !report.hasAccount && (
                <span className="block text-ink-soft text-sm">{t("visitor")}</span>
              )}
            </Fact>
            <Fact label={t("person")}>{nameOf(reported)}</Fact>
            <Fact label={t("received")}>{formatDateTime(report.createdAt)}</Fact>
          </dl>
          <h3 className="mt-5 font-semibold">{t("words")}</h3>
          <p className="wrap-anywhere mt-1 whitespace-pre-line">{words || t("noWords")}</p>
          <Others report={report} />
        </Card>
        <ReportActions report={report} />
      </div>
      <ReportedCopies report={report} />
    </article>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-ink-soft text-sm">{label}</dt>
      <dd className="wrap-anywhere">{children}</dd>
    </div>
  );
}

function Others({ report: { others, otherCount } }: { report: Report }) {
  const { t } = useTranslation("reportWork");
  const { t: tReports } = useTranslation("reports");
  if (otherCount === 0) return null;
  return (
    <>
      <h3 className="mt-6 font-semibold">{t("others", { count: otherCount })}</h3>
      <ul className="mt-2 grid gap-3 border-line border-l-2 pl-4">
        {others.map((other) => (
          <li key={other.id}>
            <p className="figures text-ink-soft text-sm">
              {other.reference} · {tReports(`reasons.${other.reason}`)} · {formatDateTime(other.createdAt)}
            </p>
            <p className="wrap-anywhere whitespace-pre-line">{other.words || t("noWords")}</p>
          </li>
        ))}
      </ul>
    </>
  );
}
