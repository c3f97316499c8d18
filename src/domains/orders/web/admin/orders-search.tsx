import { Form, Link } from "react-router";
import { orderStatuses } from "#domains/orders/order-life.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { Button } from "#ui/button.tsx";
import { Field } from "#ui/field.tsx";
import { Icon } from "#ui/icon.tsx";
import { Input } from "#ui/input.tsx";
import { Select } from "#ui/select.tsx";
import { type OrdersAddress, ordersPath } from "./orders-address.ts";

/** Status and search of the list; a form, so that it works before hydration. */
export function OrdersSearch({ address }: { address: OrdersAddress }) {
  const { t } = useTranslation("orders");
  const { t: tUi } = useTranslation("ui");
  return (
    <search>
      {/* Keyed, so that the fields follow the address on Back. */}
      <Form
        key={ordersPath(address)}
        method="get"
        preventScrollReset
        className="flex flex-wrap items-end gap-3"
      >
        <input type="hidden" name="tab" value="orders" />
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
          <Select name="status" defaultValue={address.status ?? ""}>
            <option value="">{t("admin.anyStatus")}</option>
            {orderStatuses.map((status) => (
              <option key={status} value={status}>
                {t(`status.${status}`)}
              </option>
            ))}
          </Select>
        </Field>
        <Button type="submit" variant="secondary">
          {tUi("search")}
        </Button>
        {(address.search || address.status) && (
          <Button asChild variant="ghost">
            <Link to={ordersPath({})} preventScrollReset>
              {t("admin.clear")}
            </Link>
          </Button>
        )}
      </Form>
    </search>
  );
}
