import { Form, Link } from "react-router";
import { useTranslation } from "#i18n/use-translation.ts";
import { Button } from "#ui/button.tsx";
import { Field } from "#ui/field.tsx";
import { Icon } from "#ui/icon.tsx";
import { Input } from "#ui/input.tsx";
import { type ParcelsAddress, parcelsPath } from "./parcels-address.ts";

/** A search within the chosen status; a form, so that it works before hydration. */
export function ParcelSearch({ address }: { address: ParcelsAddress }) {
  const { t } = useTranslation("orders");
  return (
    <search>
      <Form method="get" preventScrollReset className="flex flex-wrap items-end gap-2">
        <input type="hidden" name="tab" value="orders" />
        {address.filter !== "all" && <input type="hidden" name="filter" value={address.filter} />}
        <Field label={t("sell.searchLabel")} hideLabel className="min-w-0 max-w-lg flex-1 basis-56">
          {/* Keyed, so that the field follows the address on Back. */}
          <Input
            key={address.search}
            type="search"
            name="search"
            icon={<Icon name="search" />}
            maxLength={80}
            autoComplete="off"
            placeholder={t("sell.searchPlaceholder")}
            defaultValue={address.search}
          />
        </Field>
        <Button type="submit" variant="secondary">
          {t("sell.search")}
        </Button>
        {address.search && (
          <Button asChild variant="ghost">
            <Link to={parcelsPath({ filter: address.filter })} preventScrollReset>
              {t("sell.clear")}
            </Link>
          </Button>
        )}
      </Form>
    </search>
  );
}
