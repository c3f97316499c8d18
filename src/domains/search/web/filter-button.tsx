import { SlidersHorizontal } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useLatePart } from "#client/use-late-part.ts";
import { Button } from "#ui/button.tsx";
import type { FacetPanelProps } from "./facet-panel.tsx";
import type { FilterSheetProps } from "./filter-sheet.tsx";
import { listFilters } from "./list-filters.ts";

const loadSheet = async () => (await import("./filter-sheet.tsx")).FilterSheet;

/** Opens the filters of a small screen; says how many are set. */
export function FilterButton({ total, ...facets }: FacetPanelProps & { total: number | undefined }) {
  const { t } = useTranslation("search");
  const [isOpen, setIsOpen] = useState(false);
  const [FilterSheet, wantSheet] = useLatePart<FilterSheetProps>(loadSheet);
  const active = listFilters(facets.input, facets.isCategoryFixed).length;
  const open = () => {
    wantSheet();
    setIsOpen(true);
  };
  return (
    <>
      <Button
        variant="secondary"
        aria-haspopup="dialog"
        onPointerEnter={wantSheet}
        onFocus={wantSheet}
        onClick={open}
        className="filter-button lg:hidden"
      >
        <SlidersHorizontal aria-hidden="true" />
        {active > 0 ? t("list.filtersActive", { n: active }) : t("list.filters")}
      </Button>
      {FilterSheet && <FilterSheet {...facets} total={total} open={isOpen} onOpenChange={setIsOpen} />}
    </>
  );
}
