import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { queries } from "#client/queries.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { pageCount } from "#kernel/paging.ts";
import { FilterLinks } from "#ui/filter-links.tsx";
import { InlineNotice } from "#ui/inline-notice.tsx";
import { InlineRetry } from "#ui/inline-retry.tsx";
import { Pagination } from "#ui/pagination.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import { ApprovalCard } from "./approval-card.tsx";
import { NoneYet, PanelSection } from "./panel-section.tsx";
import { approvalsPath, type SecurityAddress } from "./security-address.ts";

/** What waits for a second administrator, or was decided. */
export function ApprovalQueue({ address }: { address: SecurityAddress }) {
  const { t } = useTranslation("security");
  const { approvals: state, approvalsPage: page } = address;
  const { data, isError, isFetching, refetch } = useQuery({
    ...queries.security.listApprovals.queryOptions({ input: { state, page } }),
    placeholderData: keepPreviousData,
  });
  return (
    <PanelSection title={t("approvals.title")} lead={t("approvals.lead")}>
      <FilterLinks
        label={t("approvals.title")}
        links={(["waiting", "decided"] as const).map((name) => ({
          name,
          label: t(`approvals.${name}`),
          to: approvalsPath(name),
          isChosen: name === state,
        }))}
      />
      {data?.otherAdministrators === 0 && (
        <InlineNotice tone="warning" title={t("approvals.aloneTitle")}>
          {t("approvals.aloneText")}
        </InlineNotice>
      )}
      <InlineRetry isShown={isError} isRetrying={isFetching} onRetry={() => void refetch()} />
      {!data && !isError && <Skeleton className="h-32" />}
      {data?.items.length === 0 && (
        <NoneYet>{t(state === "waiting" ? "approvals.noneWaiting" : "approvals.noneDecided")}</NoneYet>
      )}
      {data && data.items.length > 0 && (
        <ul className="grid grid-cols-1 gap-3">
          {data.items.map((approval) => (
            <ApprovalCard key={approval.id} approval={approval} />
          ))}
        </ul>
      )}
      <Pagination
        page={page}
        pageCount={data ? pageCount(data.total, data.pageSize) : 1}
        hrefFor={(to) => approvalsPath(state, to)}
      />
    </PanelSection>
  );
}
