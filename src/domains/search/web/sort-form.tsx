import { useId } from "react";
import { Form, useSubmit } from "react-router";
import type { ListProductsInput } from "#domains/search/contract.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { Button } from "#ui/button.tsx";
import { Select } from "#ui/select.tsx";
import { HiddenParams } from "./hidden-params.tsx";
import { sortChoices } from "./list-params.ts";

type SortFormProps = { input: ListProductsInput; basePath: string; isCategoryFixed: boolean };

/** Sorts on selection; without JavaScript there is a button. */
export function SortForm({ input, basePath, isCategoryFixed }: SortFormProps) {
  const { t } = useTranslation("search");
  const id = useId();
  const submit = useSubmit();
  // Relevance requires a term (R32).
  const offered = sortChoices.filter((choice) => choice !== "relevance" || input.search);
  const chosen = input.sort ?? (input.search ? "relevance" : "newest");
  return (
    <Form
      action={basePath}
      method="get"
      preventScrollReset
      onChange={(event) => submit(event.currentTarget, { preventScrollReset: true })}
      className="flex min-w-0 items-center gap-2"
    >
      <HiddenParams input={input} without={["sort", ...(isCategoryFixed ? (["category"] as const) : [])]} />
      <label htmlFor={id} className="whitespace-nowrap text-ink-soft text-sm max-sm:sr-only">
        {t("list.sort")}
      </label>
      {/* Keyed, so that the select follows the URL on Back. */}
      <Select key={chosen} id={id} name="sort" defaultValue={chosen} className="max-w-56">
        {offered.map((choice) => (
          <option key={choice} value={choice}>
            {t(`sort.${choice}`)}
          </option>
        ))}
      </Select>
      <noscript>
        <Button type="submit" variant="secondary">
          {t("list.apply")}
        </Button>
      </noscript>
    </Form>
  );
}
