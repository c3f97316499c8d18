export type ChartSeries<Key extends string = string> = {
  key: Key;
  label: string;
  /** Lines and bars differ by form and dashes, never by color alone. */
  look: "bar" | "line" | "dashed" | "dotted";
  tone: "cherry" | "leaf" | "ink";
};

export type ChartPoint<Key extends string = string> = {
  /** Short, on the axis. */
  label: string;
  /** Full, in the table and beside the pointer. */
  name: string;
  values: Record<Key, number>;
};

const dashes = { bar: "", line: "", dashed: "6 4", dotted: "1.5 4" } as const;

/** A line's dash pattern, in legend and drawing. */
export const dashOf = (look: ChartSeries["look"]): string => dashes[look];

/** The color of a series, in both themes. */
export const toneOf = { cherry: "text-cherry-ink", leaf: "text-leaf-ink", ink: "text-ink-soft" } as const;
