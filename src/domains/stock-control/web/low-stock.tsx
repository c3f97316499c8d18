import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { Form, href, Link } from "react-router";
import type { DataColumn } from "#client/data-table/columns.ts";
import { DataTable } from "#client/data-table/data-table.tsx";
import { SavedViews } from "#client/data-table/saved-views.tsx";
import { queries } from "#client/queries.ts";
import type { LowProduct } from "#domains/stock-control/contract.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { withQuery } from "#kernel/with-query.ts";
import { Button } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { Field } from "#ui/field.tsx";
import { Input } from "#ui/input.tsx";
import { lowInput, type StockAddress, stockPath } from "./stock-address.ts";
import { VendorLink } from "./vendor-link.tsx";

/** Products on sale of which little is left, and how long it lasts. */
export function LowStock({ address }: { address: StockAddress }) {
  const { t } = useTranslation("stockControl");
  const columns = useColumns(address);
  const { data, isError, isFetching, refetch } = useQuery({
    ...queries.stockControl.listLowStock.queryOptions({ input: lowInput(address) }),
    placeholderData: keepPreviousData,
  });
  return (
    <section aria-label={t("views.low")} className="grid grid-cols-1 gap-4">
      <p className="max-w-prose text-ink-soft">{t("low.lead")}</p>
      <SavedViews
        list="admin-low-stock"
        given={[
          { label: t("low.soldOut"), search: stockPath({ view: "low", most: 0 }) },
          { label: t("low.usual"), search: stockPath({ view: "low" }) },
        ]}
      />
      <Threshold address={address} />
      <DataTable
        list="admin-low-stock"
        label={t("views.low")}
        columns={columns}
        rows={data?.items}
        rowId={({ id }) => id}
        rowName={({ name }) => name}
        hrefOf={({ id }) => withQuery(href("/admin"), { tab: "products", product: id })}
        error={isError && { isRetrying: isFetching, onRetry: () => void refetch() }}
        empty={<EmptyState title={t("low.none", { count: address.most })} />}
        firstHref={address.after ? stockPath({ ...address, after: null }) : null}
        nextHref={data?.next ? stockPath({ ...address, after: data.next }) : null}
      />
    </section>
  );
}

/** A form, so that it works before hydration. */
function Threshold({ address }: { address: StockAddress }) {
  const { t } = useTranslation("stockControl");
  return (
    <Form method="get" key={stockPath(address)} preventScrollReset className="flex flex-wrap items-end gap-3">
      <input type="hidden" name="tab" value="inventory" />
      <input type="hidden" name="view" value="low" />
      {address.vendor && <input type="hidden" name="vendor" value={address.vendor} />}
      <Field label={t("low.threshold")} className="basis-48">
        <Input type="number" name="most" min={0} max={1_000} step={1} required defaultValue={address.most} />
      </Field>
      <Button type="submit" variant="secondary">
        {t("filter")}
      </Button>
      {address.vendor && (
        <Button asChild variant="ghost">
          <Link to={stockPath({ view: "low", most: address.most })}>{t("allVendors")}</Link>
        </Button>
      )}
    </Form>
  );
}

function useColumns(address: StockAddress): DataColumn<LowProduct>[] {
  const { t } = useTranslation("stockControl");
  return [
    { id: "product", header: t("columns.product"), isPrimary: true, cell: ({ name }) => name },
    {
      id: "vendor",
      header: t("columns.vendor"),
      cell: ({ vendor }) => (
        <VendorLink vendor={vendor} to={stockPath({ ...address, vendor: vendor.id, after: null })} />
      ),
    },
    { id: "available", header: t("columns.available"), align: "end", cell: ({ available }) => available },
    { id: "held", header: t("columns.held"), align: "end", cell: ({ heldQuantity }) => heldQuantity || "" },
    { id: "week", header: t("columns.perWeek"), align: "end", cell: ({ soldPerWeek }) => soldPerWeek },
    {
      id: "days",
      header: t("columns.daysLeft"),
      align: "end",
      cell: ({ daysLeft }) => (daysLeft === null ? t("low.noSales") : daysLeft),
    },
  ];
}
