import type { ChartSeries } from "./chart.tsx";

const dashes = { bar: "", line: "", dashed: "6 4", dotted: "1.5 4" } as const;

/** How a line is dashed, in the legend as in the drawing. */
export const dashOf = (look: ChartSeries["look"]): string => dashes[look];

/** The ink of a series, in both themes. */
export const toneOf = { cherry: "text-cherry-ink", leaf: "text-leaf-ink", ink: "text-ink-soft" } as const;
