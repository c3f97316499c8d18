import { keepPreviousData, useQuery } from "@tanstack/react-query";
import type { DataColumn } from "#client/data-table/columns.ts";
import { DataTable } from "#client/data-table/data-table.tsx";
import { ExportButton } from "#client/data-table/export-button.tsx";
import { SavedViews } from "#client/data-table/saved-views.tsx";
import { queries } from "#client/queries.ts";
import { useCountryName } from "#i18n/country-name.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { formatDate } from "#kernel/formats.ts";
import { NoneFound } from "#ui/none-found.tsx";
import type { ListedVendor } from "../../admin-calls.ts";
import { vendorStates } from "../../vendor-states.ts";
import { RiskBadges } from "./risk-badges.tsx";
import { useAge } from "./use-age.ts";
import { VendorBadges } from "./vendor-badges.tsx";
import { sortOf, type VendorsAddress, vendorsInput, vendorsPath } from "./vendors-address.ts";
import { VendorsSearch } from "./vendors-search.tsx";

/** Waiting longer than this counts as late. */
const lateHours = 72;

/** The administrators' list of vendors, 25 at a time; those that wait for a decision first. */
export function VendorList({ address }: { address: VendorsAddress }) {
  const { t } = useTranslation("vendorReview");
  const { data, isError, isFetching, refetch } = useQuery({
    ...queries.vendors.listVendors.queryOptions({ input: vendorsInput(address) }),
    placeholderData: keepPreviousData,
  });
  return (
    <section aria-label={t("title")} className="grid grid-cols-1 gap-3">
      <SavedViews
        list="admin-vendors"
        given={[
          ...vendorStates.map((state) => ({ label: t(`state.${state}`), search: vendorsPath({ state }) })),
          { label: t("trusted"), search: vendorsPath({ state: "all", trust: "given" }) },
          { label: t("risk.any"), search: vendorsPath({ state: "all", sign: "any" }) },
          { label: t("anyState"), search: vendorsPath({ state: "all" }) },
        ]}
      />
      <VendorsSearch address={address} />
      <DataTable
        list="admin-vendors"
        label={t("title")}
        columns={useColumns(address)}
        rows={data?.items}
        rowId={({ id }) => id}
        rowName={({ companyName }) => companyName || t("erased")}
        hrefOf={({ id }) => vendorsPath({ ...address, vendorId: id })}
        error={isError && { isRetrying: isFetching, onRetry: () => void refetch() }}
        empty={<Nothing address={address} />}
        exportButton={
          <ExportButton path="/api/admin/vendors-csv" input={vendorsInput({ ...address, after: null })} />
        }
        firstHref={address.after ? vendorsPath({ ...address, after: null }) : null}
        nextHref={data?.next ? vendorsPath({ ...address, after: data.next }) : null}
      />
    </section>
  );
}

function Nothing({
  address: { state, search, plan, country, age, sign, trust },
}: {
  address: VendorsAddress;
}) {
  const { t } = useTranslation("vendorReview");
  const isQuiet = state === "waiting" && !search && !plan && !country && !age && !sign && !trust;
  return (
    <NoneFound
      headingLevel="h2"
      title={t(isQuiet ? "none.waiting" : "noneFound")}
      text={t(isQuiet ? "noneText" : "noneFoundText")}
      clearTo={vendorsPath({ state: "all" })}
    />
  );
}

function useColumns(address: VendorsAddress): DataColumn<ListedVendor>[] {
  const { t } = useTranslation("vendorReview");
  const { t: tVendor } = useTranslation("vendors");
  const { t: tPlans } = useTranslation("plans");
  const countryName = useCountryName();
  const sayAge = useAge();
  const sort = sortOf(address);
  const sorted = (by: VendorsAddress["sort"]) => vendorsPath({ ...address, sort: by, after: null });
  return [
    {
      id: "name",
      header: tVendor("form.companyName"),
      isPrimary: true,
      cell: ({ companyName }) => companyName || t("erased"),
      sort: { href: sorted("name"), direction: sort === "name" ? "ascending" : undefined },
    },
    { id: "state", header: t("columns.state"), cell: (vendor) => <VendorBadges vendor={vendor} /> },
    {
      id: "plan",
      header: tVendor("dashboard.plan"),
      cell: ({ planType }) => tPlans(`names.${planType as "basic"}`),
    },
    { id: "country", header: tVendor("form.country"), cell: ({ country }) => countryName(country) },
    {
      id: "type",
      header: tVendor("form.businessType"),
      cell: ({ businessType }) => tVendor(`type.${businessType}`),
    },
    {
      id: "signs",
      header: t("risk.sign"),
      cell: ({ signs }) => signs.length > 0 && <RiskBadges signs={signs} />,
    },
    {
      id: "email",
      header: t("email"),
      isHiddenAtFirst: true,
      cell: ({ email }) => <span className="break-all">{email}</span>,
    },
    {
      id: "trader",
      header: t("columns.trader"),
      isHiddenAtFirst: true,
      cell: ({ isTraderStated }) => t(isTraderStated ? "traderStated" : "traderMissing"),
    },
    {
      id: "submitted",
      header: t("columns.submitted"),
      cell: ({ submittedAt, state, waitingHours }) =>
        state === "waiting" ? (
          <span className={waitingHours >= lateHours ? "font-semibold text-danger-ink" : undefined}>
            {sayAge(waitingHours)}
          </span>
        ) : (
          <span className="whitespace-nowrap">{formatDate(submittedAt)}</span>
        ),
      sort: {
        href: sorted(sort === "newest" ? "oldest" : "newest"),
        direction: sort === "newest" ? "descending" : sort === "oldest" ? "ascending" : undefined,
      },
    },
  ];
}
