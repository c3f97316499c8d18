import type { ReactNode } from "react";
import { Form, Link } from "react-router";
import { categorySlugs } from "#domains/catalogue/categories.ts";
import { listedStates, stockLevels } from "#domains/listings/listed-states.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { Button } from "#ui/button.tsx";
import { Field } from "#ui/field.tsx";
import { Icon } from "#ui/icon.tsx";
import { Input } from "#ui/input.tsx";
import { Select } from "#ui/select.tsx";
import type { readAllProductsParams } from "./all-products-params.ts";

type Filters = ReturnType<typeof readAllProductsParams>;

const dollarsOf = (cents: number | undefined) => (cents === undefined ? "" : String(cents / 100));

/** The filters of all products; a form, so that they are in the address and work before hydration. */
export function AllProductsFilters({ input }: { input: Filters }) {
  const { t } = useTranslation("listings");
  const { t: tCatalogue } = useTranslation("catalogue");
  const { after: _, sort, ...chosen } = input;
  return (
    <search>
      <Form
        method="get"
        key={JSON.stringify(chosen)}
        className="grid grid-cols-2 items-end gap-3 lg:grid-cols-4 min-[90rem]:grid-cols-[minmax(12rem,2fr)_repeat(3,minmax(8rem,1fr))_6rem_6rem_auto]"
      >
        <input type="hidden" name="tab" value="products" />
        <input type="hidden" name="list" value="all" />
        {sort && <input type="hidden" name="sort" value={sort} />}
        {chosen.vendorId && <input type="hidden" name="vendor" value={chosen.vendorId} />}
        <Field label={t("all.search")} className="max-lg:col-span-2">
          <Input
            type="search"
            name="search"
            maxLength={80}
            icon={<Icon name="search" />}
            defaultValue={chosen.search}
          />
        </Field>
        <Choice name="state" label={t("all.state")} value={chosen.state}>
          {listedStates.map((state) => (
            <option key={state} value={state}>
              {state === "takenDown" ? t("takenDown") : t(`state.${state}`)}
            </option>
          ))}
        </Choice>
        <Choice name="category" label={t("all.category")} value={chosen.category}>
          {categorySlugs.map((slug) => (
            <option key={slug} value={slug}>
              {tCatalogue(`category.${slug}.name`)}
            </option>
          ))}
        </Choice>
        <Choice name="stock" label={t("all.stockLevel")} value={chosen.stock}>
          {stockLevels.map((level) => (
            <option key={level} value={level}>
              {t(`all.level.${level}`)}
            </option>
          ))}
        </Choice>
        <Field label={t("all.min")}>
          <Input name="min" inputMode="decimal" maxLength={8} defaultValue={dollarsOf(chosen.minCents)} />
        </Field>
        <Field label={t("all.max")}>
          <Input name="max" inputMode="decimal" maxLength={8} defaultValue={dollarsOf(chosen.maxCents)} />
        </Field>
        <div className="flex flex-wrap gap-2">
          <Button type="submit" variant="secondary">
            {t("all.find")}
          </Button>
          {Object.keys(chosen).length > 0 && (
            <Button asChild variant="ghost">
              <Link to="?tab=products&list=all">{t("showAll")}</Link>
            </Button>
          )}
        </div>
      </Form>
    </search>
  );
}

type ChoiceProps = { name: string; label: string; value: string | undefined; children: ReactNode };

function Choice({ name, label, value, children }: ChoiceProps) {
  const { t } = useTranslation("listings");
  return (
    <Field label={label}>
      <Select name={name} defaultValue={value ?? ""}>
        <option value="">{t("all.any")}</option>
        {children}
      </Select>
    </Field>
  );
}
