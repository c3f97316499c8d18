import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { api } from "#client/api.ts";
import { DataTable } from "#client/data-table/data-table.tsx";
import { SavedViews } from "#client/data-table/saved-views.tsx";
import { TeamMay, useTeamMay } from "#client/may.tsx";
import { queries } from "#client/queries.ts";
import { parcelFilters } from "#domains/orders/order-life.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { EmptyState } from "#ui/empty-state.tsx";
import { Illustration } from "#ui/illustration.tsx";
import { ExportButton } from "./export-button.tsx";
import { useParcelColumns } from "./parcel-columns.tsx";
import { ParcelSearch } from "./parcel-search.tsx";
import { listInput, type ParcelsAddress, parcelsPath } from "./parcels-address.ts";
import { useAcceptAction } from "./use-accept-action.ts";

/** A vendor's parcels by status and search, 20 at a time; updated live. New ones are accepted together. */
export function ParcelList({ address }: { address: ParcelsAddress }) {
  const { t } = useTranslation("orders");
  const accept = useAcceptAction();
  const mayAccept = useTeamMay("parcels.manage");
  const { data, isError, isFetching, refetch } = useQuery({
    ...queries.orders.listParcels.queryOptions({ input: listInput(address) }),
    placeholderData: keepPreviousData,
  });
  const counts = data?.counts;
  return (
    <section aria-labelledby="parcels-title" className="grid grid-cols-1 gap-4">
      <h2 id="parcels-title" className="font-display font-semibold text-heading">
        {t("sell.title")}
      </h2>
      <SavedViews
        list="own-parcels"
        given={parcelFilters.map((filter) => ({
          label: [t(`sell.filters.${filter}`), counts?.[filter]].join(" ").trim(),
          search: parcelsPath({ filter }),
          isAlarm: filter === "late" && (counts?.late ?? 0) > 0,
        }))}
      />
      <ParcelSearch address={address} />
      <DataTable
        list="own-parcels"
        label={t("sell.title")}
        columns={useParcelColumns(address)}
        rows={data?.items}
        rowId={({ id }) => id}
        rowName={({ orderNumber }) => t("number", { number: orderNumber })}
        hrefOf={({ id }) => parcelsPath({ ...address, parcelId: id })}
        error={isError && { isRetrying: isFetching, onRetry: () => void refetch() }}
        empty={<Nothing address={address} />}
        exportButton={
          <TeamMay permission="money.read">
            <ExportButton address={address} />
          </TeamMay>
        }
        readMatching={(after) => api.orders.listParcels(listInput({ ...address, after }))}
        bulk={mayAccept ? [accept] : undefined}
        firstHref={address.after ? parcelsPath({ ...address, after: null }) : null}
        nextHref={data?.next ? parcelsPath({ ...address, after: data.next }) : null}
      />
    </section>
  );
}

function Nothing({ address: { filter, search } }: { address: ParcelsAddress }) {
  const { t } = useTranslation("orders");
  const isNarrowed = filter !== "all" || search !== "";
  return (
    <EmptyState
      headingLevel="h3"
      illustration={<Illustration name={isNarrowed ? "search" : "sack"} />}
      title={t(isNarrowed ? "sell.nothingTitle" : "sell.emptyTitle")}
      text={t(isNarrowed ? "sell.nothingText" : "sell.emptyText")}
    />
  );
}
