import type { ReactNode } from "react";

export type DataColumn<Row> = {
  id: string;
  header: string;
  cell: (row: Row) => ReactNode;
  /** Names the row and opens it; it can't be hidden. Exactly one. */
  isPrimary?: boolean;
  isHiddenAtFirst?: boolean;
  align?: "end";
  /** The address of the list in this column's order, and whether it is in that order now. */
  sort?: { href: string; direction?: "ascending" | "descending" | undefined };
};

export type DataTableProps<Row> = {
  /** Its key among the lists of this device. */
  list: string;
  label: string;
  columns: readonly DataColumn<Row>[];
  /** Undefined until they are there. */
  rows: readonly Row[] | undefined;
  rowId: (row: Row) => string;
  /** For screen readers: what a row's checkbox selects. */
  rowName: (row: Row) => string;
  hrefOf: (row: Row) => string;
  error?: { isRetrying: boolean; onRetry: () => void } | false;
  empty: ReactNode;
  firstHref?: string | null;
  nextHref?: string | null;
  /** The button that saves the list as a file. */
  exportButton?: ReactNode;
  /** Actions for the selected rows; without it, none can be selected. */
  bulk?: (ids: string[], clear: () => void) => ReactNode;
};
