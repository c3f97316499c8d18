import { useTranslation } from "#i18n/use-translation.ts";
import { Icon } from "#ui/icon.tsx";

const facts = [
  { key: "free", icon: "gift" },
  { key: "commission", icon: "percent" },
  { key: "reach", icon: "earth" },
] as const;

/** The terms of selling in three facts. */
export function VendorFacts() {
  const { t } = useTranslation("vendors");
  return (
    <ul className="grid gap-x-10 gap-y-8 md:grid-cols-3">
      {facts.map(({ key, icon }) => (
        <li key={key} className="border-line border-t-2 pt-5">
          <Icon name={icon} className="size-7 text-leaf-ink" />
          <h3 className="mt-4 font-display font-semibold text-subheading">
            {t(`register.facts.${key}Title`)}
          </h3>
          <p className="mt-2 text-ink-soft">{t(`register.facts.${key}Text`)}</p>
        </li>
      ))}
    </ul>
  );
}
