import { categorySlugs, roastLevels } from "#domains/catalogue/categories.ts";
import { processes } from "#domains/catalogue/product-bounds.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { languages } from "#kernel/languages.ts";
import { Input } from "#ui/input.tsx";
import { Select } from "#ui/select.tsx";
import { longestValue, type MappedColumn } from "../file-sources.ts";

type Props = { column: MappedColumn; value: string; onChange: (value: string) => void };

/** What stands in for an empty cell of a column: a choice where the column has one. */
export function EmptyCellField({ column, value, onChange }: Props) {
  const options = useOptions(column);
  const { t } = useTranslation("bulkUpload");
  if (!options)
    return <Input maxLength={longestValue} value={value} onChange={({ target }) => onChange(target.value)} />;
  return (
    <Select value={value} onChange={({ target }) => onChange(target.value)}>
      <option value="">{t("mapping.none")}</option>
      {options.map(([key, label]) => (
        <option key={key} value={key}>
          {label}
        </option>
      ))}
    </Select>
  );
}

function useOptions(column: MappedColumn): [string, string][] | undefined {
  const { t, i18n } = useTranslation("catalogue");
  const { t: tWords } = useTranslation();
  if (column === "category") return categorySlugs.map((slug) => [slug, t(`category.${slug}.name`)]);
  if (column === "roast_level") return roastLevels.map((level) => [level, t(`roast.${level}`)]);
  if (column === "process") return processes.map((process) => [process, t(`process.${process}`)]);
  if (column === "language") return languages.map((name) => [name, tWords(`languages.${name}`)]);
  if (column !== "origin_country") return undefined;
  const { compare } = new Intl.Collator(i18n.language);
  const countries = i18n.getResourceBundle(i18n.language, "countries") as Record<string, string>;
  return Object.entries(countries).sort(([, a], [, b]) => compare(a, b));
}
