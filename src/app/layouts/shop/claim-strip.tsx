import { BadgeCheck, LockKeyhole, Truck } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Container } from "#ui/container.tsx";

const claims = [
  { key: "freeShipping", Icon: Truck },
  { key: "quality", Icon: BadgeCheck },
  { key: "secure", Icon: LockKeyhole },
] as const;

/** The three promises above the header; it scrolls away with the page. */
export function ClaimStrip() {
  const { t } = useTranslation();
  return (
    <aside aria-label={t("header.claims")} data-theme="dark" className="bg-espresso text-ink">
      <Container width="wide">
        <ul className="flex min-h-9 items-center justify-center gap-x-3 py-1.5 text-xs sm:gap-x-10 sm:text-sm">
          {claims.map(({ key, Icon }) => (
            <li key={key} className="flex items-center gap-2 text-center leading-tight">
              <Icon aria-hidden="true" className="size-4 shrink-0 text-leaf-ink max-sm:hidden" />
              {t(`header.${key}`)}
            </li>
          ))}
        </ul>
      </Container>
    </aside>
  );
}
