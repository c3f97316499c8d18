import { useEffect, useRef } from "react";
import { Form, Link, type To } from "react-router";
import { useTranslation } from "#i18n/use-translation.ts";
import { Button } from "./button.tsx";
import { Field } from "./field.tsx";
import { Icon } from "./icon.tsx";
import { Input } from "./input.tsx";

export type ListSearchProps = {
  label: string;
  placeholder: string;
  /** What is searched for now, from the address. */
  value: string;
  /** The rest of the address: what stays when one searches. */
  within?: Record<string, string>;
  /** The address without a search. */
  clearTo: To;
};

/** A search in a list, in the address as `search`; a form, so that it works before hydration. */
export function ListSearch({ label, placeholder, value, within = {}, clearTo }: ListSearchProps) {
  const { t } = useTranslation("ui");
  const field = useFollowing(value);
  return (
    <search>
      <Form method="get" preventScrollReset className="flex flex-wrap items-end gap-2">
        {Object.entries(within).map(([name, kept]) => (
          <input key={name} type="hidden" name={name} value={kept} />
        ))}
        <Field label={label} hideLabel className="min-w-0 max-w-lg flex-1 basis-56">
          <Input
            ref={field}
            type="search"
            name="search"
            icon={<Icon name="search" />}
            maxLength={80}
            autoComplete="off"
            placeholder={placeholder}
            defaultValue={value}
          />
        </Field>
        <Button type="submit" variant="secondary">
          {t("search")}
        </Button>
        {value && (
          <Button asChild variant="ghost">
            <Link to={clearTo} preventScrollReset>
              {t("clearSearch")}
            </Link>
          </Button>
        )}
      </Form>
    </search>
  );
}

/** The field follows the address, as on Back, unless something else was typed since; it keeps the focus. */
function useFollowing(value: string) {
  const field = useRef<HTMLInputElement>(null);
  const before = useRef(value);
  useEffect(() => {
    if (field.current && field.current.value.trim() === before.current) field.current.value = value;
    before.current = value;
  }, [value]);
  return field;
}
