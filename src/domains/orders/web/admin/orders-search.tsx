import { Form, Link } from "react-router";
import { anyOrderStates } from "#domains/orders/any-order-filters.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { Button } from "#ui/button.tsx";
import { Field } from "#ui/field.tsx";
import { Icon } from "#ui/icon.tsx";
import { Input } from "#ui/input.tsx";
import { Select } from "#ui/select.tsx";
import { type OrdersAddress, ordersPath } from "./orders-address.ts";

/** Search and filters of the list; a form, so that it works before hydration. */
export function OrdersSearch({ address }: { address: OrdersAddress }) {
  const { t } = useTranslation("orders");
  const { t: tUi } = useTranslation("ui");
  const { attention, vendor, buyer, sort, country, from, to, least, most } = address;
  const kept = { tab: "orders", attention, vendor, buyer, sort: sort === "newest" ? null : sort };
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
        <details open={Boolean(country ?? from ?? to ?? least ?? most)}>
          <summary className="flex min-h-8 w-fit items-center font-semibold text-sm hover:text-cherry-ink">
            {t("admin.moreFilters")}
          </summary>
          <div className="mt-2 grid grid-cols-2 gap-3 sm:flex sm:flex-wrap">
            <Field label={t("admin.from")} className="basis-40">
              <Input type="date" name="from" defaultValue={from ?? ""} />
            </Field>
            <Field label={t("admin.to")} className="basis-40">
              <Input type="date" name="to" defaultValue={to ?? ""} />
            </Field>
            <Field label={t("admin.least")} className="basis-32">
              <Input
                name="least"
                inputMode="decimal"
                pattern="\d{1,6}(\.\d{1,2})?"
                defaultValue={least ?? ""}
              />
            </Field>
            <Field label={t("admin.most")} className="basis-32">
              <Input
                name="most"
                inputMode="decimal"
                pattern="\d{1,6}(\.\d{1,2})?"
                defaultValue={most ?? ""}
              />
            </Field>
            <Field label={t("admin.countryCode")} className="basis-32">
              <Input
                name="country"
                pattern="[A-Za-z]{2}"
                maxLength={2}
                autoCapitalize="characters"
                defaultValue={country ?? ""}
              />
            </Field>
          </div>
        </details>
      </Form>
    </search>
  );
}
