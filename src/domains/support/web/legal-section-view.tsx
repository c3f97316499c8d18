import type { LegalSection } from "./legal-document.ts";

/** One numbered section. */
export function LegalSectionView({ section, number }: { section: LegalSection; number: number }) {
  return (
    <section id={section.id} aria-labelledby={`${section.id}-title`} className="scroll-mt-6">
      <h2 id={`${section.id}-title`} className="mb-3 flex gap-3 font-display font-semibold text-heading">
        <span className="figures text-ink-faint">{number}.</span>
        {section.title}
      </h2>
      <div className="grid gap-3">
        {section.paragraphs.map((text) => (
          <p key={text}>{text}</p>
        ))}
        {section.points.length > 0 && (
          <ul className="grid list-disc gap-2 pl-6 marker:text-cherry-ink">
            {section.points.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        )}
        {section.closing.map((text) => (
          <p key={text}>{text}</p>
        ))}
      </div>
    </section>
  );
}
