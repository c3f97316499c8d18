import { sql } from "drizzle-orm";
import type { QueueEntry } from "#domains/listings/product-shapes.ts";
import { vendors } from "#domains/vendors/server/tables.ts";
import { placeholderImage } from "#kernel/placeholder-image.ts";
import type { SignedInCtx } from "#platform/rpc/context.ts";
import { productRevisions, products } from "./tables.ts";

const pageSize = 20;

type Kind = QueueEntry["kind"];
type Row = {
  kind: Kind;
  product_id: string;
  name: string;
  image_url: string;
  company_name: string;
  submitted_at: string;
};

/**
 * Pending new products and edits of approved ones, oldest first, 20 per page, with the count of each kind. For
 * admins.
 */
export async function listProductQueue(ctx: SignedInCtx, { kind, page }: { kind?: Kind; page: number }) {
  const counted = await ctx.db.execute<{ kind: Kind; count: number }>(
    sql`select kind, count(*)::int as count from (${waiting}) waiting group by kind`,
  );
  const countOf = (name: Kind) => counted.rows.find((row) => row.kind === name)?.count ?? 0;
  const counts = { product: countOf("product"), revision: countOf("revision") };
  const { rows } = await ctx.db.execute<Row>(sql`
    select waiting.*, ${vendors.companyName} from (${waiting}) waiting join ${vendors} on ${vendors.id} = waiting.vendor_id
    where ${kind ?? null}::text is null or kind = ${kind ?? null}
    order by waiting.submitted_at, waiting.product_id limit ${pageSize} offset ${(page - 1) * pageSize}`);
  return {
    items: rows.map(toEntry),
    total: kind ? counts[kind] : counts.product + counts.revision,
    page,
    pageSize,
    counts,
  };
}

const waiting = sql`
  select 'product' as kind, ${products.id} as product_id, ${products.vendorId} as vendor_id, ${products.name} as name,
    coalesce(${products.imageUrls}[1], ${placeholderImage}) as image_url, ${products.submittedAt} as submitted_at
  from ${products}
  where not ${products.isApproved} and ${products.rejectedAt} is null and ${products.deletedAt} is null
  union all
  select 'revision', ${products.id}, ${products.vendorId}, ${productRevisions.content}->>'name',
    coalesce(${productRevisions.content}->'imageUrls'->>0, ${placeholderImage}), ${productRevisions.submittedAt}
  from ${productRevisions} join ${products} on ${products.id} = ${productRevisions.productId}
  where ${productRevisions.state} = 'waiting' and ${products.isApproved} and ${products.deletedAt} is null`;

const toEntry = (row: Row): QueueEntry => ({
  kind: row.kind,
  productId: row.product_id,
  name: row.name,
  imageUrl: row.image_url,
  companyName: row.company_name,
  submittedAt: new Date(row.submitted_at).toISOString(),
});
