import { SlidersHorizontal } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "#ui/button.tsx";
import { CloseModal } from "#ui/dialog.tsx";
import { Drawer } from "#ui/drawer.tsx";
import { FacetPanel, type FacetPanelProps } from "./facet-panel.tsx";
import { listFilters } from "./list-filters.ts";

/** The filters of a small screen, behind one button. It stays open while one chooses. */
export function FilterDrawer({ total, ...facets }: FacetPanelProps & { total: number | undefined }) {
  const { t } = useTranslation("search");
  const [isOpen, setIsOpen] = useState(false);
  const active = listFilters(facets.input, facets.isCategoryFixed).length;
  return (
    <Drawer
      open={isOpen}
      onOpenChange={setIsOpen}
      title={t("list.filters")}
      trigger={
        <Button variant="secondary" className="filter-button lg:hidden">
          <SlidersHorizontal aria-hidden="true" />
          {active > 0 ? t("list.filtersActive", { n: active }) : t("list.filters")}
        </Button>
      }
      footer={
        <CloseModal>
          <Button block>{t("list.show", { n: total ?? 0 })}</Button>
        </CloseModal>
      }
    >
      <FacetPanel {...facets} />
    </Drawer>
  );
}
