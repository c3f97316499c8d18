import { and, asc, eq, sql } from "drizzle-orm";
import { bulkUploadJobs } from "#domains/bulk-upload/jobs.ts";
import { attachPictures } from "#domains/listings/server/attach-pictures.ts";
import { claimPlaces } from "#domains/listings/server/claim-places.ts";
import { unscopedStoreImage } from "#domains/vendors/server/store-image.ts";
import { AppError } from "#kernel/errors.ts";
import type { JobData } from "#kernel/jobs.ts";
import { getOutside } from "#platform/outbound/get-outside.ts";
import { type Infra, inTransaction } from "#platform/rpc/context.ts";
import { maxImageBytes } from "#platform/storage/clean-image.ts";
import { isOwnUpload, type Upload } from "./internal/own-upload.ts";
import { bulkPictures, bulkUploads } from "./tables.ts";

/** After this many products the job yields to others and is enqueued again. */
const productsAtOnce = 10;

type Picture = Pick<typeof bulkPictures.$inferSelect, "rowNumber" | "position" | "productId" | "url">;
/** The stored picture, or why there is none. */
type Fetched = Picture & ({ imageUrl: string } | { failure: string });

/**
 * Job `fetch-bulk-pictures`: fetches the pictures of an applied upload's new products, a product at a time, and cleans them like any
 * upload. A picture that can't be had leaves the others; the result file says why. An upload that is undone meanwhile gets no more.
 */
export async function fetchBulkPictures(
  infra: Infra,
  { uploadId }: JobData<typeof bulkUploadJobs.fetchBulkPictures>,
): Promise<void> {
  const [upload] = await infra.db.select().from(bulkUploads).where(eq(bulkUploads.id, uploadId));
  if (!upload) return;
  for (let done = 0; done < productsAtOnce; done++) {
    const wanted = await nextPictures(infra, uploadId);
    if (wanted.length === 0) return;
    const fetched = await Promise.all(wanted.map((picture) => fetchPicture(infra, upload.vendorId, picture)));
    await inTransaction(infra, (tx) => addPictures(tx, upload, fetched));
  }
  await infra.jobs.enqueue(infra.db, bulkUploadJobs.fetchBulkPictures, { uploadId });
}

/** The pictures of the first product that waits for some. */
function nextPictures({ db }: Infra, uploadId: string): Promise<Picture[]> {
  const first = sql`(select min(row_number) from ${bulkPictures} where upload_id = ${uploadId} and state = 'waiting')`;
  return db
    .select({
      rowNumber: bulkPictures.rowNumber,
      position: bulkPictures.position,
      productId: bulkPictures.productId,
      url: bulkPictures.url,
    })
    .from(bulkPictures)
    .innerJoin(bulkUploads, eq(bulkUploads.id, bulkPictures.uploadId))
    .where(
      and(
        eq(bulkPictures.uploadId, uploadId),
        eq(bulkPictures.rowNumber, first),
        eq(bulkPictures.state, "waiting"),
        eq(bulkUploads.state, "applied"),
      ),
    )
    .orderBy(asc(bulkPictures.position));
}

async function fetchPicture(infra: Infra, vendorId: string, picture: Picture): Promise<Fetched> {
  const got = await getOutside(picture.url, { mostBytes: maxImageBytes, accept: "image/*" }, infra.config);
  if ("error" in got) return { ...picture, failure: got.error };
  try {
    const { url } = await unscopedStoreImage(infra, vendorId, got.bytes);
    return { ...picture, imageUrl: url };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return { ...picture, failure: error.code };
  }
}

/**
 * Gives the product what was fetched and notes what became of each picture, while the upload is still applied. Of two runs of the job
 * at once, as after a run that took too long, the second one finds its pictures done and changes nothing.
 */
async function addPictures(tx: Infra, { id, vendorId }: Upload, fetched: readonly Fetched[]): Promise<void> {
  const [upload] = await tx.db
    .select()
    .from(bulkUploads)
    .where(and(isOwnUpload(vendorId, id), eq(bulkUploads.state, "applied")))
    .for("update");
  const { productId, rowNumber } = fetched[0]!;
  const isOfRow = and(eq(bulkPictures.uploadId, id), eq(bulkPictures.rowNumber, rowNumber));
  const waiting = await tx.db.$count(bulkPictures, and(isOfRow, eq(bulkPictures.state, "waiting")));
  if (!upload || waiting < fetched.length) return;
  // The vendor is locked first, as every change of products does.
  await claimPlaces(tx, vendorId, 0);
  const imageUrls = [...new Set(fetched.flatMap((one) => ("imageUrl" in one ? [one.imageUrl] : [])))];
  const isAdded = imageUrls.length === 0 || (await attachPictures(tx, vendorId, { productId, imageUrls }));
  const failureOf = (one: Fetched) => ("failure" in one ? one.failure : isAdded ? null : "CHANGED");
  const noted = fetched.map((one) => ({ position: one.position, failure: failureOf(one) }));
  await tx.db.execute(sql`
    update ${bulkPictures} p set state = case when v.failure is null then 'stored' else 'failed' end, failure = v.failure
    from jsonb_to_recordset(${JSON.stringify(noted)}::jsonb) as v(position int, failure text)
    where p.upload_id = ${id} and p.row_number = ${rowNumber} and p.position = v.position`);
  await tx.db
    .update(bulkUploads)
    .set({
      pictureDoneCount: upload.pictureDoneCount + noted.length,
      pictureFailedCount: upload.pictureFailedCount + noted.filter(({ failure }) => failure).length,
    })
    .where(eq(bulkUploads.id, id));
}
