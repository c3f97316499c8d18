import { useTranslation } from "#i18n/use-translation.ts";
import { Icon } from "#ui/icon.tsx";

const promises = [
  { key: "often", icon: "calendar-days" },
  { key: "growers", icon: "sprout" },
  { key: "quiet", icon: "shield-check" },
] as const;

/** What subscribers can expect. */
export function NewsletterPromises() {
  const { t } = useTranslation("newsletter");
  return (
    <ul className="grid gap-x-10 gap-y-8 md:grid-cols-3">
      {promises.map(({ key, icon }) => (
        <li key={key}>
          <Icon name={icon} className="size-7 text-leaf-ink" />
          <h2 className="mt-3 font-display font-semibold text-subheading">{t(`promises.${key}Title`)}</h2>
          <p className="mt-1 text-ink-soft">{t(`promises.${key}Text`)}</p>
        </li>
      ))}
    </ul>
  );
}
