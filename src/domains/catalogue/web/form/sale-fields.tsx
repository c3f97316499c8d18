import { useTranslation } from "react-i18next";
import { Field } from "#ui/field.tsx";
import { Input } from "#ui/input.tsx";
import type { ProductForm } from "./use-product-form.ts";

/** What it costs, what it weighs, how much there is. */
export function SaleFields({ form, isNew }: { form: ProductForm; isNew: boolean }) {
  const { t } = useTranslation("listing");
  const { t: tCatalogue } = useTranslation("catalogue");
  const { errors } = form.formState;
  return (
    <>
      <Field
        label={t("form.price")}
        hint={isNew ? undefined : t("form.priceNow")}
        error={errors.price?.message}
        required
      >
        <Input inputMode="decimal" autoComplete="off" {...form.register("price")} />
      </Field>
      <Field label={t("form.weight")} hint={t("form.weightHint")} error={errors.weight?.message} required>
        <Input inputMode="numeric" autoComplete="off" {...form.register("weight")} />
      </Field>
      {isNew && (
        <Field label={t("form.stock")} error={errors.stock?.message} required>
          <Input inputMode="numeric" autoComplete="off" {...form.register("stock")} />
        </Field>
      )}
      <Field
        label={tCatalogue("fact.hsCode")}
        hint={t("form.hsCodeHint")}
        error={errors.hsCode?.message}
        optional
      >
        <Input inputMode="numeric" autoComplete="off" maxLength={16} {...form.register("hsCode")} />
      </Field>
    </>
  );
}
