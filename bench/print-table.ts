import os from "node:os";
import { floorName, helloName, type Target } from "./cases.ts";
import type { Figures } from "./measure.ts";

const head = [
  "",
  "per second",
  "of hello",
  "of SELECT",
  "target",
  "p50 ms",
  "p97.5 ms",
  "p99 ms",
  "slowest ms",
  "memory MB",
];
const most = { memory: 400 };

/**
 * One table; each rate also as a share of the two reference rows of the same run, which says more than the machine's
 * own speed. Missed targets are marked.
 */
export function printTable(
  rows: Figures[],
  facts: { products: number; seconds: number; connections: number },
): void {
  const rateOf = (name: string) => rows.find((row) => row.name === name)?.perSecond ?? Number.NaN;
  const shares = { [helloName]: rateOf(helloName), [floorName]: rateOf(floorName) };
  const cells = rows.map((row) => [
    row.name,
    row.perSecond.toFixed(row.perSecond < 100 ? 1 : 0),
    percent(row.perSecond / shares[helloName]!),
    percent(row.perSecond / shares[floorName]!),
    judge(row, row.target, shares),
    row.p50.toFixed(0),
    row.p97?.toFixed(0) ?? "",
    row.p99.toFixed(0),
    row.slowest?.toFixed(0) ?? "",
    row.memory.toFixed(0),
  ]);
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
  const judged = rows.filter(({ target }) => target);
  if (judged.length === 0) return;
  const peak = Math.max(...judged.map(({ memory }) => memory));
  console.log(
    `\nMost memory while answering: ${peak.toFixed(0)} MB, target below ${most.memory}: ${peak < most.memory ? "pass" : "MISS"}`,
  );
}

const percent = (share: number) => `${(share * 100).toFixed(share < 0.1 ? 1 : 0)} %`;

/** The target, and whether it was reached. */
function judge(row: Figures, target: Target | undefined, rates: Record<string, number>): string {
  if (!target) return "";
  const parts: [wanted: string, isReached: boolean][] = [];
  if (target.share) {
    const { of, least } = target.share;
    const name = of === helloName ? "hello" : "SELECT";
    parts.push([`${percent(least)} of ${name}`, row.perSecond >= least * rates[of]!]);
  }
  if (target.perSecond) parts.push([`${target.perSecond}/s`, row.perSecond >= target.perSecond]);
  if (target.p97) parts.push([`p97.5 < ${target.p97}`, (row.p97 ?? Number.NaN) < target.p97]);
  if (target.slowest) parts.push([`all < ${target.slowest}`, (row.slowest ?? Number.NaN) < target.slowest]);
  if (target.p99) parts.push([`p99 < ${target.p99}`, row.p99 < target.p99]);
  return parts.map(([wanted, isReached]) => `${wanted} ${isReached ? "pass" : "MISS"}`).join(", ");
}
