import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { queries } from "#client/queries.ts";
import { useCountryName } from "#i18n/country-name.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { foldText } from "#kernel/fold-text.ts";
import { Button } from "#ui/button.tsx";
import { Field } from "#ui/field.tsx";
import { InlineRetry } from "#ui/inline-retry.tsx";
import { Input } from "#ui/input.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import { taxBounds } from "../setting-table.ts";
import { SettingRow } from "./setting-row.tsx";
import { SettingGroup } from "./settings-panel.tsx";

const shownAtFirst = 10;

/** Estimated tax by country and state, with a search; the first ten until more are wanted. */
export function TaxRates({ today }: { today: string }) {
  const { t } = useTranslation("settings");
  const countryName = useCountryName();
  const [search, setSearch] = useState("");
  const [showsAll, setShowsAll] = useState(false);
  const { data, isError, isFetching, refetch } = useQuery(
    queries.checkout.listTaxRates.queryOptions({ input: {} }),
  );
  const wanted = foldText(search).split(/\s+/).filter(Boolean);
  const found = (data?.items ?? [])
    .map((rate) => ({ ...rate, name: [countryName(rate.country), rate.state].filter(Boolean).join(" · ") }))
    .filter(({ name, key }) => wanted.every((word) => foldText(`${name} ${key}`).includes(word)))
    .sort((one, other) => one.name.localeCompare(other.name));
  const shown = showsAll ? found : found.slice(0, shownAtFirst);
  return (
    <SettingGroup title={t("groups.tax")} lead={t("tax.lead")}>
      <Field label={t("tax.find")} className="mt-4 max-w-sm">
        <Input type="search" value={search} onChange={(event) => setSearch(event.target.value)} />
      </Field>
      <InlineRetry isShown={isError} isRetrying={isFetching} onRetry={() => void refetch()} />
      {!data && !isError && <Skeleton className="mt-4 h-40" />}
      <ul>
        {shown.map((rate) => (
          <SettingRow key={rate.key} setting={{ ...rate, unit: "basisPoints", ...taxBounds }} today={today} />
        ))}
      </ul>
      {data && (
        <p role="status" className="text-ink-soft empty:hidden">
          {found.length === 0 && t("tax.none")}
        </p>
      )}
      {shown.length < found.length && (
        <Button variant="secondary" className="mt-4" onClick={() => setShowsAll(true)}>
          {t("tax.more", { count: found.length })}
        </Button>
      )}
    </SettingGroup>
  );
}
