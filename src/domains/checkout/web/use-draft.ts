import { useEffect, useState } from "react";
import { type UseFormReturn, useWatch } from "react-hook-form";
import { type AddressValues, addressFields } from "./address-rules.ts";
import { keepInDraft, readDraft } from "./checkout-draft.ts";

/** Puts back what was typed before signing in, and stores what is typed. True once something was put back. */
export function useDraft(form: UseFormReturn<AddressValues>): boolean {
  const [isRestored, setRestored] = useState(false);
  const values = useWatch({ control: form.control }) as AddressValues;
  useEffect(() => {
    const { address } = readDraft();
    for (const field of addressFields) {
      const typed = address[field];
      // What was typed before hydration is newer.
      const isUntouched = form.getValues(field) === (form.formState.defaultValues?.[field] ?? "");
      if (typed === undefined || typed === form.getValues(field) || !isUntouched) continue;
      form.setValue(field, typed, { shouldDirty: true });
      setRestored(true);
    }
  }, [form]);
  useEffect(() => {
    const usual = form.formState.defaultValues;
    const typed = addressFields.filter((field) => values[field] !== (usual?.[field] ?? ""));
    if (typed.length > 0)
      keepInDraft({ address: Object.fromEntries(typed.map((field) => [field, values[field]])) });
  }, [form, values]);
  return isRestored;
}
