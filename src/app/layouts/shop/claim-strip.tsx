import { useTranslation } from "#i18n/use-translation.ts";
import { Container } from "#ui/container.tsx";
import { Icon } from "#ui/icon.tsx";

const claims = [
  { key: "freeShipping", icon: "truck" },
  { key: "quality", icon: "badge-check" },
  { key: "secure", icon: "lock-keyhole" },
] as const;

/** The three promises above the header; scrolls away with the page. */
export function ClaimStrip() {
  const { t } = useTranslation();
  return (
    <aside aria-label={t("header.claims")} data-theme="dark" className="bg-espresso text-ink">
      <Container width="wide">
        <ul className="flex min-h-9 items-center justify-center gap-x-3 py-1.5 text-xs sm:gap-x-10 sm:text-sm">
          {claims.map(({ key, icon }) => (
            <li key={key} className="flex items-center gap-2 text-center leading-tight">
              <Icon name={icon} className="size-4 shrink-0 text-leaf-ink max-sm:hidden" />
              {t(`header.${key}`)}
            </li>
          ))}
        </ul>
      </Container>
    </aside>
  );
}
