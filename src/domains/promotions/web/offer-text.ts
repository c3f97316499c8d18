import type { useTranslation } from "#i18n/use-translation.ts";
import { formatUsd } from "#kernel/money.ts";
import type { PromotionView } from "../contract.ts";

type Offer = Pick<PromotionView, "kind" | "percentBasisPoints" | "amountCents" | "buyUnits" | "getUnits"> & {
  isPlatform: boolean;
};
type T = ReturnType<typeof useTranslation<"promotions">>["t"];

/** What a promotion takes off, in a few words. The platform's are bound by its commission: "Up to …". */
export function offerText(t: T, offer: Offer): string {
  const { kind, percentBasisPoints, amountCents, buyUnits, getUnits, isPlatform } = offer;
  const text = {
    percent: () => t("offer.percent", { percent: (percentBasisPoints ?? 0) / 100 }),
    amount: () => t("offer.amount", { amount: formatUsd(amountCents ?? 0) }),
    freeDelivery: () => t(isPlatform ? "offer.deliveryPart" : "offer.freeDelivery"),
    buyXGetY: () => t("offer.buyXGetY", { buy: buyUnits ?? 0, get: getUnits ?? 0 }),
  }[kind]();
  return isPlatform && kind !== "freeDelivery" ? t("offer.upTo", { offer: text }) : text;
}
