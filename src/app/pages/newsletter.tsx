import { Trans } from "react-i18next";
import { href, Link } from "react-router";
import { supportEmail } from "#client/support-email.ts";
import { NewsletterPromises } from "#domains/newsletter/web/newsletter-promises.tsx";
import { useTranslation } from "#i18n/use-translation.ts";
import { Button } from "#ui/button.tsx";
import { Container } from "#ui/container.tsx";
import { ContourLines } from "#ui/contour-lines.tsx";
import { Icon } from "#ui/icon.tsx";
import { PageHeading } from "#ui/page-heading.tsx";
import { Section } from "#ui/section.tsx";
import { PageMeta } from "../page-meta.tsx";

export default function NewsletterPage() {
  const { t } = useTranslation("newsletter");
  const mail = `mailto:${supportEmail}?subject=${encodeURIComponent(t("subject"))}&body=${encodeURIComponent(t("body"))}`;
  return (
    <>
      <PageMeta />
      <Section tone="night" space="lg" className="overflow-hidden">
        <ContourLines className="-top-72 -right-64 size-[60rem]" />
        <Container className="relative">
          <PageHeading size="display" eyebrow={t("eyebrow")} title={t("title")} lead={t("lead")} />
          <Button asChild size="lg" className="mt-9">
            <a href={mail}>
              <Icon name="mail" />
              {t("subscribe")}
            </a>
          </Button>
          <p className="mt-4 max-w-prose text-ink-soft text-sm">{t("note")}</p>
        </Container>
      </Section>
      <Section space="lg">
        <Container>
          <NewsletterPromises />
          <p className="mt-12 text-ink-soft text-sm">
            <Trans
              t={t}
              i18nKey="privacy"
              components={{ privacy: <Link to={href("/privacy")} className="text-link" /> }}
            />
          </p>
        </Container>
      </Section>
    </>
  );
}
