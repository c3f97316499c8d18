import { inArray, sql } from "drizzle-orm";
import type { Db } from "#platform/db/database.ts";
import { productSearch, searchWords } from "../tables.ts";

/**
 * Adds the lexemes of the named products to the known words, without counts; in a fixed order, so that two jobs don't
 * deadlock.
 */
export async function addWords(db: Db, ids: string[]): Promise<void> {
  await db.execute(sql`
    insert into ${searchWords} (word)
    select lexeme from (
      select distinct unnest(tsvector_to_array(${productSearch.document})) as lexeme
      from ${productSearch} where ${inArray(productSearch.productId, ids)}
    ) of_products
    where lexeme !~ '[0-9]' and not exists (select from ${searchWords} where ${searchWords.word} = lexeme)
    order by lexeme on conflict do nothing`);
}
