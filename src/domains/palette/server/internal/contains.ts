import { type SQL, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";

/** Whether a text contains the search literally, whatever case and accents; by the column's trigram index. */
export function contains(column: PgColumn, search: string): SQL {
  const part = `%${search.replace(/[\\%_]/g, "\\$&")}%`;
  return sql`fold_text(${column}) like fold_text(${part})`;
}

/** The order's number in a search like `#10023`; null if it is none. */
export function numberIn(search: string): number | null {
  const digits = /^#?(\d{1,15})$/.exec(search)?.[1];
  return digits ? Number(digits) : null;
}
