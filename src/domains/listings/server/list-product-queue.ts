import { type SQL, sql } from "drizzle-orm";
import type { QueueEntry } from "#domains/listings/product-shapes.ts";
import { vendors } from "#domains/vendors/server/tables.ts";
import { placeholderImage } from "#kernel/placeholder-image.ts";
import type { SignedInCtx } from "#platform/rpc/context.ts";
import { productRevisions, products } from "./tables.ts";

type Kind = QueueEntry["kind"];
type Row = {
  kind: Kind;
  product_id: string;
  name: string;
  image_url: string;
  company_name: string;
  submitted_at: string;
  key: string;
};
type Input = {
  kind?: Kind | undefined;
  vendorId?: string | undefined;
  after?: string | undefined;
  size: number;
};

/**
 * Pending new products and edits of approved ones, the oldest first, `size` at a time, with the count of each kind; `next` leads
 * on, null at the end. For admins.
 */
export async function listProductQueue(ctx: SignedInCtx, { kind, vendorId, after, size }: Input) {
  const isOf = vendorId ? sql`${products.vendorId} = ${vendorId}` : sql`true`;
  const kinds = kind ? [kind] : (["product", "revision"] as const);
  // Each kind by its own index, and no more of it than a page takes.
  const parts = kinds.map(
    (name) =>
      sql`(select * from (${waiting[name](isOf)}) waiting where ${isAfter(after)} order by submitted_at, product_id limit ${size + 1})`,
  );
  const [counted, { rows }] = await Promise.all([
    ctx.db.execute<Record<Kind, number>>(sql`select
      (select count(*)::int from (${waiting.product(isOf)}) waiting) as product,
      (select count(*)::int from (${waiting.revision(isOf)}) waiting) as revision`),
    ctx.db.execute<Row>(sql`
      select waiting.*, ${vendors.companyName},
        to_char(waiting.submitted_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as key
      from (${sql.join(parts, sql` union all `)}) waiting join ${vendors} on ${vendors.id} = waiting.vendor_id
      order by waiting.submitted_at, waiting.product_id limit ${size + 1}`),
  ]);
  const shown = rows.slice(0, size);
  const last = shown.at(-1);
  return {
    items: shown.map(toEntry),
    next: rows.length > size && last ? `${last.key}_${last.product_id}` : null,
    counts: counted.rows[0]!,
  };
}

function isAfter(after: string | undefined): SQL {
  if (!after) return sql`true`;
  const [submittedAt, id] = after.split("_");
  return sql`(submitted_at, product_id) > (${submittedAt}::timestamptz, ${id}::uuid)`;
}

const waiting: Record<Kind, (isOf: SQL) => SQL> = {
  product: (isOf) => sql`
    select 'product' as kind, ${products.id} as product_id, ${products.vendorId} as vendor_id, ${products.name} as name,
      coalesce(${products.imageUrls}[1], ${placeholderImage}) as image_url, ${products.submittedAt} as submitted_at
    from ${products}
    where not ${products.isApproved} and ${products.rejectedAt} is null and ${products.deletedAt} is null and ${isOf}`,
  revision: (isOf) => sql`
    select 'revision' as kind, ${products.id} as product_id, ${products.vendorId} as vendor_id, ${productRevisions.content}->>'name' as name,
      coalesce(${productRevisions.content}->'imageUrls'->>0, ${placeholderImage}) as image_url,
      ${productRevisions.submittedAt} as submitted_at
    from ${productRevisions} join ${products} on ${products.id} = ${productRevisions.productId}
    where ${productRevisions.state} = 'waiting' and ${products.isApproved} and ${products.deletedAt} is null and ${isOf}`,
};

const toEntry = (row: Row): QueueEntry => ({
  kind: row.kind,
  productId: row.product_id,
  name: row.name,
  imageUrl: row.image_url,
  companyName: row.company_name,
  submittedAt: new Date(row.submitted_at).toISOString(),
});
