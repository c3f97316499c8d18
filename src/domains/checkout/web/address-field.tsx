import type { ReactNode } from "react";
import type { UseFormReturn } from "react-hook-form";
import { useTranslation } from "#i18n/use-translation.ts";
import { Field } from "#ui/field.tsx";
import type { AddressProblem, AddressValues, AddressField as Name } from "./address-rules.ts";

type AddressFieldProps = {
  form: UseFormReturn<AddressValues>;
  name: Name;
  hint?: string;
  optional?: boolean;
  className?: string;
  children: ReactNode;
};

/** One field of the address with its label and its problem. */
export function AddressField({ form, name, hint, optional = false, className, children }: AddressFieldProps) {
  const { t } = useTranslation("checkout");
  const problem = form.formState.errors[name]?.message as AddressProblem | undefined;
  return (
    <Field
      label={t(`fields.${name}`)}
      hint={hint}
      error={problem && t(`errors.${problem}`)}
      required={!optional}
      optional={optional}
      className={className}
    >
      {children}
    </Field>
  );
}
