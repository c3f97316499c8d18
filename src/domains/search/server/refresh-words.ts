import { sql } from "drizzle-orm";
import type { Infra } from "#platform/rpc/context.ts";
import { productSearch, searchWords } from "./tables.ts";

/** Job `refresh-words`: recounts each known word, says anew whether it is a name, and deletes those that no product on sale has. */
export async function refreshWords({ db }: Pick<Infra, "db">): Promise<void> {
  await db.transaction(async (tx) => {
    // To count the words of a million products takes 25 seconds: longer than a request may.
    await tx.execute(sql`set local statement_timeout = '100s'`);
    await tx.execute(sql`lock table ${searchWords} in share row exclusive mode`);
    await tx.execute(sql`create temporary table counted_words on commit drop as
      select word, ndoc as products, word in (select word from ts_stat('select title from product_search where is_listed')) as is_name
      from ts_stat('select document from product_search where is_listed') where word !~ '[0-9]'`);
    await tx.execute(sql`delete from ${searchWords} s where not exists (select from counted_words c where c.word = s.word)
      and not exists (select from ${productSearch} where not is_listed and ${productSearch.document} @@ quote_literal(s.word)::tsquery)`);
    await tx.execute(sql`insert into ${searchWords} (word, product_count, is_name) select word, products, is_name from counted_words
      on conflict (word) do update set product_count = excluded.product_count, is_name = excluded.is_name
      where (search_words.product_count, search_words.is_name) <> (excluded.product_count, excluded.is_name)`);
  });
}
