import { Link } from "react-router";
import type { DataTableProps } from "./columns.ts";

type DataCardsProps<Row> = Pick<DataTableProps<Row>, "label" | "columns" | "rowId" | "hrefOf"> & {
  rows: readonly Row[];
};

/** The same rows below 48rem: each a card, with its columns one below the other. */
export function DataCards<Row>({ label, columns, rows, rowId, hrefOf }: DataCardsProps<Row>) {
  const primary = columns.find(({ isPrimary }) => isPrimary);
  const others = columns.filter(({ isPrimary }) => !isPrimary);
  return (
    <ul aria-label={label} className="grid grid-cols-1 gap-2 md:hidden">
      {rows.map((row) => (
        <li key={rowId(row)} className="relative rounded-leaf border border-line bg-surface px-4 py-3">
          <Link
            to={hrefOf(row)}
            className="inline-flex min-h-6 items-center font-semibold after:absolute after:inset-0 hover:underline"
          >
            {primary?.cell(row)}
          </Link>
          <dl className="mt-1 grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-0.5 text-sm">
            {others
              .map(({ id, header, cell }) => ({ id, header, value: cell(row) }))
              .filter(({ value }) => value)
              .map(({ id, header, value }) => (
                <div key={id} className="contents">
                  <dt className="text-ink-soft">{header}</dt>
                  <dd className="break-words text-right">{value}</dd>
                </div>
              ))}
          </dl>
        </li>
      ))}
    </ul>
  );
}
