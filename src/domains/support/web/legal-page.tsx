import { Link } from "react-router";
import { useTranslation } from "#i18n/use-translation.ts";
import { formatDate } from "#kernel/formats.ts";
import { Badge } from "#ui/badge.tsx";
import { Container } from "#ui/container.tsx";
import { InlineNotice } from "#ui/inline-notice.tsx";
import { PageHeading } from "#ui/page-heading.tsx";
import { LegalContents } from "./legal-contents.tsx";
import { type LegalDocument, type LegalName, type LegalTable, legalDates } from "./legal-document.ts";
import { LegalQuestions } from "./legal-questions.tsx";
import { LegalSectionView } from "./legal-section-view.tsx";

import "./legal-print.css";

type LegalPageProps = {
  name: LegalName;
  text: LegalDocument;
  /** By the section in which they stand. */
  tables: Record<string, LegalTable>;
  /** The other legal texts, with their addresses for paper. */
  related: { path: string; url: string; title: string }[];
  email: string;
};

/** A legal text with its contents, marked as a draft (R47). */
export function LegalPage({ name, text, tables, related, email }: LegalPageProps) {
  const { t } = useTranslation("support");
  return (
    <Container className="legal-text py-8 sm:py-14">
      <PageHeading
        title={text.title}
        lead={text.lead}
        eyebrow={
          <>
            {t("legal.updated", { date: formatDate(legalDates[name]) })} <Badge>{t("legal.draft")}</Badge>
          </>
        }
      />
      <div className="mt-10 grid gap-10 lg:grid-cols-[16rem_minmax(0,1fr)] lg:gap-16">
        <LegalContents sections={text.sections} />
        <div className="grid max-w-prose gap-10">
          <InlineNotice tone="warning" title={t("legal.draftTitle")}>
            {t("legal.draftText")}
          </InlineNotice>
          {text.sections.map((section, index) => (
            <LegalSectionView
              key={section.id}
              section={section}
              table={tables[section.id]}
              number={index + 1}
            />
          ))}
          <footer className="grid gap-4 border-line border-t pt-6">
            <p className="text-ink-soft">
              <LegalQuestions email={email} />
            </p>
            <p className="flex flex-wrap gap-x-5 gap-y-2">
              <span className="text-ink-soft">{t("legal.related")}</span>
              {related.map(({ path, url, title }) => (
                <Link key={path} to={path} data-url={url} className="text-link">
                  {title}
                </Link>
              ))}
            </p>
          </footer>
        </div>
      </div>
    </Container>
  );
}
