import { inArray, sql } from "drizzle-orm";
import type { Db } from "#platform/db/database.ts";
import { productSearch, searchWords } from "../tables.ts";

/**
 * Adds the lexemes of the named products to the known words, without counts, and says which of them are names; in a fixed
 * order, so that two jobs don't deadlock.
 */
export async function addWords(db: Db, ids: string[]): Promise<void> {
  await db.execute(sql`
    insert into ${searchWords} (word, is_name)
    select lexeme, is_name from (
      select lexeme, bool_or(is_name) as is_name from ${productSearch}, lateral (
        select unnest(tsvector_to_array(${productSearch.document})) as lexeme, false as is_name
        union all select unnest(tsvector_to_array(${productSearch.title})), is_listed
      ) of_product where ${inArray(productSearch.productId, ids)} group by lexeme
    ) of_products
    where lexeme !~ '[0-9]' and not exists (select from ${searchWords} s where s.word = lexeme and s.is_name >= of_products.is_name)
    order by lexeme on conflict (word) do update set is_name = true where excluded.is_name and not search_words.is_name`);
}
