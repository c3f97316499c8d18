import { Link } from "react-router";
import { useTranslation } from "#i18n/use-translation.ts";
import { formatCount } from "#kernel/formats.ts";
import { Button } from "#ui/button.tsx";
import { CloseModal } from "#ui/dialog.tsx";
import { Drawer } from "#ui/drawer.tsx";
import { countWords, type ListCount } from "./count-words.ts";
import { FacetPanel, type FacetPanelProps } from "./facet-panel.tsx";
import { listFilters } from "./list-filters.ts";

export type FilterSheetProps = FacetPanelProps & {
  /** How many products the choices leave; undefined while that loads. */
  count: ListCount | undefined;
  open: boolean;
  onOpenChange: (open: boolean) => void;
};

/** The filters on small screens. It stays open while choosing; its button shows the number of results. */
export function FilterSheet({ count, open, onOpenChange, ...facets }: FilterSheetProps) {
  const { t } = useTranslation("search");
  const isFiltered = listFilters(facets.input, facets.isCategoryFixed).length > 0;
  return (
    <Drawer
      open={open}
      onOpenChange={onOpenChange}
      side="right"
      title={t("list.filters")}
      className="w-full max-w-[26rem] sm:w-[26rem]"
      footer={
        <>
          {isFiltered && (
            <Button asChild variant="ghost" className="px-2">
              <Link to={facets.basePath} preventScrollReset>
                {t("list.clear")}
              </Link>
            </Button>
          )}
          <CloseModal>
            <Button className="flex-1 px-3">
              {/* An estimate has no room on a phone. */}
              {count && !count.isEstimate
                ? t("list.show", { count: count.total, n: formatCount(count.total) })
                : t("list.showAll")}
            </Button>
          </CloseModal>
        </>
      }
    >
      {/* The count of the page is hidden behind the sheet. */}
      <p role="status" className="sr-only">
        {count && countWords(t, count)}
      </p>
      <FacetPanel {...facets} />
    </Drawer>
  );
}
