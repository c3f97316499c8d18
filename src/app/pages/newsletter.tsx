import { Trans } from "react-i18next";
import { href, Link, useSearchParams } from "react-router";
import { NewsletterAnswer } from "#domains/newsletter/web/newsletter-answer.tsx";
import { NewsletterForm } from "#domains/newsletter/web/newsletter-form.tsx";
import { NewsletterPromises } from "#domains/newsletter/web/newsletter-promises.tsx";
import { useTranslation } from "#i18n/use-translation.ts";
import { Container } from "#ui/container.tsx";
import { ContourLines } from "#ui/contour-lines.tsx";
import { PageHeading } from "#ui/page-heading.tsx";
import { Section } from "#ui/section.tsx";
import { PageMeta } from "../page-meta.tsx";

/** Subscribing; and where the links of the newsletter's mails lead, `?confirm=` and `?unsubscribe=`. */
export default function NewsletterPage() {
  const { t } = useTranslation("newsletter");
  const [params] = useSearchParams();
  const action = (["confirm", "unsubscribe"] as const).find((name) => params.get(name));
  return (
    <>
      <PageMeta />
      <Section tone="night" space="lg" className="overflow-hidden">
        <ContourLines className="-top-72 -right-64 size-[60rem]" />
        <Container className="relative">
          {action ? (
            <NewsletterAnswer key={action} action={action} token={params.get(action)!} />
          ) : (
            <>
              <PageHeading size="display" eyebrow={t("eyebrow")} title={t("title")} lead={t("lead")} />
              <div className="mt-9 max-w-2xl">
                <NewsletterForm size="lg" />
                <p className="mt-4 max-w-prose text-ink-soft text-sm">{t("note")}</p>
              </div>
            </>
          )}
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
