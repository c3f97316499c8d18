import type { DataColumn } from "#client/data-table/columns.ts";
import { DataTable } from "#client/data-table/data-table.tsx";
import type { ProblemSummary } from "#domains/problems/contract.ts";
import { problemFilters } from "#domains/problems/problem-life.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { formatDate, formatDateTime } from "#kernel/formats.ts";
import { Badge } from "#ui/badge.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { FilterLinks } from "#ui/filter-links.tsx";
import { ProblemBadge } from "../problem-facts.tsx";
import { type ProblemsAddress, problemsPath } from "./problems-address.ts";

/** In the administrators' list, with priority support or without. */
type Listed = ProblemSummary & { isPriority?: boolean };
type Props = {
  viewer: "vendor" | "admin";
  address: ProblemsAddress;
  page: { items: Listed[]; next: string | null } | undefined;
  error: { isRetrying: boolean; onRetry: () => void } | false;
};

/** Problems as a table, the most urgent first; overdue ones stand out. */
export function ProblemList({ viewer, address, page, error }: Props) {
  const { t } = useTranslation("problemsDesk");
  const { filter, cursor } = address;
  return (
    <section aria-labelledby="problems" className="grid grid-cols-1 gap-4">
      <div className="max-w-prose">
        <h2 id="problems" className="font-display font-semibold text-heading">
          {t("title")}
        </h2>
        <p className="mt-1 text-ink-soft">{t(viewer === "admin" ? "adminLead" : "lead")}</p>
      </div>
      <FilterLinks
        label={t("filter")}
        links={problemFilters.map((name) => ({
          name,
          label: t(`filters.${name}`),
          to: problemsPath({ filter: name }),
          isChosen: name === filter,
        }))}
      />
      <DataTable
        list={`${viewer}-problems`}
        label={t("title")}
        columns={useColumns(viewer)}
        rows={page?.items}
        rowId={({ id }) => id}
        rowName={({ orderNumber }) => t("number", { number: orderNumber })}
        hrefOf={({ id }) => problemsPath({ ...address, problemId: id })}
        error={error}
        empty={<EmptyState headingLevel="h3" title={t(`none.${filter}`)} text={t("noneText")} />}
        firstHref={cursor ? problemsPath({ filter }) : null}
        nextHref={page?.next ? problemsPath({ filter, cursor: page.next }) : null}
      />
    </section>
  );
}

function useColumns(viewer: Props["viewer"]): DataColumn<Listed>[] {
  const { t } = useTranslation("problemsDesk");
  const { t: tProblem } = useTranslation("problems");
  return [
    {
      id: "order",
      header: t("columns.order"),
      isPrimary: true,
      cell: ({ orderNumber }) => `#${orderNumber}`,
    },
    { id: "kind", header: t("columns.kind"), cell: ({ kind }) => tProblem(`kinds.${kind}`) },
    {
      id: "state",
      header: t("columns.state"),
      cell: (problem) => (
        <span className="flex gap-1 max-md:flex-wrap max-md:justify-end">
          <ProblemBadge problem={problem} viewer={viewer} />
          {problem.hasObjection && <Badge tone="red">{t("objected")}</Badge>}
        </span>
      ),
    },
    {
      id: "due",
      header: t("columns.due"),
      cell: ({ dueAt, isLate, isPriority }) =>
        dueAt && (
          <span className="flex items-center gap-1 whitespace-nowrap max-md:flex-wrap max-md:justify-end">
            {formatDate(dueAt)}
            {isPriority && <Badge tone="leaf">{t("priority")}</Badge>}
            {isLate && <Badge tone="red">{t("late")}</Badge>}
          </span>
        ),
    },
    { id: "buyer", header: t("columns.buyer"), cell: ({ buyerName }) => buyerName },
    ...(viewer === "admin"
      ? [
          {
            id: "vendor",
            header: t("columns.vendor"),
            cell: ({ companyName }: ProblemSummary) => companyName,
          },
          {
            id: "cause",
            header: t("columns.cause"),
            cell: ({ cause }: ProblemSummary) => cause && t(`causes.${cause}`),
          },
        ]
      : []),
    {
      id: "reported",
      header: t("columns.reported"),
      cell: ({ createdAt }) => <span className="whitespace-nowrap">{formatDateTime(createdAt)}</span>,
    },
  ];
}
