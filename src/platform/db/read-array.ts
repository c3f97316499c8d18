import { type SQL, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";

/** An array as JSON: the driver reads PostgreSQL's own notation letter by letter, a sixth of what a page of conversations allocated. */
export const readArray = <Item>(column: PgColumn): SQL<Item[]> => sql<Item[]>`to_jsonb(${column})`;
