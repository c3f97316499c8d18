import { useQuery } from "@tanstack/react-query";
import { queries } from "#client/queries.ts";
import { orderNeeds } from "#domains/orders/any-order-filters.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import type { Language } from "#kernel/languages.ts";
import { Field } from "#ui/field.tsx";
import { Input } from "#ui/input.tsx";
import { Select } from "#ui/select.tsx";
import type { OrdersAddress } from "./orders-address.ts";

/** The list's further filters, open while one of them is set. */
export function OrdersFilters({ address }: { address: OrdersAddress }) {
  const { t } = useTranslation("orders");
  const { attention, country, from, to, least, most, vendorName, buyerName } = address;
  const isSet = [attention, country, from, to, least, most, vendorName, buyerName].some(Boolean);
  return (
    <details open={isSet}>
      <summary className="flex min-h-8 w-fit items-center font-semibold text-sm hover:text-cherry-ink">
        {t("admin.moreFilters")}
      </summary>
      <div className="mt-2 grid grid-cols-2 items-end gap-3 sm:flex sm:flex-wrap">
        <Field label={t("admin.payment")} className="col-span-2 basis-60">
          <Select name="attention" defaultValue={attention ?? ""}>
            <option value="">{t("admin.anyPayment")}</option>
            {orderNeeds.map((need) => (
              <option key={need} value={need}>
                {t(`admin.needs.${need}`)}
              </option>
            ))}
          </Select>
        </Field>
        <NameField name="vendorName" value={vendorName} />
        <NameField name="buyerName" value={buyerName} />
        <CountryField value={country} />
        <Field label={t("admin.from")} className="basis-40">
          <Input type="date" name="from" defaultValue={from ?? ""} />
        </Field>
        <Field label={t("admin.to")} className="basis-40">
          <Input type="date" name="to" defaultValue={to ?? ""} />
        </Field>
        <AmountField name="least" value={least} />
        <AmountField name="most" value={most} />
      </div>
    </details>
  );
}

function NameField({ name, value }: { name: "vendorName" | "buyerName"; value: string | null }) {
  const { t } = useTranslation("orders");
  return (
    <Field label={t(`admin.${name}`)} className="basis-48">
      <Input name={name} maxLength={80} autoComplete="off" defaultValue={value ?? ""} />
    </Field>
  );
}

function AmountField({ name, value }: { name: "least" | "most"; value: string | null }) {
  const { t } = useTranslation("orders");
  return (
    <Field label={t(`admin.${name}`)} className="basis-32">
      <Input name={name} inputMode="decimal" pattern="\d{1,6}(\.\d{1,2})?" defaultValue={value ?? ""} />
    </Field>
  );
}

function CountryField({ value }: { value: string | null }) {
  const { t, i18n } = useTranslation("orders");
  const language = i18n.language as Language;
  const { data } = useQuery(
    queries.checkout.listCountries.queryOptions({ input: { language }, staleTime: Number.POSITIVE_INFINITY }),
  );
  // Until the names are there, the one that is set must not be lost.
  const countries = data?.items ?? (value ? [{ code: value, name: value }] : []);
  return (
    <Field label={t("admin.country")} className="col-span-2 basis-52">
      <Select key={countries.length} name="country" defaultValue={value ?? ""}>
        <option value="">{t("admin.anyCountry")}</option>
        {countries.map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </Select>
    </Field>
  );
}
