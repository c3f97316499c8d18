import { href, Link } from "react-router";
import en from "#domains/support/locales/help/en.json" with { type: "json" };
import es from "#domains/support/locales/help/es.json" with { type: "json" };
import pt from "#domains/support/locales/help/pt.json" with { type: "json" };
import { HelpList } from "#domains/support/web/help-list.tsx";
import { useTranslation } from "#i18n/use-translation.ts";
import { Button } from "#ui/button.tsx";
import { Container } from "#ui/container.tsx";
import { PageHeading } from "#ui/page-heading.tsx";
import { Section } from "#ui/section.tsx";
import { languageContext } from "../context.ts";
import { PageMeta } from "../page-meta.tsx";
import { helpSchema } from "../structured/schema.ts";
import { StructuredData } from "../structured/structured-data.tsx";
import { useLoadedLanguage } from "../use-loaded-language.ts";
import type { Route } from "./+types/help.ts";

export function loader({ context }: Route.LoaderArgs) {
  const language = context.get(languageContext);
  return { language, topics: { en, es, pt }[language].topics };
}

export default function HelpPage({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation("support");
  useLoadedLanguage(loaderData.language);
  return (
    <>
      <PageMeta />
      <StructuredData about={href("/help")} facts={import.meta.env.SSR && helpSchema(loaderData.topics)} />
      <Container className="py-8 sm:py-14">
        <PageHeading
          title={t("help.title")}
          eyebrow={t("help.eyebrow")}
          lead={t("help.lead")}
          className="mb-12"
        />
        <HelpList topics={loaderData.topics} />
      </Container>
      <Section tone="sunken" space="md">
        <Container className="flex flex-wrap items-center justify-between gap-6">
          <div>
            <h2 className="font-display font-semibold text-heading">{t("help.moreTitle")}</h2>
            <p className="mt-1 text-ink-soft">{t("help.moreText")}</p>
          </div>
          <Button asChild size="lg">
            <Link to={href("/contact")}>{t("help.moreLink")}</Link>
          </Button>
        </Container>
      </Section>
    </>
  );
}
