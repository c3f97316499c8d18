import { useTranslation } from "#i18n/use-translation.ts";
import type { LegalSection } from "./legal-document.ts";

/** The sections of a text as links; beside it on wide screens. */
export function LegalContents({ sections }: { sections: readonly LegalSection[] }) {
  const { t } = useTranslation("support");
  return (
    <nav
      aria-labelledby="legal-contents"
      className="lg:sticky lg:top-[calc(var(--top-bar)+2rem)] lg:self-start print:hidden"
    >
      <h2 id="legal-contents" className="mb-2 font-semibold text-sm">
        {t("legal.contents")}
      </h2>
      <ol className="grid border-line border-l-2">
        {sections.map((section, index) => (
          <li key={section.id}>
            <a
              href={`#${section.id}`}
              className="-ml-0.5 flex min-h-9 items-center gap-2 border-transparent border-l-2 py-1 pl-4 text-ink-soft text-sm no-underline hover:border-cherry-ink hover:text-ink"
            >
              <span className="figures">{index + 1}.</span>
              {section.title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
