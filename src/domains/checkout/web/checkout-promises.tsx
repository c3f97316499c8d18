import { LockKeyhole, Truck } from "lucide-react";
import { useTranslation } from "react-i18next";

/** The stated free-shipping text (decision 2), and where card details go. */
export function CheckoutPromises({ isShippingFree }: { isShippingFree: boolean }) {
  const { t } = useTranslation("checkout");
  const promises = [
    {
      Icon: Truck,
      title: t("freeShipping"),
      text: isShippingFree ? t("freeShippingReached") : t("freeShippingText"),
    },
    { Icon: LockKeyhole, title: t("secure"), text: t("secureText") },
  ];
  return (
    <ul className="grid gap-4 text-sm">
      {promises.map(({ Icon, title, text }) => (
        <li key={title} className="flex items-start gap-3">
          <Icon aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-leaf-ink" />
          <span>
            <span className="block font-semibold">{title}</span>
            <span className="text-ink-soft">{text}</span>
          </span>
        </li>
      ))}
    </ul>
  );
}
