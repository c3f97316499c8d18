import { lt } from "drizzle-orm";
import { type Infra, inTransaction } from "#platform/rpc/context.ts";
import { indexProducts } from "./index-products.ts";
import { documentRules } from "./internal/make-document.ts";
import { productSearch } from "./tables.ts";

const chunk = 200;
const mostAtOnce = 100;

/**
 * Job `reindex-products`: rewrites rows that were written by earlier rules, in small transactions, until none is
 * left.
 */
export async function reindexProducts(infra: Pick<Infra, "db" | "clock">): Promise<void> {
  for (let round = 0; round < mostAtOnce; round++) {
    const rows = await infra.db
      .select({ id: productSearch.productId })
      .from(productSearch)
      .where(lt(productSearch.documentRules, documentRules))
      .limit(chunk);
    if (rows.length === 0) return;
    await inTransaction(infra, (tx) =>
      indexProducts(
        tx,
        rows.map((row) => row.id),
      ),
    );
  }
}
