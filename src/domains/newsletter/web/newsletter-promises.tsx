import { CalendarDays, ShieldCheck, Sprout } from "lucide-react";
import { useTranslation } from "react-i18next";

const promises = [
  { key: "often", Icon: CalendarDays },
  { key: "growers", Icon: Sprout },
  { key: "quiet", Icon: ShieldCheck },
] as const;

/** What subscribers may expect. */
export function NewsletterPromises() {
  const { t } = useTranslation("newsletter");
  return (
    <ul className="grid gap-x-10 gap-y-8 md:grid-cols-3">
      {promises.map(({ key, Icon }) => (
        <li key={key}>
          <Icon aria-hidden="true" className="size-7 text-leaf-ink" />
          <h2 className="mt-3 font-display font-semibold text-subheading">{t(`promises.${key}Title`)}</h2>
          <p className="mt-1 text-ink-soft">{t(`promises.${key}Text`)}</p>
        </li>
      ))}
    </ul>
  );
}
