import { useEffect, useState } from "react";
import { type FieldErrors, get, type RegisterOptions, type Resolver, set, useForm } from "react-hook-form";
import type { OwnProduct } from "#domains/listings/product-shapes.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import type { Language } from "#kernel/languages.ts";
import { productDraft } from "./product-draft.ts";
import type { ProductProblem } from "./product-problem.ts";
import {
  emptyValues,
  type ProductField,
  type ProductValues,
  problemsOf,
  valuesOf,
} from "./product-values.ts";

/** Checks a product's fields as they are typed; a new one has a stock too. */
export function useProductResolver({ isNew }: { isNew: boolean }): Resolver<ProductValues> {
  const { t } = useTranslation("listings");
  const say = (problem: ProductProblem) => {
    if (problem.key === "minLength") return t("problem.minLength", { min: problem.min });
    if (problem.key === "maxLength") return t("problem.maxLength", { max: problem.max });
    return t(`problem.${problem.key}`);
  };
  return (values) => {
    const problems = Object.entries(problemsOf(values, { isNew }));
    const errors: FieldErrors<ProductValues> = {};
    for (const [field, problem] of problems) set(errors, field, { type: problem.key, message: say(problem) });
    return problems.length > 0 ? { values: {}, errors } : { values, errors: {} };
  };
}

/** The form of a new product, or of one's own; typed values are stored in the browser until submitted. */
export function useProductForm(product: OwnProduct | null) {
  const { i18n } = useTranslation("listings");
  const resolver = useProductResolver({ isNew: product === null });
  const given = product ? valuesOf(product) : emptyValues(i18n.language as Language);
  const form = useForm<ProductValues>({ mode: "onTouched", defaultValues: given, resolver });

  const draft = productDraft(product?.id ?? "new");
  const [isFromDraft, setFromDraft] = useState(false);
  useEffect(() => {
    const kept = draft.get();
    if (kept) {
      form.reset({ ...form.getValues(), ...kept }, { keepDefaultValues: true });
      setFromDraft(true);
    }
    return form.subscribe({
      formState: { values: true, isDirty: true },
      callback: ({ values, isDirty }) => {
        if (isDirty) draft.set(() => values);
      },
    });
  }, [draft, form]);

  const forgetDraft = () => {
    draft.set(() => null);
    setFromDraft(false);
  };
  const discard = () => {
    form.reset(given);
    forgetDraft();
  };
  return { form, isFromDraft, discard, forgetDraft };
}

export type ProductForm = ReturnType<typeof useProductForm>["form"];

type TextField = Exclude<ProductField, "imageUrls" | "tastingNotes">;

/** The attributes of a field. The server draws its value too: what is typed before hydration goes on from there. */
export const fieldOf = <Name extends TextField>(
  form: ProductForm,
  name: Name,
  options?: RegisterOptions<ProductValues, Name>,
) => ({
  ...form.register(name, options),
  defaultValue: get(form.formState.defaultValues, name) as string | undefined,
});
