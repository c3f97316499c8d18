import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { TeamMay } from "#client/may.tsx";
import { queries } from "#client/queries.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { pageCount } from "#kernel/paging.ts";
import { EmptyState } from "#ui/empty-state.tsx";
import { Illustration } from "#ui/illustration.tsx";
import { InlineRetry } from "#ui/inline-retry.tsx";
import { Pagination } from "#ui/pagination.tsx";
import { OrderSkeletons } from "../order-skeletons.tsx";
import { ExportButton } from "./export-button.tsx";
import { ParcelFilters } from "./parcel-filters.tsx";
import { ParcelRow } from "./parcel-row.tsx";
import { ParcelSearch } from "./parcel-search.tsx";
import { listInput, type ParcelsAddress, parcelsPath } from "./parcels-address.ts";

/** A vendor's parcels by status and search, a page at a time; updated live. */
export function ParcelList({ address }: { address: ParcelsAddress }) {
  const { t } = useTranslation("orders");
  const { data, isError, isFetching, refetch } = useQuery({
    ...queries.orders.listParcels.queryOptions({ input: listInput(address) }),
    placeholderData: keepPreviousData,
  });
  const isNarrowed = address.filter !== "all" || address.search !== "";
  return (
    <section aria-labelledby="parcels-title" className="grid grid-cols-1 gap-6">
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <h2 id="parcels-title" className="font-display font-semibold text-heading">
          {t("sell.title")}
        </h2>
        <TeamMay permission="money.read">
          <ExportButton address={address} />
        </TeamMay>
      </div>
      <div className="grid gap-4">
        <ParcelSearch address={address} />
        <ParcelFilters address={address} counts={data?.counts} />
      </div>
      <InlineRetry isShown={isError} isRetrying={isFetching} onRetry={() => void refetch()} />
      {!data && !isError && <OrderSkeletons />}
      {data?.items.length === 0 && (
        <EmptyState
          headingLevel="h3"
          illustration={<Illustration name={isNarrowed ? "search" : "sack"} />}
          title={t(isNarrowed ? "sell.nothingTitle" : "sell.emptyTitle")}
          text={t(isNarrowed ? "sell.nothingText" : "sell.emptyText")}
        />
      )}
      {data && data.items.length > 0 && (
        <ul className="grid grid-cols-1 gap-3">
          {data.items.map((parcel) => (
            <ParcelRow key={parcel.id} parcel={parcel} address={address} />
          ))}
        </ul>
      )}
      <Pagination
        className="max-sm:-mx-2"
        page={address.page}
        pageCount={data ? pageCount(data.total, data.pageSize) : 1}
        hrefFor={(page) => parcelsPath({ ...address, page })}
      />
    </section>
  );
}
