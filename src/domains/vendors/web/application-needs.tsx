import { Check } from "lucide-react";
import { useTranslation } from "react-i18next";

const needs = ["business", "description", "country", "certificates", "terms"] as const;

export function ApplicationNeeds() {
  const { t } = useTranslation("vendors");
  return (
    <ul className="grid gap-4">
      {needs.map((need) => (
        <li key={need} className="flex items-start gap-3">
          <span className="grid size-7 shrink-0 place-items-center rounded-full bg-leaf-wash text-leaf-ink">
            <Check aria-hidden="true" className="size-4" strokeWidth={3} />
          </span>
          {t(`register.need.${need}`)}
        </li>
      ))}
    </ul>
  );
}
