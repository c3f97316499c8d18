import { useState } from "react";
import { useLatePart } from "#client/use-late-part.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { Button } from "#ui/button.tsx";
import { Icon } from "#ui/icon.tsx";
import { usePress } from "#ui/presses.tsx";
import type { ListCount } from "./count-words.ts";
import type { FacetPanelProps } from "./facet-panel.tsx";
import type { FilterSheetProps } from "./filter-sheet.tsx";
import { listFilters } from "./list-filters.ts";

const loadSheet = async () => (await import("./filter-sheet.tsx")).FilterSheet;

/** Opens the filters on small screens; shows how many are set. */
export function FilterButton({ count, ...facets }: FacetPanelProps & { count: ListCount | undefined }) {
  const { t } = useTranslation("search");
  const [isOpen, setIsOpen] = useState(false);
  const [FilterSheet, wantSheet] = useLatePart<FilterSheetProps>(loadSheet);
  const active = listFilters(facets.input, facets.isCategoryFixed).length;
  const press = usePress("filters", () => {
    wantSheet();
    setIsOpen(true);
  });
  return (
    <>
      <Button
        variant="secondary"
        aria-haspopup="dialog"
        onPointerEnter={wantSheet}
        onFocus={wantSheet}
        className="filter-button lg:hidden"
        {...press}
      >
        <Icon name="sliders-horizontal" />
        {active > 0 ? t("list.filtersActive", { n: active }) : t("list.filters")}
      </Button>
      {FilterSheet && <FilterSheet {...facets} count={count} open={isOpen} onOpenChange={setIsOpen} />}
    </>
  );
}
