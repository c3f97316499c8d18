import { expect, test } from "@playwright/test";
import { eq } from "drizzle-orm";
import { bulkUploads } from "#domains/bulk-upload/server/tables.ts";
import { products } from "#domains/listings/server/tables.ts";
import { expectAccessible } from "./support/expect-accessible.ts";
import { addKind } from "./support/kinds.ts";
import { openMarket } from "./support/market.ts";
import { untilHydrated } from "./support/until-hydrated.ts";
import { wordsOf } from "./support/words.ts";

const say = wordsOf("en");
const csv = [
  "Handle,Title,Body (HTML),Option1 Value,Variant SKU,Variant Price,Variant Inventory Qty,Variant Grams",
  'tarrazu,Tarrazu,<p>Caramel and <b>red apple</b>.</p>,250 g,T-250,"18,50",12,250',
  "tarrazu,,,1 kg,T-1000,60.00,4,0",
].join("\n");

test("a Shopify file is mapped, previewed, imported, seen among the products, and undone", async ({
  context,
  baseURL,
}) => {
  const { db } = await openMarket();
  const { cookie, vendor } = await addKind("enterprise vendor", baseURL!);
  const { name, value, url } = cookie;
  await context.addCookies([
    { name, value, url },
    { name: "i18nextLng", value: "en", url },
  ]);
  const page = await context.newPage();
  await page.goto("/vendor/dashboard?tab=enterprise&panel=bulk");
  await untilHydrated(page);
  await expect(page.getByRole("button", { name: say("bulkUpload:choose") })).toBeEnabled();
  const file = { name: "shopify.csv", mimeType: "text/csv", buffer: Buffer.from(csv) };
  await page.locator("input[type=file]").setInputFiles(file);

  const form = page.getByRole("form", { name: say("bulkUpload:mapping.title") });
  const standing = (column: "category" | "roast_level" | "origin_country" | "weight_grams") =>
    form.getByLabel(say("bulkUpload:mapping.otherwise", { name: say(`bulkUpload:column.${column}`) }));
  await form.getByRole("button", { name: say("bulkUpload:mapping.preview") }).click();
  await expect(form.getByText(`category ${say("bulkUpload:code.required")}`).first()).toBeVisible();
  await standing("category").selectOption("roasted-coffee");
  await standing("roast_level").selectOption("light");
  await standing("origin_country").selectOption("CR");
  await standing("weight_grams").fill("1000");
  await form.getByRole("button", { name: say("bulkUpload:mapping.preview") }).click();
  await expect(form.getByText(say("bulkUpload:mapping.fine"), { exact: true })).toHaveCount(2);
  await expectAccessible(page);
  await form.getByRole("button", { name: say("bulkUpload:mapping.check") }).click();

  await page.getByRole("button", { name: say("bulkUpload:apply", { n: "2" }) }).click();
  await page
    .getByRole("alertdialog")
    .getByRole("button", { name: say("bulkUpload:applyConfirm") })
    .click();
  await expect(page.getByRole("button", { name: say("bulkUpload:undo"), exact: true })).toBeVisible();
  const readProducts = () =>
    db.select().from(products).where(eq(products.vendorId, vendor!.id)).orderBy(products.sku);
  expect(
    (await readProducts()).map((product) => [product.name, product.priceCents, product.weightGrams]),
  ).toEqual([
    ["Tarrazu – 1 kg", 6_000, 1_000],
    ["Tarrazu – 250 g", 1_850, 250],
  ]);
  await page.goto("/vendor/dashboard?tab=products");
  await expect(page.getByRole("row").filter({ hasText: "Tarrazu – 250 g" })).toBeVisible();

  await page.goto("/vendor/dashboard?tab=enterprise&panel=bulk");
  await untilHydrated(page);
  await page.getByRole("button", { name: say("bulkUpload:undo"), exact: true }).click();
  await page
    .getByRole("alertdialog")
    .getByRole("button", { name: say("bulkUpload:undoConfirm") })
    .click();
  await expect(page.getByRole("status").filter({ hasText: say("bulkUpload:state.undone") })).toBeVisible();
  expect((await readProducts()).every(({ deletedAt }) => deletedAt !== null)).toBe(true);
  const uploads = await db.select().from(bulkUploads).where(eq(bulkUploads.vendorId, vendor!.id));
  expect(uploads).toMatchObject([{ state: "undone", source: "shopify" }]);
});
