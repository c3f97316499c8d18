import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import {
  type DefaultValues,
  type FieldValues,
  type Path,
  type UseFormReturn,
  useForm,
} from "react-hook-form";
import { describeError, logError } from "#client/notify-error.ts";
import { createPersistedStore } from "#client/persisted-store.ts";
import { queries } from "#client/queries.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { notify } from "#ui/notify.ts";
import type { ShopView } from "../../shop-calls.ts";

type Drafts = Record<string, Record<string, unknown>>;

/** Unsaved values of the shop's forms, so that another tab of the dashboard may be opened meanwhile. */
const drafts = createPersistedStore<Drafts>({
  key: "vendor-shop",
  version: 1,
  initial: {},
  parse: (stored) => (typeof stored === "object" && stored !== null ? (stored as Drafts) : null),
});

function withoutDraft(name: string): void {
  drafts.set(({ [name]: _, ...others }) => others);
}

type Options<Values extends FieldValues> = {
  /** The form's key among the drafts. */
  name: string;
  /** For checkboxes that share a name, which form a list only with default values. */
  defaultValues?: DefaultValues<Values>;
  save: (values: Values) => Promise<ShopView>;
  /** What is still to come after the values were saved. */
  remark?: (shop: ShopView) => string | undefined;
};

/** One of the shop's forms: stored on each change, saved separately, with each problem at its field. */
export function useShopForm<Values extends FieldValues>({
  name,
  defaultValues,
  save,
  remark,
}: Options<Values>) {
  const { t } = useTranslation("vendors");
  const { t: tShop } = useTranslation("vendorShop");
  const { t: tErrors } = useTranslation("errors");
  // Other default values would replace what was typed before hydration.
  const form = useForm<Values>({ mode: "onTouched", ...(defaultValues ? { defaultValues } : {}) });
  const accept = useAcceptShop();
  const [failure, setFailure] = useState<string | null>(null);
  useKeptDraft(form, name);

  const submit = form.handleSubmit(async (values) => {
    setFailure(null);
    try {
      const shop = await save(values);
      accept(shop);
      withoutDraft(name);
      const description = remark?.(shop);
      notify.success(tShop("saved"), description ? { description } : {});
    } catch (error) {
      const issues = issuesOf(error).filter(({ path }) => path in form.getValues());
      for (const { path, message } of issues) form.setError(path as Path<Values>, { message });
      if (issues.length > 0) return;
      logError(error);
      notify.destructive(tShop("failed"), t("form.kept"));
      setFailure(describeError(tErrors, error).text);
    }
  });
  return { form, submit, failure, isSaving: form.formState.isSubmitting };
}

function useKeptDraft<Values extends FieldValues>(form: UseFormReturn<Values>, name: string) {
  const { setValue, subscribe, getValues } = form;
  useEffect(() => {
    for (const [field, value] of Object.entries(drafts.get()[name] ?? {}))
      setValue(field as Path<Values>, value as never);
    return subscribe({
      formState: { values: true },
      callback: ({ type }) => {
        // Without a type, the change was not made by the user.
        if (type === "change") drafts.set((before) => ({ ...before, [name]: getValues() }));
      },
    });
  }, [name, setValue, subscribe, getValues]);
}

/** Updates the shop in every query that shows it. */
export function useAcceptShop(): (shop: ShopView) => void {
  const queryClient = useQueryClient();
  return (shop) => {
    queryClient.setQueryData(queries.vendors.getShop.queryKey({ input: {} }), shop);
    void queryClient.invalidateQueries({
      queryKey: queries.vendors.getVendor.queryKey({ input: { vendorId: shop.id } }),
    });
  };
}

function issuesOf(error: unknown): { path: string; message: string }[] {
  const { issues } = ((error as { data?: { issues?: unknown } } | null)?.data ?? {}) as { issues?: unknown };
  return Array.isArray(issues) ? issues : [];
}
