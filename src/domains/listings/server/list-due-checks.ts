import { and, asc, count, eq, gt, isNull, or, sql } from "drizzle-orm";
import type { DueCheck } from "#domains/listings/product-shapes.ts";
import { vendors } from "#domains/vendors/server/tables.ts";
import { placeholderImage } from "#kernel/placeholder-image.ts";
import type { SignedInCtx } from "#platform/rpc/context.ts";
import { productRevisions, products } from "./tables.ts";

const pageSize = 25;
type Page = { items: DueCheck[]; next: string | null; total: number };

/**
 * Edits that trusted vendors published and that are looked at afterwards, the oldest first, 25 per page, with how many there are. For
 * administrators.
 */
export async function listDueChecks(
  { db }: SignedInCtx,
  { after }: { after?: string | undefined },
): Promise<Page> {
  const { submittedAt, id } = productRevisions;
  const isDue = and(eq(productRevisions.checkState, "due"), isNull(products.deletedAt));
  const ofProducts = eq(products.id, productRevisions.productId);
  const [place, placeId] = after?.split("_") ?? [];
  const [[counted], rows] = await Promise.all([
    db.select({ total: count() }).from(productRevisions).innerJoin(products, ofProducts).where(isDue),
    db
      .select({
        revision: productRevisions,
        companyName: vendors.companyName,
        key: sql<string>`to_char(${submittedAt} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`,
      })
      .from(productRevisions)
      .innerJoin(products, ofProducts)
      .innerJoin(vendors, eq(vendors.id, products.vendorId))
      .where(
        and(
          isDue,
          place
            ? or(
                gt(submittedAt, sql`${place}::timestamptz`),
                and(eq(submittedAt, sql`${place}::timestamptz`), gt(id, placeId!)),
              )
            : undefined,
        ),
      )
      .orderBy(asc(submittedAt), asc(id))
      .limit(pageSize + 1),
  ]);
  const shown = rows.slice(0, pageSize);
  const last = shown.at(-1);
  return {
    items: shown.map(({ revision, companyName }) => ({
      ...{ revisionId: revision.id, productId: revision.productId, name: revision.content.name, companyName },
      imageUrl: revision.content.imageUrls[0] ?? placeholderImage,
      publishedAt: revision.submittedAt.toISOString(),
    })),
    next: rows.length > pageSize && last ? `${last.key}_${last.revision.id}` : null,
    total: counted!.total,
  };
}
