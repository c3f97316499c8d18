import type { ReactNode } from "react";

/** A row that an action could not be done to, and why, in the person's language. */
export type RowFailure = { id: string; reason: string };

/** What is done to the rows, some at a time. What is thrown is the failure of all of these. */
export type BulkWork<Row> = {
  /** How many rows at a time; one, if it is not said. */
  size?: number;
  /** `failed` says of a row that it could not be done to it, by the error or in words. */
  run: (rows: readonly Row[], failed: (row: Row, error: unknown) => void) => Promise<unknown>;
  /** The reverse, of the rows that it was done to. */
  undo?: (rows: readonly Row[], failed: (row: Row, error: unknown) => void) => Promise<unknown>;
};

export type AskProps<Row> = {
  rows: readonly Row[];
  trigger: ReactNode;
  start: (work: BulkWork<Row>) => void;
};

/** An action for selected rows: done at once (`work`), or after a dialog that asks for its grounds (`ask`). */
export type BulkAction<Row> = {
  id: string;
  label: string;
  tone?: "danger";
  /** To which rows it can be done; the others are left out, and counted. */
  isFor?: (row: Row) => boolean;
  /** Fetches again what was changed. */
  onEnd?: () => Promise<unknown>;
} & ({ work: BulkWork<Row> } | { ask: (props: AskProps<Row>) => ReactNode });
