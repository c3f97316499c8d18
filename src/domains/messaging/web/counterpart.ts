import type { Conversation } from "#domains/messaging/contract.ts";
import { useTranslation } from "#i18n/use-translation.ts";

/** The name of a conversation's other side: the vendor's company, or the buyer's name, else their email. */
export function useCounterpart(): (conversation: Conversation) => string {
  const { t } = useTranslation("messaging");
  return ({ userType, buyer, vendor }) => {
    if (userType === "buyer") return vendor?.companyName || t("erasedVendor");
    return buyer?.fullName || buyer?.email || t("erasedBuyer");
  };
}

/** What a conversation is about: the product's name or the order's number; null once the product is gone. */
export function useSubject(): (conversation: Conversation) => string | null {
  const { t } = useTranslation("messaging");
  return ({ product, order }) => product?.name ?? (order ? t("order", { number: order.number }) : null);
}

/** The caller's own unread messages in a conversation. */
export const unreadOf = ({ userType, unreadCountBuyer, unreadCountVendor }: Conversation): number =>
  userType === "buyer" ? unreadCountBuyer : unreadCountVendor;
