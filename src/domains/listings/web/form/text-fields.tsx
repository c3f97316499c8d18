import { useWatch } from "react-hook-form";
import { categorySlugs } from "#domains/catalogue/categories.ts";
import { productBounds } from "#domains/catalogue/product-bounds.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { languages } from "#kernel/languages.ts";
import { Field } from "#ui/field.tsx";
import { Input } from "#ui/input.tsx";
import { Select } from "#ui/select.tsx";
import { Textarea } from "#ui/textarea.tsx";
import { TextCount } from "./text-count.tsx";
import { TranslationFields } from "./translation-fields.tsx";
import { fieldOf, type ProductForm } from "./use-product-form.ts";

/** Name and description, with their language and translations, and the category. */
export function TextFields({ form }: { form: ProductForm }) {
  const { t } = useTranslation("listings");
  const { t: tCatalogue } = useTranslation("catalogue");
  const { t: tWords } = useTranslation();
  const { errors } = form.formState;
  const [description, original] = useWatch({ control: form.control, name: ["description", "language"] });
  return (
    <>
      <Field label={t("form.name")} error={errors.name?.message} required className="sm:col-span-2">
        <Input lang={original} maxLength={productBounds.name[1]} {...fieldOf(form, "name")} />
      </Field>
      <Field
        label={tCatalogue("product.description")}
        hint={t("form.descriptionHint")}
        error={errors.description?.message}
        aside={<TextCount text={description} />}
        required
        className="sm:col-span-2"
      >
        <Textarea lang={original} grow className="min-h-40" {...fieldOf(form, "description")} />
      </Field>
      <Field label={tCatalogue("fact.category")} error={errors.category?.message} required>
        <Select {...fieldOf(form, "category")}>
          <option value="">{t("form.choose")}</option>
          {categorySlugs.map((slug) => (
            <option key={slug} value={slug}>
              {tCatalogue(`category.${slug}.name`)}
            </option>
          ))}
        </Select>
      </Field>
      <Field label={t("form.language")} hint={t("form.languageHint")}>
        <Select {...fieldOf(form, "language")}>
          {languages.map((language) => (
            <option key={language} value={language} lang={language}>
              {tWords(`languages.${language}`)}
            </option>
          ))}
        </Select>
      </Field>
      <TranslationFields form={form} />
    </>
  );
}
