import { useTranslation } from "#i18n/use-translation.ts";
import { Field } from "#ui/field.tsx";
import { Input } from "#ui/input.tsx";
import { fieldOf, type ProductForm } from "./use-product-form.ts";

/** Price, weight, stock, limit per order. */
export function SaleFields({ form, isNew }: { form: ProductForm; isNew: boolean }) {
  const { t } = useTranslation("listings");
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
        <Input inputMode="decimal" autoComplete="off" {...fieldOf(form, "price")} />
      </Field>
      <Field label={t("form.weight")} hint={t("form.weightHint")} error={errors.weight?.message} required>
        <Input inputMode="numeric" autoComplete="off" {...fieldOf(form, "weight")} />
      </Field>
      {isNew && (
        <Field label={t("form.stock")} error={errors.stock?.message} required>
          <Input inputMode="numeric" autoComplete="off" {...fieldOf(form, "stock")} />
        </Field>
      )}
      <Field
        label={t("form.mostUnits")}
        hint={t("form.mostUnitsHint")}
        error={errors.mostUnits?.message}
        optional
      >
        <Input inputMode="numeric" autoComplete="off" maxLength={4} {...fieldOf(form, "mostUnits")} />
      </Field>
      <Field
        label={tCatalogue("fact.hsCode")}
        hint={t("form.hsCodeHint")}
        error={errors.hsCode?.message}
        optional
      >
        <Input inputMode="numeric" autoComplete="off" maxLength={16} {...fieldOf(form, "hsCode")} />
      </Field>
    </>
  );
}
