import { lt } from "drizzle-orm";
import { type Infra, inTransaction } from "#platform/rpc/context.ts";
import { indexProducts } from "./index-products.ts";
import { documentRules } from "./internal/make-document.ts";
import { productSearch } from "./tables.ts";

const chunk = 200;

/**
 * Job `reindex-products`: rewrites rows that were written by earlier rules, in small transactions, until none is
 * left. It starts with the process, so that a release finds by its own rules soon; two of them do each other no harm.
 */
export async function reindexProducts(infra: Pick<Infra, "db" | "clock">): Promise<void> {
  for (;;) {
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
