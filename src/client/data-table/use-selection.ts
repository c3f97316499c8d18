import type { RowSelectionState } from "@tanstack/react-table";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "#i18n/use-translation.ts";
import { notify } from "#ui/notify.ts";
import { useNotifyError } from "../notify-error.ts";
import type { DataTableProps } from "./columns.ts";

const mostSelected = 5_000;

type Wanted<Row> = Pick<DataTableProps<Row>, "rows" | "rowId" | "readMatching">;

/** The selected rows of a list; they stay so while other pages are shown. */
export function useSelection<Row>({ rows, rowId, readMatching }: Wanted<Row>) {
  const { t } = useTranslation("table");
  const notifyError = useNotifyError();
  const [selection, setSelection] = useState<RowSelectionState>({});
  const [reading, setReading] = useState<number | null>(null);
  const isStopped = useRef(false);
  /** Every row that was shown, as it was last. */
  const known = useRef(new Map<string, Row>());
  for (const row of rows ?? []) known.current.set(rowId(row), row);
  useEffect(
    () => () => {
      isStopped.current = true;
    },
    [],
  );
  const change = (make: (before: RowSelectionState) => RowSelectionState) => {
    const next = make(selection);
    if (Object.keys(next).length > mostSelected) notify.warning(t("most", { count: mostSelected }));
    else setSelection(next);
  };
  const selectMatching = async (read: NonNullable<typeof readMatching>) => {
    isStopped.current = false;
    const found: RowSelectionState = {};
    let after: string | null = null;
    try {
      do {
        setReading(Object.keys(found).length);
        const page: { items: readonly Row[]; next: string | null } = await read(after);
        for (const row of page.items.slice(0, mostSelected - Object.keys(found).length)) {
          known.current.set(rowId(row), row);
          found[rowId(row)] = true;
        }
        after = page.next;
      } while (after && !isStopped.current && Object.keys(found).length < mostSelected);
      setSelection(found);
      if (after && !isStopped.current) notify.info(t("most", { count: mostSelected }));
    } catch (error) {
      notifyError(error);
    }
    setReading(null);
  };
  return {
    selection,
    selected: Object.keys(selection).flatMap((id) => known.current.get(id) ?? []),
    knownRow: (id: string) => known.current.get(id),
    change,
    clear: () => setSelection({}),
    reading,
    stopReading: () => {
      isStopped.current = true;
    },
    selectMatching: readMatching ? () => void selectMatching(readMatching) : undefined,
  };
}
