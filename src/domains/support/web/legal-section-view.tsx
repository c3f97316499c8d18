import type { LegalSection, LegalTable } from "./legal-document.ts";

type Props = { section: LegalSection; table: LegalTable | undefined; number: number };

/** One numbered section. */
export function LegalSectionView({ section, table, number }: Props) {
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
        {table && <Rows table={table} labelledBy={`${section.id}-title`} />}
        {section.closing.map((text) => (
          <p key={text}>{text}</p>
        ))}
      </div>
    </section>
  );
}

function Rows({ table, labelledBy }: { table: LegalTable; labelledBy: string }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: on a phone it is wider than the screen, and scrolls by keyboard too
    <section tabIndex={0} aria-labelledby={labelledBy} className="overflow-x-auto">
      <table className="w-full text-left text-sm">
        <thead>
          <tr className="border-edge border-b">
            {table.head.map((cell) => (
              <th key={cell} scope="col" className="py-2 pr-4 align-bottom">
                {cell}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {table.rows.map(([first, ...rest]) => (
            <tr key={first} className="border-line border-b">
              <th scope="row" className="py-2 pr-4 align-top font-semibold">
                {first}
              </th>
              {rest.map((cell, index) => (
                <td key={table.head[index + 1]} className="figures py-2 pr-4 align-top">
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
