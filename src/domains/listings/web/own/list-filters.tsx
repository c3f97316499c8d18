import type { FormEvent } from "react";
import { useSearchParams } from "react-router";
import { ownSorts, productStates } from "#domains/catalogue/product-bounds.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { Chip } from "#ui/chip.tsx";
import { Field } from "#ui/field.tsx";
import { Icon } from "#ui/icon.tsx";
import { Input } from "#ui/input.tsx";
import { Select } from "#ui/select.tsx";
import { readOwnListParams } from "./list-params.ts";

/** Filter and sort of one's products, all in the address. */
export function ListFilters({
  counts,
}: {
  counts: Record<(typeof productStates)[number], number> | undefined;
}) {
  const { t } = useTranslation("listings");
  const [params, setParams] = useSearchParams();
  const { state, search, sort } = readOwnListParams(params);
  const change = (name: "state" | "search" | "sort", value: string | undefined) =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        if (value) next.set(name, value);
        else next.delete(name);
        next.delete("page");
        return next;
      },
      { preventScrollReset: true },
    );
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    change("search", String(new FormData(event.currentTarget).get("search") ?? "").trim());
  };
  const all = counts && productStates.reduce((sum, one) => sum + counts[one], 0);
  const withCount = (words: string, n: number | undefined) => (n === undefined ? words : `${words} (${n})`);
  return (
    <div className="grid gap-4">
      {/* biome-ignore lint/a11y/useSemanticElements: a row of choices is no group of a form */}
      <div role="group" aria-label={t("filter.label")} className="flex flex-wrap gap-2">
        <Chip
          label={withCount(t("filter.all"), all)}
          pressed={!state}
          onClick={() => change("state", undefined)}
        />
        {productStates.map((one) => (
          <Chip
            key={one}
            label={withCount(t(`state.${one}`), counts?.[one])}
            pressed={state === one}
            onClick={() => change("state", one)}
          />
        ))}
      </div>
      <div className="flex flex-wrap items-end gap-3">
        {/* biome-ignore lint/a11y/useSemanticElements: <search> is not known to every reader yet */}
        <form role="search" onSubmit={submit} className="min-w-0 grow basis-56">
          <Field label={t("filter.search")} hideLabel>
            <Input
              key={search}
              type="search"
              name="search"
              icon={<Icon name="search" />}
              placeholder={t("filter.search")}
              defaultValue={search}
              maxLength={100}
            />
          </Field>
        </form>
        <Field label={t("filter.sort")} hideLabel className="basis-60 max-sm:grow">
          <Select value={sort} onChange={(event) => change("sort", event.currentTarget.value)}>
            {ownSorts.map((one) => (
              <option key={one} value={one}>
                {t(`filter.sorts.${one}`)}
              </option>
            ))}
          </Select>
        </Field>
      </div>
    </div>
  );
}
