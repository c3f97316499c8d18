import { Link, useNavigate } from "react-router";
import { useTranslation } from "#i18n/use-translation.ts";
import { Chip } from "#ui/chip.tsx";
import type { FacetPanelProps } from "./facet-panel.tsx";
import { filterRemoval, listFilters } from "./list-filters.ts";
import { useFilterLabel } from "./use-filter-label.ts";

/** The active filters, each with a remove button, and one to clear all. */
export function ActiveFilters({ input, pathFor, basePath, isCategoryFixed }: FacetPanelProps) {
  const { t } = useTranslation("search");
  const label = useFilterLabel(input);
  const navigate = useNavigate();
  const active = listFilters(input, isCategoryFixed);
  if (active.length === 0) return null;
  return (
    <div className="mb-6 flex flex-wrap items-center gap-2">
      <h2 className="sr-only">{t("list.active")}</h2>
      {active.map((name) => (
        <Chip
          key={name}
          label={label(name)}
          onRemove={() => void navigate(pathFor(filterRemoval[name]), { preventScrollReset: true })}
        />
      ))}
      <Link
        to={basePath}
        preventScrollReset
        className="inline-flex min-h-9 items-center px-2 text-link text-sm pointer-coarse:min-h-11"
      >
        {t("list.clear")}
      </Link>
    </div>
  );
}
