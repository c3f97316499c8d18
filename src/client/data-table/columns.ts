import type { ReactNode } from "react";
import type { BulkAction } from "./bulk-actions.ts";

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
  /** Where a row leads; null where it opens nothing. */
  hrefOf: (row: Row) => string | null;
  error?: { isRetrying: boolean; onRetry: () => void } | false;
  empty: ReactNode;
  firstHref?: string | null;
  nextHref?: string | null;
  /** The button that saves the list as a file. */
  exportButton?: ReactNode;
  /** What can be done to the selected rows; without it, none can be selected. */
  bulk?: readonly BulkAction<Row>[] | undefined;
  /** Reads the list on, from its beginning, so that more than a page can be selected at once. */
  readMatching?: (after: string | null) => Promise<{ items: readonly Row[]; next: string | null }>;
};
