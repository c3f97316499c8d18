import { href, Link } from "react-router";
import { HelpList } from "#domains/support/web/help-list.tsx";
import { type HelpTopic, plainText } from "#domains/support/web/help-texts.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { Button } from "#ui/button.tsx";
import { Container } from "#ui/container.tsx";
import { PageHeading } from "#ui/page-heading.tsx";
import { Section } from "#ui/section.tsx";
import { loadHelp } from "../help-route.ts";
import { PageMeta } from "../page-meta.tsx";
import { helpSchema } from "../structured/schema.ts";
import { StructuredData } from "../structured/structured-data.tsx";
import { useLoadedLanguage } from "../use-loaded-language.ts";
import type { Route } from "./+types/help.ts";

export const loader = ({ context }: Route.LoaderArgs) => loadHelp(context);

export default function HelpPage({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation("support");
  useLoadedLanguage(loaderData.language);
  return (
    <>
      <PageMeta />
      <StructuredData
        about={href("/help")}
        facts={import.meta.env.SSR && helpSchema(plainTopics(loaderData.topics))}
      />
      <Container className="py-8 sm:py-14">
        <PageHeading
          title={t("help.title")}
          eyebrow={t("help.eyebrow")}
          lead={t("help.lead")}
          className="mb-8"
        />
        <HelpList topics={loaderData.topics} words={loaderData.words} />
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

const plainTopics = (topics: readonly HelpTopic[]) =>
  topics.map(({ items }) => ({
    items: items.map(({ question, answer }) => ({ question, answer: plainText(answer) })),
  }));
