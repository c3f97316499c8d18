import { BadgeCheck, LockKeyhole, Truck } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Container } from "#ui/container.tsx";
import { Section } from "#ui/section.tsx";

const promises = [
  { key: "freeShipping", Icon: Truck },
  { key: "quality", Icon: BadgeCheck },
  { key: "secure", Icon: LockKeyhole },
] as const;

export function Promises() {
  const { t } = useTranslation();
  return (
    <Section tone="sunken" space="md" aria-label={t("header.claims")}>
      <Container width="wide">
        <ul className="grid gap-8 md:grid-cols-3 md:gap-12">
          {promises.map(({ key, Icon }) => (
            <li key={key} className="flex items-start gap-4">
              <Icon aria-hidden="true" className="mt-1 size-7 shrink-0 text-leaf-ink" />
              <div>
                <h2 className="font-display font-semibold text-subheading">{t(`home.promises.${key}`)}</h2>
                <p className="mt-1 text-ink-soft">{t(`home.promises.${key}Text`)}</p>
              </div>
            </li>
          ))}
        </ul>
      </Container>
    </Section>
  );
}
