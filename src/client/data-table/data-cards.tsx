import { Link } from "react-router";
import { useTranslation } from "#i18n/use-translation.ts";
import type { DataTableProps } from "./columns.ts";
import { onRowKey } from "./row-keys.ts";
import { SelectBox } from "./select-box.tsx";

type DataCardsProps<Row> = Pick<DataTableProps<Row>, "label" | "columns" | "rowId" | "rowName" | "hrefOf"> & {
  rows: readonly Row[];
  /** Without it, no row can be selected. */
  selecting?: { isSelected: (id: string) => boolean; toggle: (id: string) => void } | undefined;
};

/** The same rows below 48rem: each a card, with its columns one below the other. */
export function DataCards<Row>({ label, columns, rows, rowId, selecting, ...props }: DataCardsProps<Row>) {
  const { t } = useTranslation("table");
  const primary = columns.find(({ isPrimary }) => isPrimary);
  const others = columns.filter(({ isPrimary }) => !isPrimary);
  return (
    <ul
      aria-label={label}
      className="grid grid-cols-1 gap-2 md:hidden"
      onKeyDown={(event) => onRowKey(event, (id) => selecting?.toggle(id))}
    >
      {rows.map((row) => {
        const id = rowId(row);
        const href = props.hrefOf(row);
        return (
          <li
            key={id}
            data-row={id}
            className="relative rounded-leaf border border-line bg-surface px-4 py-3 has-[[data-row-box]:checked]:bg-cherry-wash"
          >
            <div className="flex items-start gap-3">
              {selecting && (
                <SelectBox
                  label={t("select", { name: props.rowName(row) })}
                  checked={selecting.isSelected(id)}
                  onChange={() => selecting.toggle(id)}
                />
              )}
              {href === null ? (
                <span className="min-h-6 min-w-0 break-words font-semibold">{primary?.cell(row)}</span>
              ) : (
                <Link
                  to={href}
                  data-row-link
                  className="inline-flex min-h-6 min-w-0 items-center font-semibold after:absolute after:inset-0 hover:underline"
                >
                  {primary?.cell(row)}
                </Link>
              )}
            </div>
            <dl className="mt-1 grid grid-cols-1 gap-y-0.5 text-sm">
              {others
                .map((column) => ({ id: column.id, header: column.header, value: column.cell(row) }))
                .filter(({ value }) => value || value === 0)
                .map(({ id: columnId, header, value }) => (
                  <div key={columnId} className="flex flex-wrap justify-between gap-x-4">
                    <dt className="text-ink-soft">{header}</dt>
                    <dd className="ml-auto min-w-0 break-words text-right">{value}</dd>
                  </div>
                ))}
            </dl>
          </li>
        );
      })}
    </ul>
  );
}
