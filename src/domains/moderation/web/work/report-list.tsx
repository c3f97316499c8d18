import { useNavigate } from "react-router";
import type { DataColumn } from "#client/data-table/columns.ts";
import { DataTable } from "#client/data-table/data-table.tsx";
import { useTranslation } from "#i18n/use-translation.ts";
import { formatDateTime } from "#kernel/formats.ts";
import { Badge } from "#ui/badge.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { Field } from "#ui/field.tsx";
import { Select } from "#ui/select.tsx";
import type { ReportSummary } from "../../report-calls.ts";
import { type ReportKind, reportAges, reportKinds } from "../../report-rules.ts";
import { type ModerationAddress, moderationPath } from "./moderation-address.ts";
import { ReportBadges } from "./report-badges.tsx";

type Props = {
  address: ModerationAddress;
  page: { items: ReportSummary[]; next: string | null } | undefined;
  error: { isRetrying: boolean; onRetry: () => void } | false;
};

/** Reports as a table: what waits longest first, what is decided with the latest first. */
export function ReportList({ address, page, error }: Props) {
  const { t } = useTranslation("reportWork");
  const { cursor, ...chosen } = address;
  return (
    <section aria-labelledby="moderation" className="grid grid-cols-1 gap-4">
      <div className="max-w-prose">
        <h2 id="moderation" className="font-display font-semibold text-heading">
          {t(`lists.${address.list}`)}
        </h2>
        <p className="mt-1 text-ink-soft">{t("lead")}</p>
      </div>
      <Filters address={address} />
      <DataTable
        list="reports"
        label={t("title")}
        columns={useColumns()}
        rows={page?.items}
        rowId={({ id }) => id}
        rowName={({ reference }) => t("number", { reference })}
        hrefOf={({ id }) => moderationPath({ ...address, reportId: id })}
        error={error}
        empty={<EmptyState headingLevel="h3" title={t("none")} text={t("noneText")} />}
        firstHref={cursor ? moderationPath(chosen) : null}
        nextHref={page?.next ? moderationPath({ ...chosen, cursor: page.next }) : null}
      />
    </section>
  );
}

function Filters({ address: { list, kind, days } }: { address: ModerationAddress }) {
  const { t } = useTranslation("reportWork");
  const { t: tReports } = useTranslation("reports");
  const navigate = useNavigate();
  const show = (change: Partial<ModerationAddress>) =>
    void navigate(moderationPath({ list, kind, days, ...change }), { preventScrollReset: true });
  return (
    <div className="flex flex-wrap gap-4">
      <Field label={t("kind")} className="w-52 max-sm:w-full">
        <Select
          value={kind ?? ""}
          onChange={({ target }) => show({ kind: (target.value || null) as ReportKind | null })}
        >
          <option value="">{t("allKinds")}</option>
          {reportKinds.map((one) => (
            <option key={one} value={one}>
              {tReports(`kinds.${one}`)}
            </option>
          ))}
        </Select>
      </Field>
      <Field label={t("age")} className="w-52 max-sm:w-full">
        <Select value={days ?? ""} onChange={({ target }) => show({ days: Number(target.value) || null })}>
          <option value="">{t("anyAge")}</option>
          {reportAges.map((count) => (
            <option key={count} value={count}>
              {t("days", { count })}
            </option>
          ))}
        </Select>
      </Field>
    </div>
  );
}

function useColumns(): DataColumn<ReportSummary>[] {
  const { t } = useTranslation("reportWork");
  const { t: tReports } = useTranslation("reports");
  return [
    {
      id: "thing",
      header: t("columns.thing"),
      isPrimary: true,
      cell: ({ title, reference, otherCount }) => (
        <span className="flex items-center gap-2">
          <span className="line-clamp-2 break-words">{title || reference}</span>
          {otherCount > 0 && <Badge tone="grey">{t("more", { count: otherCount })}</Badge>}
        </span>
      ),
    },
    { id: "kind", header: t("columns.kind"), cell: ({ kind }) => tReports(`kinds.${kind}`) },
    { id: "reason", header: t("columns.reason"), cell: ({ reason }) => tReports(`reasons.${reason}`) },
    { id: "state", header: t("columns.state"), cell: (report) => <ReportBadges report={report} /> },
    { id: "taken", header: t("columns.taken"), cell: ({ takenBy }) => takenBy },
    {
      id: "reference",
      header: t("columns.reference"),
      cell: ({ reference }) => <span className="figures whitespace-nowrap">{reference}</span>,
    },
    {
      id: "reported",
      header: t("columns.reported"),
      cell: ({ createdAt }) => <span className="whitespace-nowrap">{formatDateTime(createdAt)}</span>,
    },
  ];
}
