import { useNavigate } from "react-router";
import type { Understood } from "#domains/search/contract.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { formatWeight } from "#kernel/formats.ts";
import { Chip } from "#ui/chip.tsx";
import type { FacetPanelProps } from "./facet-panel.tsx";
import { wholeDollars } from "./price-range.ts";

type Props = Pick<FacetPanelProps, "pathFor"> & { understood: Understood[] };

/** What a search text was understood to wish for; each can be taken out of the text. */
export function UnderstoodWishes({ understood, pathFor }: Props) {
  const { t } = useTranslation("search");
  const navigate = useNavigate();
  if (understood.length === 0) return null;
  const labelOf = (wish: Understood) => {
    if (wish.kind === "most") return t("list.priceTo", { max: wholeDollars(Math.ceil(wish.cents / 100)) });
    if (wish.kind === "least")
      return t("list.priceFrom", { min: wholeDollars(Math.floor(wish.cents / 100)) });
    if (wish.kind === "size") return t("wishes.size", { weight: formatWeight(wish.grams) });
    if (wish.kind === "refused") return t("wishes.refused", { what: wish.what });
    return wish.kind === "cheap" ? t("wishes.cheap") : t(`wishes.concept.${wish.concept}`);
  };
  return (
    <div className="mb-6 flex flex-wrap items-center gap-2">
      <h2 className="mr-1 text-ink-soft text-sm">{t("wishes.title")}</h2>
      {understood.map((wish) => (
        <Chip
          key={labelOf(wish)}
          label={labelOf(wish)}
          onRemove={() =>
            void navigate(pathFor({ search: wish.without || undefined }), { preventScrollReset: true })
          }
        />
      ))}
    </div>
  );
}
