import { useQuery } from "@tanstack/react-query";
import { queries } from "#client/queries.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { formatDate } from "#kernel/formats.ts";
import { formatUsd } from "#kernel/money.ts";
import { Icon } from "#ui/icon.tsx";
import { offerText } from "./offer-text.ts";

/** What is taken off a product at checkout without a code. Nothing while there is nothing, and where it can't be loaded. */
export function ProductOffers({ productId }: { productId: string }) {
  const { t } = useTranslation("promotions");
  const { data } = useQuery(queries.promotions.listProductPromotions.queryOptions({ input: { productId } }));
  if (!data || data.items.length === 0) return null;
  return (
    <ul aria-label={t("offers")} className="mt-4 grid gap-2">
      {data.items.map((offer) => (
        <li key={offer.id} className="flex gap-3 rounded-leaf-sm bg-leaf-wash px-4 py-3 text-sm">
          <Icon name="percent" className="mt-0.5 size-4 shrink-0 text-leaf-ink" />
          <span>
            <strong className="font-semibold">{offerText(t, offer)}</strong>
            {` · ${offer.name}`}
            <span className="block text-ink-soft">
              {[
                t("applied"),
                offer.leastCents > 0 && t("from", { amount: formatUsd(offer.leastCents) }),
                offer.isFirstOrderOnly && t("firstOrder"),
                offer.endsAt && t("until", { date: formatDate(offer.endsAt) }),
              ]
                .filter(Boolean)
                .join(" · ")}
            </span>
          </span>
        </li>
      ))}
    </ul>
  );
}
