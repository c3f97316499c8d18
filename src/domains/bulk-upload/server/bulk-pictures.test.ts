import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { products } from "#domains/listings/server/tables.ts";
import { vendorImages } from "#domains/vendors/server/tables.ts";
import type { SignedInCtx } from "#platform/rpc/context.ts";
import { bulkWork, csvFile, vendorOf } from "../../../../tests/support/bulk-files.ts";
import { openTestMarket, type TestMarket } from "../../../../tests/support/open-test-market.ts";
import { openPictureServer } from "../../../../tests/support/picture-server.ts";
import type { BulkMapping } from "../file-sources.ts";
import { applyBulkUpload } from "./apply-bulk-upload.ts";
import { fetchBulkPictures } from "./fetch-bulk-pictures.ts";
import { getBulkMapping } from "./get-bulk-mapping.ts";
import { getBulkResult } from "./get-bulk-result.ts";
import { getBulkUpload } from "./get-bulk-upload.ts";
import { mapBulkUpload } from "./map-bulk-upload.ts";
import { startBulkUpload } from "./start-bulk-upload.ts";
import { bulkUploads } from "./tables.ts";
import { workOnBulkUpload } from "./work-on-bulk-upload.ts";

let market: TestMarket;
let pictures: Awaited<ReturnType<typeof openPictureServer>>;
beforeAll(async () => {
  market = await openTestMarket({ withSandbox: false });
  pictures = await openPictureServer();
});
afterAll(async () => {
  pictures?.close();
  await market?.close();
});

const { newShop, apply, undo, productsOf } = bulkWork(() => market);

const text = "Caramel and red apple all day.";
const heading =
  "Handle,Title,Body (HTML),Option1 Value,Variant SKU,Variant Price,Variant Inventory Qty,Variant Grams,Image Src,Variant Image";
const at = (path: string) => `${pictures.url}${path}`;

/** A Shopify file, matched and checked. */
async function check(ctx: SignedInCtx, ...lines: string[]): Promise<string> {
  const { id: uploadId } = await startBulkUpload(ctx, csvFile([heading, ...lines].join("\n")));
  const { mapping } = await getBulkMapping(ctx, { uploadId });
  await mapBulkUpload(ctx, {
    uploadId,
    mapping: {
      ...(mapping as BulkMapping),
      category: { heading: null, value: "roasted-coffee" },
      roast_level: { heading: null, value: "light" },
      origin_country: { heading: null, value: "CO" },
    },
  });
  await market.runJobs();
  return uploadId;
}

const picturesOf = async (ctx: SignedInCtx) =>
  (await productsOf(ctx)).map(({ product }) => product.imageUrls.length);

test("each variant gets its own picture and its product's, cleaned and in their order, without those that can't be had", async () => {
  const ctx = await newShop();
  const uploadId = await check(
    ctx,
    `huila,Huila,${text},250 g,H-250,18.50,12,250,${at("/1.png")},`,
    `huila,,,,,,,,${at("/page")},`,
    `huila,,,1 kg,H-1000,60.00,4,1000,${at("/moved")},${at("/3.png")}`,
    `tolima,Tolima,${text},,T-250,16.00,5,250,,`,
  );
  const applied = await apply(ctx, uploadId);
  expect(applied).toMatchObject({ pictureCount: 7, pictureDoneCount: 7, pictureFailedCount: 2 });
  expect(await picturesOf(ctx)).toEqual([3, 2, 0]);
  const [large, small] = await productsOf(ctx);
  // The large bag's own picture first; /1.png and what /moved leads to are the same two for both.
  expect(large!.product.imageUrls.slice(1)).toEqual(small!.product.imageUrls);
  const own = await market.infra.db
    .select()
    .from(vendorImages)
    .where(eq(vendorImages.vendorId, vendorOf(ctx)));
  expect(own.map(({ width, height }) => [width, height])).toEqual([
    [40, 30],
    [40, 30],
    [40, 30],
  ]);
  const result = await new Response(await getBulkResult(ctx, { uploadId })).text();
  expect(result).toContain(`failed (IMAGE_FORMAT): ${at("/page")}`);
});

test("what is no picture, too large, gone, cut off, or inside our network is said in the result file", async () => {
  const ctx = await newShop();
  const bad = ["/large", "/missing", "/cut", "/inside", "/round"];
  const uploadId = await check(
    ctx,
    ...bad.map((path, n) => `h${n},Lot ${n},${text},,S-${n},18.50,1,250,${at(path)},`),
    `h8,Lot 8,${text},,S-8,18.50,1,250,http://169.254.169.254/latest/meta-data,`,
    `h9,Lot 9,${text},,S-9,18.50,1,250,https://127.0.0.1/x.png,`,
    `hx,Lot x,${text},,S-x,18.50,1,250,file:///etc/passwd,`,
  );
  const applied = await apply(ctx, uploadId);
  expect(applied).toMatchObject({ createCount: 7, errorCount: 1, pictureFailedCount: 7 });
  const result = await new Response(await getBulkResult(ctx, { uploadId })).text();
  const reasons = [...result.matchAll(/failed \((\w+)\)/g)].map(([, reason]) => reason);
  expect(reasons).toEqual(["large", "status", "connection", "private", "status", "private", "private"]);
  expect(result).toContain("picture_urls: format");
  expect(await picturesOf(ctx)).toEqual([0, 0, 0, 0, 0, 0, 0]);
});

test("an undone upload gets no more pictures; a product that has pictures by then keeps them", async () => {
  const ctx = await newShop();
  const row = (n: number) => `p${n},Lot ${n},${text},,P-${n},18.50,1,250,${at(`/${n}.png`)},`;
  const uploadId = await check(ctx, row(4), row(5));
  await applyBulkUpload(ctx, { uploadId });
  await market.runJobs();
  const [first, second] = await productsOf(ctx);
  expect(await picturesOf(ctx)).toEqual([1, 1]);
  // Once more, as after a crash before it was noted: a product with pictures stays as it is.
  await market.infra.db.execute(
    `update bulk_pictures set state = 'waiting', failure = null where upload_id = '${uploadId}'`,
  );
  await market.infra.db.update(products).set({ imageUrls: [] }).where(eq(products.id, second!.product.id));
  await fetchBulkPictures(market.infra, { uploadId });
  expect((await productsOf(ctx)).map(({ product }) => product.imageUrls)).toEqual([
    first!.product.imageUrls,
    second!.product.imageUrls,
  ]);
  await undo(ctx, uploadId);
  const before = pictures.asked.length;
  await market.infra.db.execute(
    `update bulk_pictures set state = 'waiting', failure = null where upload_id = '${uploadId}'`,
  );
  await fetchBulkPictures(market.infra, { uploadId });
  expect(pictures.asked).toHaveLength(before);
  expect(await getBulkUpload(ctx, { uploadId })).toMatchObject({ state: "undone" });
});

test("two runs of the job at once count each picture once", async () => {
  const ctx = await newShop();
  const uploadId = await check(ctx, `r,Lot,${text},,R-1,18.50,1,250,${at("/7.png")},`);
  await applyBulkUpload(ctx, { uploadId });
  await workOnBulkUpload(market.infra, { uploadId });
  await Promise.all([1, 2].map(() => fetchBulkPictures(market.infra, { uploadId })));
  expect(await getBulkUpload(ctx, { uploadId })).toMatchObject({
    ...{ state: "applied", pictureCount: 1, pictureDoneCount: 1, pictureFailedCount: 0 },
  });
  expect(await picturesOf(ctx)).toEqual([1]);
});

test("a product approved before its pictures came gets them as an edit that waits", async () => {
  const ctx = await newShop();
  const uploadId = await check(ctx, `q,Lot,${text},,Q-1,18.50,1,250,${at("/6.png")},`);
  await market.infra.db.update(bulkUploads).set({ state: "checked" }).where(eq(bulkUploads.id, uploadId));
  await apply(ctx, uploadId);
  const [made] = await productsOf(ctx);
  await market.infra.db
    .update(products)
    .set({ imageUrls: [], isApproved: true })
    .where(eq(products.id, made!.product.id));
  await market.infra.db.execute(
    `update bulk_pictures set state = 'waiting', failure = null where upload_id = '${uploadId}'`,
  );
  await fetchBulkPictures(market.infra, { uploadId });
  const { rows } = await market.infra.db.execute<{ content: { imageUrls: string[] } }>(
    `select content from product_revisions where product_id = '${made!.product.id}' and state = 'waiting'`,
  );
  expect(rows.map(({ content }) => content.imageUrls)).toEqual([made!.product.imageUrls]);
  expect((await productsOf(ctx))[0]!.product.imageUrls).toEqual([]);
});
