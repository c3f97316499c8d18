/** The lists that somebody can save as a file, as the log names them. */
export const exportedLists = [
  "orders",
  "products",
  "shop-products",
  "people",
  "vendors",
  "subscribers",
  "audit-log",
  "reports",
  "transparency",
] as const;
export type ExportedList = (typeof exportedLists)[number];
