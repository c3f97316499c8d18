import os from "node:os";
import { rankOf } from "../rush.ts";
import type { MarketSize } from "./write-market.ts";

export type TabFigures = {
  name: string;
  /** Durations in milliseconds, in order. */
  first: number[];
  slowest?: { path: string; times: number[] };
};

const target = 150;

/** A row a tab: its first page, and the slowest of its filters with its address; p95 above the target is marked. */
export function printTabs(rows: TabFigures[], { products, vendors, orders }: MarketSize): void {
  const [load] = os.loadavg();
  console.log(
    `\n${products} products, ${vendors} vendors, ${orders} orders; target: p95 at most ${target} ms; load average ${load!.toFixed(1)}\n`,
  );
  const head = ["", "p50 ms", "p95 ms", "", "slowest p50", "p95 ms", "", "of"];
  const cells = rows.map(({ name, first, slowest }) => [
    name,
    ...cellsOf(first),
    ...(slowest ? [...cellsOf(slowest.times), slowest.path] : ["", "", "", ""]),
  ]);
  const widths = head.map((title, column) =>
    Math.max(title.length, ...cells.map((row) => row[column]!.length)),
  );
  const line = (row: string[]) =>
    row
      .map((cell, column) =>
        column % 7 === 0 ? cell.padEnd(widths[column]!) : cell.padStart(widths[column]!),
      )
      .join("  ")
      .trimEnd();
  console.log([line(head), ...cells.map(line)].join("\n"));
}

function cellsOf(times: number[]): string[] {
  const p95 = rankOf(times, 0.95);
  return [rankOf(times, 0.5).toFixed(0), p95.toFixed(0), p95 <= target ? "pass" : "MISS"];
}
