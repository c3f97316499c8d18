import { createContext, use } from "react";

export type FieldWiring = {
  id: string;
  describedBy: string | undefined;
  invalid: boolean;
  required: boolean;
};

export const FieldContext = createContext<FieldWiring | null>(null);

export type Wired = {
  id?: string;
  required?: boolean;
  "aria-describedby"?: string;
  "aria-invalid"?: boolean | "true" | "false" | "grammar" | "spelling";
  "aria-required"?: boolean | "true" | "false";
};

/** Gives a control the id, description and state of the field around it; its own props win. */
export function useFieldWiring<P extends Wired>(props: P): P {
  const field = use(FieldContext);
  if (!field) return props;
  return {
    ...props,
    id: props.id ?? field.id,
    "aria-describedby": [props["aria-describedby"], field.describedBy].filter(Boolean).join(" ") || undefined,
    "aria-invalid": props["aria-invalid"] ?? (field.invalid || undefined),
    // Not `required`: the browser's messages are not translated, so the form validates itself.
    "aria-required": props["aria-required"] ?? (field.required || undefined),
  };
}
