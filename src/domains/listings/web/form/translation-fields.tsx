import { useEffect, useState } from "react";
import { useWatch } from "react-hook-form";
import { productBounds } from "#domains/catalogue/product-bounds.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { type Language, languages } from "#kernel/languages.ts";
import { Disclosure } from "#ui/disclosure.tsx";
import { Field } from "#ui/field.tsx";
import { InlineNotice } from "#ui/inline-notice.tsx";
import { Input } from "#ui/input.tsx";
import { Textarea } from "#ui/textarea.tsx";
import { TextCount } from "./text-count.tsx";
import {
  isTranslated,
  type TranslationField,
  type TranslationValues,
  translationParts,
} from "./translation-values.ts";
import { fieldOf, type ProductForm } from "./use-product-form.ts";

/** Name and description in the languages other than the original one (R68). */
export function TranslationFields({ form }: { form: ProductForm }) {
  const { t } = useTranslation("listings");
  const [original, said, name, description] = useWatch({
    control: form.control,
    name: ["language", "translations", "name", "description"],
  });
  const { errors, defaultValues: given, submitCount } = form.formState;
  const others = languages.filter((language) => language !== original);
  const isSaid = others.some((language) => isTranslated(said[language]));
  const isWrong = others.some((language) => errors.translations?.[language]);
  const [isOpen, setOpen] = useState(isSaid);
  useEffect(() => {
    if (isSaid) setOpen(true);
  }, [isSaid]);
  useEffect(() => {
    if (isWrong && submitCount > 0) setOpen(true);
  }, [isWrong, submitCount]);
  const isOriginalChanged = !isSame({ name, description }, given);
  const isUnsent = languages.some((language) => language === original && isTranslated(said[language]));
  return (
    <Disclosure
      title={t("translations.title")}
      open={isOpen}
      onToggle={(event) => setOpen(event.currentTarget.open)}
      className="border-t border-b-0 sm:col-span-2"
    >
      <p className="max-w-prose">{t("translations.lead")}</p>
      <p role="status" className="mt-1 max-w-prose empty:hidden">
        {isUnsent && t("translations.unsent")}
      </p>
      <div className="mt-5 grid grid-cols-1 gap-x-5 gap-y-8 sm:grid-cols-2">
        {others.map((language) => (
          <Translation
            key={language}
            form={form}
            language={language}
            said={said[language]}
            isStale={
              isOriginalChanged &&
              isTranslated(said[language]) &&
              isSame(said[language], given?.translations?.[language])
            }
          />
        ))}
      </div>
    </Disclosure>
  );
}

const isSame = (said: TranslationValues, given: Partial<TranslationValues> | undefined) =>
  translationParts.every((part) => said[part].trim() === (given?.[part] ?? "").trim());

type TranslationProps = {
  form: ProductForm;
  language: Language;
  said: TranslationValues;
  /** Whether the original texts were changed, and this was not. */
  isStale: boolean;
};

function Translation({ form, language, said, isStale }: TranslationProps) {
  const { t } = useTranslation("listings");
  const { t: tWords } = useTranslation();
  const error = form.formState.errors.translations?.[language];
  const boxOf = (part: keyof TranslationValues) => {
    const other: TranslationField = `translations.${language}.${part === "name" ? "description" : "name"}`;
    // Both or neither: emptying one of them may mend the other.
    const onChange = () => {
      if (form.getFieldState(other).error) void form.trigger(other);
    };
    return { lang: language, ...fieldOf(form, `translations.${language}.${part}`, { onChange }) };
  };
  return (
    <fieldset className="min-w-0">
      <legend className="mb-3 font-semibold text-ink">{tWords(`languages.${language}`)}</legend>
      <div className="grid gap-4">
        {isStale && <InlineNotice live>{t("translations.check")}</InlineNotice>}
        <Field label={t(`nameIn.${language}`)} error={error?.name?.message}>
          <Input maxLength={productBounds.name[1]} {...boxOf("name")} />
        </Field>
        <Field
          label={t(`descriptionIn.${language}`)}
          error={error?.description?.message}
          aside={<TextCount text={said.description} />}
        >
          <Textarea grow className="min-h-40" {...boxOf("description")} />
        </Field>
      </div>
    </fieldset>
  );
}
