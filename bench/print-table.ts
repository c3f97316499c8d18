import os from "node:os";
import { floorName } from "./cases.ts";
import type { Figures } from "./measure.ts";

/** One table for people; each rate also as a share of the one-row SELECT, which says more than the machine's own speed. */
export function printTable(
  rows: Figures[],
  facts: { products: number; seconds: number; connections: number },
): void {
  const floor = rows.find((row) => row.name === floorName)!.perSecond;
  const cells = rows.map((row) => [
    row.name,
    row.perSecond.toFixed(row.perSecond < 100 ? 1 : 0),
    `${((row.perSecond / floor) * 100).toFixed(row.perSecond / floor < 0.1 ? 1 : 0)} %`,
    row.p50.toFixed(0),
    row.p99.toFixed(0),
    row.memory.toFixed(0),
  ]);
  const head = ["", "per second", "of one SELECT", "p50 ms", "p99 ms", "memory MB"];
  const widths = head.map((title, column) =>
    Math.max(title.length, ...cells.map((row) => row[column]!.length)),
  );
  const line = (row: string[]) =>
    row
      .map((cell, column) => (column === 0 ? cell.padEnd(widths[0]!) : cell.padStart(widths[column]!)))
      .join("  ");
  const { length: cores } = os.cpus();
  const [load] = os.loadavg();
  console.log(
    `\n${facts.products} products, ${facts.connections} connections, ${facts.seconds} s a case; ${cores} cores shared by load, app and database; Node ${process.versions.node}; load average at the end ${load!.toFixed(1)}\n`,
  );
  console.log([line(head), ...cells.map(line)].join("\n"));
}
