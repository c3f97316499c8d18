import { expect, type Page } from "@playwright/test";
import { eq } from "drizzle-orm";
import { applyBulkUpload } from "#domains/bulk-upload/server/apply-bulk-upload.ts";
import { getBulkUpload } from "#domains/bulk-upload/server/get-bulk-upload.ts";
import { startBulkUpload } from "#domains/bulk-upload/server/start-bulk-upload.ts";
import { bulkUploads } from "#domains/bulk-upload/server/tables.ts";
import { stock } from "#domains/inventory/server/tables.ts";
import { products } from "#domains/listings/server/tables.ts";
import { enterpriseTerms } from "#domains/plans/server/tables.ts";
import { addPerson, addVendor } from "../support/market-people.ts";
import { toast } from "./support/auth-page.ts";
import { expectAccessible } from "./support/expect-accessible.ts";
import { addGoods } from "./support/goods.ts";
import { addKind } from "./support/kinds.ts";
import { openMarket } from "./support/market.ts";
import { contextOf, test } from "./support/people.ts";
import { untilHydrated } from "./support/until-hydrated.ts";
import { wordsOf } from "./support/words.ts";

test.use({ locale: "en-US", viewport: { width: 1280, height: 900 } });

const say = wordsOf("en");

async function enter(page: Page, baseURL: string, address: string) {
  await page.context().addCookies([(await addKind("admin", baseURL)).cookie]);
  await page.goto(address);
  await untilHydrated(page);
}

test("inventory: a difference is found at once and repaired with a reason", async ({ page, baseURL }) => {
  const [good] = await addGoods(1, { stock: 7 });
  const { db } = await openMarket();
  const ofGood = eq(stock.productId, good!.id);
  await db.update(stock).set({ stockQuantity: 9 }).where(ofGood);
  await enter(page, baseURL!, "/admin?tab=inventory&view=checks");
  await page.getByRole("button", { name: say("stockControl:checks.now") }).click();
  await page.getByRole("button", { name: say("stockControl:repair.named", { name: good!.name }) }).click();
  const dialog = page.getByRole("alertdialog");
  await dialog.getByRole("textbox").fill("Counted on the shelf");
  await dialog.getByRole("button", { name: say("stockControl:repair.open") }).click();
  await expect(toast(page, say("stockControl:repair.done", { name: good!.name }))).toBeVisible();
  expect((await db.select().from(stock).where(ofGood))[0]).toMatchObject({ stockQuantity: 7 });
});

test("enterprise: a vendor with terms gets another account manager", async ({ page, baseURL }) => {
  const market = await openMarket();
  const manager = await addPerson(market, { roles: ["admin"], name: `Ines ${Date.now()}` });
  const { id: vendorId } = (await addVendor(market, { planType: "enterprise" })).vendor;
  const before = { managerName: "Ana Ruiz", managerEmail: "ana@cafeto.example" };
  await market.db.insert(enterpriseTerms).values({ vendorId, priceCents: 90_000, ...before });
  await enter(page, baseURL!, `/admin?tab=enterprise&vendor=${vendorId}`);
  const form = page.getByRole("form", { name: say("enterprise:manager.title") });
  await form.getByRole("button", { name: say("enterprise:manager.save") }).click();
  await expect(form.getByText(say("enterprise:manager.whoMissing"))).toBeVisible();
  await form.getByRole("combobox").selectOption({ label: manager.fullName });
  await form.getByRole("textbox").fill("Speaks their language");
  await form.getByRole("button", { name: say("enterprise:manager.save") }).click();
  await expect(page.getByText(`${manager.fullName}, ${manager.email}`)).toBeVisible();
  await expectAccessible(page);
  const ofVendor = eq(enterpriseTerms.vendorId, vendorId);
  expect((await market.db.select().from(enterpriseTerms).where(ofVendor))[0]).toMatchObject({
    ...{ priceCents: 90_000, managerName: manager.fullName, managerEmail: manager.email },
  });
});

test("bulk management: a vendor's file has its result, and is undone with a reason", async ({
  page,
  baseURL,
}) => {
  const { db } = await openMarket();
  const { vendor, ...person } = await addKind("enterprise vendor", baseURL!);
  const ctx = await contextOf({ ...person, vendor });
  const fileName = `lots-${Date.now()}.csv`;
  const csv = [
    "sku,name,description,category,price_usd,stock,weight_grams,origin_country,roast_level",
    "A-1,Huila,Caramel and red apple from one farm.,roasted-coffee,18.50,12,250,CO,light",
  ].join("\n");
  const { id: uploadId } = await startBulkUpload(ctx, new File([csv], fileName, { type: "text/csv" }));
  const state = async () => (await getBulkUpload(ctx, { uploadId })).state;
  await expect.poll(state).toBe("checked");
  await applyBulkUpload(ctx, { uploadId });
  await expect.poll(state).toBe("applied");

  await enter(page, baseURL!, "/admin?tab=bulk");
  await expectAccessible(page);
  const result = page.getByRole("link", { name: say("bulkUpload:resultOf", { name: fileName }) });
  const answer = await page.request.get((await result.getAttribute("href"))!);
  expect(await answer.text()).toContain("2,,A-1,Huila,created,");
  await page.getByRole("button", { name: say("bulkUpload:desk.undoNamed", { name: fileName }) }).click();
  const dialog = page.getByRole("alertdialog");
  await dialog.getByRole("textbox").fill("Prices in another currency");
  await dialog.getByRole("button", { name: say("bulkUpload:undoConfirm") }).click();
  await expect(toast(page, say("bulkUpload:desk.undoDone", { name: fileName }))).toBeVisible();
  await expect.poll(state).toBe("undone");
  const [upload] = await db.select().from(bulkUploads).where(eq(bulkUploads.id, uploadId));
  expect(upload).toMatchObject({ undoReason: "Prices in another currency" });
  const [made] = await db.select().from(products).where(eq(products.vendorId, vendor!.id));
  expect(made!.deletedAt).not.toBeNull();
});
