import { and, desc, eq, sql } from "drizzle-orm";
import type { Infra } from "#platform/rpc/context.ts";
import { products } from "./tables.ts";

/** The first pictures of the three newest approved products: they are public. For the examples of mails. */
export async function listNewestPictures({ db }: Pick<Infra, "db">): Promise<string[]> {
  const rows = await db
    .select({ picture: sql<string>`${products.imageUrls}[1]` })
    .from(products)
    .where(and(eq(products.isApproved, true), sql`cardinality(${products.imageUrls}) > 0`))
    .orderBy(desc(products.createdAt))
    .limit(3);
  return rows.map(({ picture }) => picture);
}
