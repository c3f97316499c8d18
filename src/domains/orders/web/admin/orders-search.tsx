import { Search } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Form, Link } from "react-router";
import { orderStatuses } from "#domains/orders/order-life.ts";
import { Button } from "#ui/button.tsx";
import { Field } from "#ui/field.tsx";
import { Input } from "#ui/input.tsx";
import { Select } from "#ui/select.tsx";
import { type OrdersAddress, ordersPath } from "./orders-address.ts";

/** State and search of the list; a form, so that it works before the page's code is there. */
export function OrdersSearch({ address }: { address: OrdersAddress }) {
  const { t } = useTranslation("orders");
  return (
    <search>
      {/* A key, so that the boxes follow the address when one goes back. */}
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
            icon={<Search />}
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
          {t("sell.search")}
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
