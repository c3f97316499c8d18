import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { Form, href, Link } from "react-router";
import type { DataColumn } from "#client/data-table/columns.ts";
import { DataTable } from "#client/data-table/data-table.tsx";
import { queries } from "#client/queries.ts";
import type { AnyMovement } from "#domains/stock-control/contract.ts";
import { movementKinds } from "#domains/stock-control/movement-kinds.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { formatDateTime } from "#kernel/formats.ts";
import { withQuery } from "#kernel/with-query.ts";
import { Button } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { Field } from "#ui/field.tsx";
import { Input } from "#ui/input.tsx";
import { Select } from "#ui/select.tsx";
import { movementsInput, type StockAddress, stockPath } from "./stock-address.ts";
import { VendorLink } from "./vendor-link.tsx";

/** Every change of a stock, of all products, by product, vendor, kind and days. */
export function StockMovements({ address }: { address: StockAddress }) {
  const { t } = useTranslation("stockControl");
  const columns = useColumns(address);
  const { data, isError, isFetching, refetch } = useQuery({
    ...queries.stockControl.listAllMovements.queryOptions({ input: movementsInput(address) }),
    placeholderData: keepPreviousData,
  });
  return (
    <section aria-label={t("views.movements")} className="grid grid-cols-1 gap-4">
      <MovementFilters address={address} />
      <DataTable
        list="admin-stock-movements"
        label={t("views.movements")}
        columns={columns}
        rows={data?.items}
        rowId={({ id }) => String(id)}
        rowName={({ product }) => product.name}
        hrefOf={({ product }) => stockPath({ ...address, product: product.id, after: null })}
        error={isError && { isRetrying: isFetching, onRetry: () => void refetch() }}
        empty={<EmptyState title={t("movements.none")} />}
        firstHref={address.after ? stockPath({ ...address, after: null }) : null}
        nextHref={data?.next ? stockPath({ ...address, after: data.next }) : null}
      />
    </section>
  );
}

function MovementFilters({ address }: { address: StockAddress }) {
  const { t } = useTranslation("stockControl");
  const isNarrowed = stockPath({ ...address, after: null }) !== stockPath({ view: "movements" });
  return (
    <search>
      {/* Keyed, so that the fields follow the address on Back. */}
      <Form
        method="get"
        key={stockPath(address)}
        preventScrollReset
        className="flex flex-wrap items-end gap-3"
      >
        <input type="hidden" name="tab" value="inventory" />
        <input type="hidden" name="view" value="movements" />
        {address.product && <input type="hidden" name="product" value={address.product} />}
        {address.vendor && <input type="hidden" name="vendor" value={address.vendor} />}
        <Field label={t("columns.kind")} className="basis-44">
          <Select name="kind" defaultValue={address.kind ?? ""}>
            <option value="">{t("movements.anyKind")}</option>
            {movementKinds.map((kind) => (
              <option key={kind} value={kind}>
                {t(`kinds.${kind}`)}
              </option>
            ))}
          </Select>
        </Field>
        <Field label={t("movements.from")} className="basis-40">
          <Input type="date" name="from" defaultValue={address.from ?? ""} />
        </Field>
        <Field label={t("movements.to")} className="basis-40">
          <Input type="date" name="to" defaultValue={address.to ?? ""} />
        </Field>
        <Button type="submit" variant="secondary">
          {t("filter")}
        </Button>
        {isNarrowed && (
          <Button asChild variant="ghost">
            <Link to={stockPath({ view: "movements" })}>{t("clear")}</Link>
          </Button>
        )}
      </Form>
    </search>
  );
}

function useColumns(address: StockAddress): DataColumn<AnyMovement>[] {
  const { t } = useTranslation("stockControl");
  return [
    { id: "product", header: t("columns.product"), isPrimary: true, cell: ({ product }) => product.name },
    {
      id: "change",
      header: t("columns.change"),
      align: "end",
      cell: ({ delta }) => (delta > 0 ? `+${delta}` : `−${-delta}`),
    },
    { id: "kind", header: t("columns.kind"), cell: ({ kind }) => t(`kinds.${kind}`) },
    {
      id: "vendor",
      header: t("columns.vendor"),
      cell: ({ product: { vendor } }) => (
        <VendorLink vendor={vendor} to={stockPath({ ...address, vendor: vendor.id, after: null })} />
      ),
    },
    { id: "order", header: t("columns.order"), cell: ({ orderId }) => orderId && <OrderLink id={orderId} /> },
    {
      id: "when",
      header: t("columns.when"),
      cell: ({ createdAt }) => <span className="whitespace-nowrap">{formatDateTime(createdAt)}</span>,
    },
  ];
}

function OrderLink({ id }: { id: string }) {
  const { t } = useTranslation("stockControl");
  return (
    <Link
      to={withQuery(href("/admin"), { tab: "orders", order: id })}
      className="relative z-1 inline-flex min-h-6 items-center text-link"
    >
      {t("movements.openOrder")}
    </Link>
  );
}
