import { columnVisibilityFeature, rowSelectionFeature, tableFeatures, useTable } from "@tanstack/react-table";
import { Link } from "react-router";
import { useTranslation } from "#i18n/use-translation.ts";
import { Button } from "#ui/button.tsx";
import { cn } from "#ui/class-names.ts";
import { ErrorState } from "#ui/error-state.tsx";
import { Icon } from "#ui/icon.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import { BulkBar } from "./bulk-bar.tsx";
import type { DataColumn, DataTableProps } from "./columns.ts";
import { DataCards } from "./data-cards.tsx";
import { LayoutDialog } from "./layout-dialog.tsx";
import { onRowKey } from "./row-keys.ts";
import { SelectBox } from "./select-box.tsx";
import { useTableLayout } from "./table-layout.ts";
import { useSelection } from "./use-selection.ts";

const features = tableFeatures({ columnVisibilityFeature, rowSelectionFeature });
const none: never[] = [];

/** A list of the workspace: a table, and cards on a phone. */
export function DataTable<Row extends object>(props: DataTableProps<Row>) {
  const { list, label, columns, rows, rowId, error, empty, bulk } = props;
  const { t } = useTranslation("table");
  const hiddenAtFirst = columns.filter((column) => column.isHiddenAtFirst).map(({ id }) => id);
  const { layout, setLayout } = useTableLayout(list, hiddenAtFirst);
  const selecting = useSelection(props);
  const { selection, selected, change, clear } = selecting;
  const table = useTable({
    features,
    data: (rows ?? none) as Row[],
    columns: columns.map(({ id, header, cell }) => ({
      id,
      header,
      cell: ({ row }: { row: { original: Row } }) => cell(row.original),
    })),
    getRowId: rowId,
    enableRowSelection: bulk !== undefined,
    state: {
      rowSelection: selection,
      columnVisibility: Object.fromEntries(layout.hidden.map((id) => [id, false])),
    },
    onRowSelectionChange: (next) => change((before) => (typeof next === "function" ? next(before) : next)),
  });
  if (error && !rows) return <ErrorState onRetry={error.onRetry} retrying={error.isRetrying} />;
  if (!rows) return <TableSkeleton />;
  const shown = columns.filter(({ id }) => !layout.hidden.includes(id));
  const bulkBar = bulk && (
    <BulkBar
      {...{ rows: selected, actions: bulk, rowId, clear }}
      nameOf={(id) => {
        const row = selecting.knownRow(id);
        return row ? props.rowName(row) : id;
      }}
    />
  );
  // What came of an action stays, even if it left nothing to list.
  if (rows.length === 0)
    return (
      <div className="grid grid-cols-1 gap-3">
        {bulkBar}
        {empty}
      </div>
    );
  const isMore = Boolean(props.firstHref || props.nextHref);
  return (
    <div className="grid grid-cols-1 gap-3">
      <div className="flex min-h-9 flex-wrap items-center justify-end gap-2">
        {bulkBar}
        {bulk && isMore && selecting.selectMatching && table.getIsAllRowsSelected() && (
          <SelectMatching {...selecting} />
        )}
        {props.exportButton}
        <LayoutDialog columns={columns} layout={layout} onLayout={setLayout} />
      </div>
      <DataCards
        {...props}
        rows={rows}
        columns={shown}
        selecting={
          bulk && {
            isSelected: (id) => selection[id] === true,
            toggle: (id) => table.getRow(id).toggleSelected(),
          }
        }
      />
      {/* biome-ignore lint/a11y/noStaticElementInteractions: shortcuts for the links and boxes within, which work without them */}
      <div
        className="overflow-x-auto rounded-leaf border border-line bg-surface max-md:hidden"
        onKeyDown={(event) => onRowKey(event, (id) => bulk && table.getRow(id).toggleSelected())}
      >
        <table className="w-full border-collapse text-sm">
          <caption className="sr-only">{label}</caption>
          <thead className="bg-sunken text-left">
            <tr>
              {bulk && (
                <th scope="col" className="w-10 pl-4">
                  <SelectBox
                    label={t("selectAll")}
                    checked={table.getIsAllRowsSelected()}
                    onChange={(isChecked) => table.toggleAllRowsSelected(isChecked)}
                  />
                </th>
              )}
              {shown.map((column) => (
                <HeadCell key={column.id} column={column} />
              ))}
            </tr>
          </thead>
          <tbody>
            {table.getRowModel().rows.map((row) => (
              <tr
                key={row.id}
                data-row={row.id}
                className="border-line border-t focus-within:bg-leaf-wash hover:bg-sunken/60 aria-selected:bg-cherry-wash"
                aria-selected={bulk ? row.getIsSelected() : undefined}
              >
                {bulk && (
                  <td className="pl-4">
                    <SelectBox
                      label={t("select", { name: props.rowName(row.original) })}
                      checked={row.getIsSelected()}
                      onChange={(isChecked) => row.toggleSelected(isChecked)}
                    />
                  </td>
                )}
                {shown.map((column) => (
                  <BodyCell
                    key={column.id}
                    column={column}
                    row={row.original}
                    density={layout.density}
                    hrefOf={props.hrefOf}
                  />
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <Pages firstHref={props.firstHref} nextHref={props.nextHref} />
    </div>
  );
}

function HeadCell<Row>({ column: { header, align, sort } }: { column: DataColumn<Row> }) {
  return (
    <th
      scope="col"
      aria-sort={sort?.direction}
      className={cn("whitespace-nowrap px-3 py-2 font-semibold", align === "end" && "text-right")}
    >
      {sort ? (
        <Link
          to={sort.href}
          preventScrollReset
          className="inline-flex min-h-6 items-center gap-1 no-underline hover:underline"
        >
          {header}
          {sort.direction && (
            <Icon
              name="chevron-down"
              className={cn("size-4", sort.direction === "ascending" && "rotate-180")}
            />
          )}
        </Link>
      ) : (
        header
      )}
    </th>
  );
}

type BodyCellProps<Row> = {
  column: DataColumn<Row>;
  row: Row;
  density: "compact" | "comfortable";
  hrefOf: (row: Row) => string | null;
};

function BodyCell<Row>({ column, row, density, hrefOf }: BodyCellProps<Row>) {
  const look = cn(
    "px-3",
    density === "compact" ? "max-w-56 truncate py-1" : "py-3",
    column.align === "end" && "figures text-right",
  );
  if (!column.isPrimary) return <td className={look}>{column.cell(row)}</td>;
  const href = hrefOf(row);
  return (
    <th scope="row" className={cn(look, "whitespace-nowrap text-left font-semibold")}>
      {href === null ? (
        column.cell(row)
      ) : (
        <Link
          to={href}
          data-row-link
          className="inline-flex min-h-6 items-center no-underline hover:underline"
        >
          {column.cell(row)}
        </Link>
      )}
    </th>
  );
}

type SelectMatchingProps = Pick<
  ReturnType<typeof useSelection>,
  "reading" | "stopReading" | "selectMatching"
>;

/** Selects the rows of the other pages too. */
function SelectMatching({ reading, stopReading, selectMatching }: SelectMatchingProps) {
  const { t } = useTranslation("table");
  return (
    <Button variant="ghost" size="sm" onClick={reading === null ? selectMatching : stopReading}>
      {reading === null ? t("selectMatching") : t("selecting", { count: reading })}
    </Button>
  );
}

function Pages({
  firstHref,
  nextHref,
}: {
  firstHref: string | null | undefined;
  nextHref: string | null | undefined;
}) {
  const { t } = useTranslation("table");
  if (!firstHref && !nextHref) return null;
  return (
    <nav aria-label={t("pages")} className="flex justify-between gap-3">
      {firstHref ? (
        <Button asChild variant="secondary" size="sm">
          <Link to={firstHref}>
            <Icon name="chevron-left" />
            {t("first")}
          </Link>
        </Button>
      ) : (
        <span />
      )}
      {nextHref && (
        <Button asChild variant="secondary" size="sm">
          <Link to={nextHref}>
            {t("next")}
            <Icon name="chevron-right" />
          </Link>
        </Button>
      )}
    </nav>
  );
}

function TableSkeleton() {
  return (
    <div className="grid gap-2">
      {Array.from({ length: 10 }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they never change
        <Skeleton key={index} className="h-9" />
      ))}
    </div>
  );
}
