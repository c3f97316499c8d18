import { useEffect, useRef, useState } from "react";
import { useTranslation } from "#i18n/use-translation.ts";
import { classifyError } from "../classify-error.ts";
import { describeError, logError } from "../notify-error.ts";
import type { BulkAction, BulkWork, RowFailure } from "./bulk-actions.ts";

type Running = { label: string; done: number; total: number; isUndoing: boolean };
export type BulkResult<Row> = {
  label: string;
  done: readonly Row[];
  failures: readonly RowFailure[];
  /** Rows that the action is not for. */
  leftOut: number;
  /** Rows that were not tried, because it was stopped. */
  notTried: number;
  isUndone: boolean;
  undo: (() => void) | null;
};

/** What every further row would fail of too. */
const endsAll = new Set([
  ...["UNAUTHORIZED", "FORBIDDEN", "SECOND_FACTOR_REQUIRED", "INVALID_JWT"],
  ...["TOO_MANY_REQUESTS", "SERVICE_UNAVAILABLE"],
]);
const isFinal = (error: unknown) => {
  const { code, type } = classifyError(error);
  return type === "network" || (code !== null && endsAll.has(code));
};

/** Works off rows some at a time, with progress; it can be stopped in between, and ends with the screen. */
export function useBulkRun<Row>(rowId: (row: Row) => string) {
  const { t } = useTranslation("errors");
  const [running, setRunning] = useState<Running | null>(null);
  const [result, setResult] = useState<BulkResult<Row> | null>(null);
  const isStopped = useRef(false);
  const stop = () => {
    isStopped.current = true;
  };
  // Who leaves the screen stops it: nothing goes on unseen.
  useEffect(
    () => () => {
      isStopped.current = true;
    },
    [],
  );
  const workOff = async (
    rows: readonly Row[],
    size: number,
    act: BulkWork<Row>["run"],
    onDone: (count: number) => void,
  ) => {
    const failures = new Map<string, RowFailure>();
    const fail = (row: Row, error: unknown) => {
      const id = rowId(row);
      failures.set(id, { id, reason: typeof error === "string" ? error : describeError(t, error).text });
    };
    isStopped.current = false;
    let tried = 0;
    while (tried < rows.length && !isStopped.current) {
      const some = rows.slice(tried, tried + size);
      try {
        await act(some, fail);
      } catch (error) {
        logError(error);
        for (const row of some) fail(row, error);
        if (isFinal(error)) stop();
      }
      tried += some.length;
      onDone(tried);
    }
    const done = rows.slice(0, tried).filter((row) => !failures.has(rowId(row)));
    return { done, failures: [...failures.values()], notTried: rows.length - tried };
  };
  const run = async (
    action: BulkAction<Row>,
    all: readonly Row[],
    { size = 1, run: act, undo }: BulkWork<Row>,
    isUndoing = false,
  ) => {
    const rows = action.isFor && !isUndoing ? all.filter(action.isFor) : all;
    const { label } = action;
    const show = (done: number) => setRunning({ label, done, total: rows.length, isUndoing });
    setResult(null);
    show(0);
    const ended = await workOff(rows, size, act, show);
    setRunning(null);
    setResult({
      ...{ label, ...ended, leftOut: all.length - rows.length, isUndone: isUndoing },
      undo:
        undo && ended.done.length > 0 ? () => void run(action, ended.done, { size, run: undo }, true) : null,
    });
    await action.onEnd?.();
  };
  return { running, result, run, stop, close: () => setResult(null) };
}
