import { useTranslation } from "#i18n/use-translation.ts";
import { Icon } from "#ui/icon.tsx";

const needs = ["business", "description", "country", "trader", "certificates", "terms"] as const;

export function ApplicationNeeds() {
  const { t } = useTranslation("vendors");
  return (
    <ul className="grid gap-4">
      {needs.map((need) => (
        <li key={need} className="flex items-start gap-3">
          <span className="grid size-7 shrink-0 place-items-center rounded-full bg-leaf-wash text-leaf-ink">
            <Icon name="check" className="size-4 stroke-3" />
          </span>
          {t(`register.need.${need}`)}
        </li>
      ))}
    </ul>
  );
}
