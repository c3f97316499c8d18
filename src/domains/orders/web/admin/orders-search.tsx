import { Form, Link } from "react-router";
import { anyOrderStates } from "#domains/orders/any-order-filters.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { Button } from "#ui/button.tsx";
import { Field } from "#ui/field.tsx";
import { Icon } from "#ui/icon.tsx";
import { Input } from "#ui/input.tsx";
import { Select } from "#ui/select.tsx";
import { type OrdersAddress, ordersPath } from "./orders-address.ts";
import { OrdersFilters } from "./orders-filters.tsx";

/** Search and filters of the list; a form, so that it works before hydration. */
export function OrdersSearch({ address }: { address: OrdersAddress }) {
  const { t } = useTranslation("orders");
  const { t: tUi } = useTranslation("ui");
  const { vendor, buyer, sort } = address;
  const kept = { tab: "orders", vendor, buyer, sort: sort === "newest" ? null : sort };
  const isNarrowed = ordersPath({ ...address, cursor: null, sort: "newest" }) !== ordersPath({});
  return (
    <search>
      {/* Keyed, so that the fields follow the address on Back. */}
      <Form key={ordersPath(address)} method="get" preventScrollReset className="grid gap-3">
        {Object.entries(kept).map(
          ([name, value]) => value && <input key={name} type="hidden" name={name} value={value} />,
        )}
        <div className="flex flex-wrap items-end gap-3">
          <Field label={t("admin.searchLabel")} className="min-w-0 max-w-lg flex-1 basis-56">
            <Input
              type="search"
              name="search"
              icon={<Icon name="search" />}
              maxLength={80}
              autoComplete="off"
              placeholder={t("admin.searchPlaceholder")}
              defaultValue={address.search}
            />
          </Field>
          <Field label={t("statusLabel")} className="basis-44">
            <Select name="state" defaultValue={address.state ?? ""}>
              <option value="">{t("admin.anyStatus")}</option>
              {anyOrderStates.map((state) => (
                <option key={state} value={state}>
                  {state === "unpaid" || state === "kept" ? t(`admin.states.${state}`) : t(`status.${state}`)}
                </option>
              ))}
            </Select>
          </Field>
          <Button type="submit" variant="secondary">
            {tUi("search")}
          </Button>
          {isNarrowed && (
            <Button asChild variant="ghost">
              <Link to={ordersPath({})} preventScrollReset>
                {t("admin.clear")}
              </Link>
            </Button>
          )}
        </div>
        <OrdersFilters address={address} />
      </Form>
      <Narrowed address={address} />
    </search>
  );
}

/** What another screen's link has narrowed the list to, each with a way out of it. */
function Narrowed({ address }: { address: OrdersAddress }) {
  const { t } = useTranslation("orders");
  const all = [
    address.vendor && { label: t("admin.oneVendor"), to: { ...address, vendor: null } },
    address.buyer && { label: t("admin.oneBuyer"), to: { ...address, buyer: null } },
  ].filter((one) => one !== null && one !== "");
  if (all.length === 0) return null;
  return (
    <p className="mt-3 flex flex-wrap gap-2">
      {all.map(({ label, to }) => (
        <Button key={label} asChild variant="secondary" size="sm">
          <Link to={ordersPath({ ...to, cursor: null })} preventScrollReset>
            {label}
            <Icon name="x" />
          </Link>
        </Button>
      ))}
    </p>
  );
}
