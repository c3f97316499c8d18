import { usePromises } from "#domains/settings/web/use-promises.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { Icon } from "#ui/icon.tsx";

/** The free-shipping text (R2), and where card details go. */
export default function CheckoutPromises({ isShippingFree }: { isShippingFree: boolean }) {
  const { t } = useTranslation("checkout");
  const { checkout, isUsualCheckout } = usePromises();
  const from = isUsualCheckout ? t("freeShippingUsual") : t("freeShippingText", { amount: checkout });
  const promises = [
    {
      icon: "truck",
      title: t("freeShipping"),
      text: isShippingFree ? t("freeShippingReached") : from,
    },
    { icon: "lock-keyhole", title: t("secure"), text: t("secureText") },
  ] as const;
  return (
    <ul className="grid gap-4 text-sm">
      {promises.map(({ icon, title, text }) => (
        <li key={title} className="flex items-start gap-3">
          <Icon name={icon} className="mt-0.5 size-5 shrink-0 text-leaf-ink" />
          <span>
            <span className="block font-semibold">{title}</span>
            <span className="text-ink-soft">{text}</span>
          </span>
        </li>
      ))}
    </ul>
  );
}
