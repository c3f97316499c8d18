import os from "node:os";
import type { PageFigures } from "./measure-page.ts";

type Column = {
  title: string;
  target: string;
  text(row: PageFigures): string;
  isMet?(row: PageFigures): boolean;
};

const columns: Column[] = [
  { title: "page", target: "target", text: ({ name }) => name },
  share("performance", 98),
  share("accessibility", 100),
  share("practices", 100),
  share("seo", 100),
  figure("LCP s", "≤ 1.8", (row) => row.lcp / 1_000, 1.8, 2),
  figure("TBT ms", "≤ 50", (row) => row.tbt, 50, 0),
  figure("CLS", "≤ 0.01", (row) => row.cls, 0.01, 3),
  figure("JS kB", "≤ 120", (row) => row.scripts, 120, 1),
  figure("fonts kB", "≤ 60", (row) => row.fonts, 60, 1),
];

function share(name: "performance" | "accessibility" | "practices" | "seo", least: number): Column {
  return {
    title: name,
    target: least === 100 ? "100" : `≥ ${least}`,
    text: (row) => String(row[name]),
    isMet: (row) => row[name] >= least,
  };
}

function figure(
  title: string,
  target: string,
  of: (row: PageFigures) => number,
  most: number,
  places: number,
): Column {
  return {
    title,
    target,
    text: (row) => of(row).toFixed(places),
    isMet: (row) => Number(of(row).toFixed(places)) <= most,
  };
}

/**
 * One table, with the targets below its header; a missed one is marked by a star, and failed audits are listed below.
 */
export function printPages(rows: PageFigures[], runs: number): void {
  const cells = [
    columns.map(({ title }) => title),
    columns.map(({ target }) => target),
    ...rows.map((row) =>
      columns.map(({ text, isMet }) => `${text(row)}${isMet?.(row) === false ? "*" : " "}`),
    ),
  ];
  const widths = columns.map((_, column) => Math.max(...cells.map((row) => row[column]!.length)));
  const [load] = os.loadavg();
  console.log(
    `\nLighthouse, a simulated telephone, best of ${runs}; ${os.cpus().length} cores shared by browser, app and database; load average at the end ${load!.toFixed(1)}\n`,
  );
  for (const row of cells)
    console.log(
      row
        .map((text, column) => (column === 0 ? text.padEnd(widths[0]!) : text.padStart(widths[column]!)))
        .join("  "),
    );
  const faulty = rows.filter(({ faults }) => faults.length > 0);
  if (faulty.length > 0) console.log("");
  for (const { name, faults } of faulty) console.log(`${name}: ${faults.join(", ")}`);
}
