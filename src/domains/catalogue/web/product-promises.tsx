import { BadgeCheck, LockKeyhole, Truck } from "lucide-react";
import { useTranslation } from "react-i18next";

const promises = [
  { key: "freeShipping", Icon: Truck },
  { key: "quality", Icon: BadgeCheck },
  { key: "secure", Icon: LockKeyhole },
] as const;

export function ProductPromises() {
  const { t } = useTranslation("catalogue");
  return (
    <ul className="mt-7 grid gap-2.5 rounded-leaf bg-sunken px-5 py-4 text-sm">
      {promises.map(({ key, Icon }) => (
        <li key={key} className="flex items-center gap-3">
          <Icon aria-hidden="true" className="size-5 shrink-0 text-leaf-ink" />
          {t(`product.${key}`)}
        </li>
      ))}
    </ul>
  );
}
