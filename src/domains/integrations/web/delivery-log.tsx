import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useSearchParams } from "react-router";
import { queries } from "#client/queries.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { pageCount } from "#kernel/paging.ts";
import { ErrorState } from "#ui/error-state.tsx";
import { Pagination } from "#ui/pagination.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import { DeliveryRow } from "./delivery-row.tsx";
import type { Endpoint } from "./endpoint-row.tsx";
import { readLogPage } from "./read-log-page.ts";

const lookAgainMilliseconds = 2_000;

/** The deliveries to an endpoint, newest first; polls while one is pending. */
export function DeliveryLog({ endpoint }: { endpoint: Endpoint }) {
  const { t } = useTranslation("integrations");
  const [params] = useSearchParams();
  const { data, isError, isFetching, refetch } = useQuery({
    ...queries.integrations.listDeliveries.queryOptions({
      input: { endpointId: endpoint.id, page: readLogPage(params) },
    }),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) =>
      state.data?.items.some((delivery) => delivery.state === "waiting" && delivery.attempts === 0)
        ? lookAgainMilliseconds
        : false,
  });
  return (
    <section className="grid gap-4" aria-labelledby="delivery-log">
      <div>
        <h3 id="delivery-log" className="font-display font-semibold text-subheading">
          {t("log.title")}
        </h3>
        <p className="text-ink-soft text-sm">{t("log.lead")}</p>
      </div>
      {!data && !isError && <Skeleton className="h-48" />}
      {!data && isError && (
        <ErrorState message={t("log.loadFailed")} onRetry={() => void refetch()} retrying={isFetching} />
      )}
      {data?.items.length === 0 && (
        <p className="rounded-leaf bg-sunken p-6 text-center text-ink-soft">{t("log.empty")}</p>
      )}
      {data && data.items.length > 0 && (
        <ul className="rounded-leaf border border-line bg-surface px-5">
          {data.items.map((delivery) => (
            <DeliveryRow key={delivery.id} delivery={delivery} isActive={endpoint.isActive} />
          ))}
        </ul>
      )}
      {data && (
        <Pagination
          page={data.page}
          pageCount={pageCount(data.total, data.pageSize)}
          hrefFor={(page) => `?tab=enterprise&panel=webhooks&endpoint=${endpoint.id}&page=${page}`}
        />
      )}
    </section>
  );
}
