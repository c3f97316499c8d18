/** The counters of a product's stock, and the rows that they sum up. */
export type StockFigures = { stock: number; moved: number; held: number; holds: number };

/** Why a product's stock breaks an invariant. */
export const stockCauses = ["movements", "holds", "overheld"] as const;
export type StockCause = (typeof stockCauses)[number];

/** What differs: the stock from its movements, the held part from the active holds, or more is held than there is. */
export const causesOf = ({ stock, moved, held, holds }: StockFigures): StockCause[] => [
  ...(stock === moved ? [] : ["movements" as const]),
  ...(held === holds ? [] : ["holds" as const]),
  ...(held > stock ? ["overheld" as const] : []),
];

/** Whether the counters can follow their rows: what is held must be there. */
export const isRepairable = ({ moved, holds }: Pick<StockFigures, "moved" | "holds">): boolean =>
  holds <= moved;
