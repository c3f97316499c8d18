import { Gift, Globe2, Percent } from "lucide-react";
import { useTranslation } from "react-i18next";

const facts = [
  { key: "free", Icon: Gift },
  { key: "commission", Icon: Percent },
  { key: "reach", Icon: Globe2 },
] as const;

/** The terms of selling in three facts. */
export function VendorFacts() {
  const { t } = useTranslation("vendors");
  return (
    <ul className="grid gap-x-10 gap-y-8 md:grid-cols-3">
      {facts.map(({ key, Icon }) => (
        <li key={key} className="border-line border-t-2 pt-5">
          <Icon aria-hidden="true" className="size-7 text-leaf-ink" />
          <h3 className="mt-4 font-display font-semibold text-subheading">
            {t(`register.facts.${key}Title`)}
          </h3>
          <p className="mt-2 text-ink-soft">{t(`register.facts.${key}Text`)}</p>
        </li>
      ))}
    </ul>
  );
}
