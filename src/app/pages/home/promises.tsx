import { usePromises } from "#domains/settings/web/use-promises.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { Container } from "#ui/container.tsx";
import { Icon } from "#ui/icon.tsx";
import { Section } from "#ui/section.tsx";

const promises = [
  { key: "freeShipping", icon: "truck" },
  { key: "quality", icon: "badge-check" },
  { key: "secure", icon: "lock-keyhole" },
] as const;

export function Promises() {
  const { t } = useTranslation();
  const { checkout } = usePromises();
  return (
    <Section tone="sunken" space="md" aria-label={t("header.claims")}>
      <Container width="wide">
        <ul className="grid gap-8 md:grid-cols-3 md:gap-12">
          {promises.map(({ key, icon }) => (
            <li key={key} className="flex items-start gap-4">
              <Icon name={icon} className="mt-1 size-7 shrink-0 text-leaf-ink" />
              <div>
                <h2 className="font-display font-semibold text-subheading">{t(`home.promises.${key}`)}</h2>
                <p className="mt-1 text-ink-soft">{t(`home.promises.${key}Text`, { amount: checkout })}</p>
              </div>
            </li>
          ))}
        </ul>
      </Container>
    </Section>
  );
}
