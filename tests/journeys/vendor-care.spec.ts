import { expect, type Page, test } from "@playwright/test";
import { eq } from "drizzle-orm";
import { notes } from "#domains/notes/server/tables.ts";
import { vendors } from "#domains/vendors/server/tables.ts";
import { addVendor } from "../support/market-people.ts";
import { toast } from "./support/auth-page.ts";
import { addGood } from "./support/goods.ts";
import { addKind } from "./support/kinds.ts";
import { openMarket } from "./support/market.ts";
import { findVendor } from "./support/shops.ts";
import { untilHydrated } from "./support/until-hydrated.ts";
import { wordsOf } from "./support/words.ts";

test.use({ locale: "en-US", viewport: { width: 1280, height: 900 } });

const say = wordsOf("en");
const facts = "Eleven buyers wrote that their parcels were never handed to a carrier.";

async function openAs(page: Page, baseURL: string, path: string) {
  await page.context().clearCookies();
  await page.context().addCookies([(await addKind("admin", baseURL)).cookie]);
  await page.goto(path);
  await untilHydrated(page);
}

test("a vendor gets a plan until a day, with a note about it; two administrators end a contract", async ({
  page,
  baseURL,
}) => {
  const market = await openMarket();
  const seller = await addVendor(market);
  const good = await addGood(seller, { priceCents: 4_000 });
  const vendorId = seller.vendor.id;
  const { companyName: name } = await findVendor(vendorId);
  const path = `/admin?tab=vendors&state=approved&vendor=${vendorId}`;
  const rowOf = async () => (await market.db.select().from(vendors).where(eq(vendors.id, vendorId)))[0]!;

  await openAs(page, baseURL!, path);
  const day = new Date(market.clock.now().getTime() + 30 * 86_400_000).toISOString().slice(0, 10);
  await page.getByRole("button", { name: say("plans:grant.open") }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel(say("plans:grant.until")).fill(day);
  await dialog.getByLabel(say("plans:grant.reason")).fill("Thank you for the harvest fair.");
  await dialog.getByRole("button", { name: say("plans:grant.save") }).click();
  await expect(toast(page, say("plans:grant.saved", { plan: "Premium" }))).toBeVisible();
  expect(await rowOf()).toMatchObject({
    planType: "premium",
    planExpiresAt: new Date(`${day}T23:59:59.000Z`),
  });

  await expect(dialog).toBeHidden();
  await page.getByLabel(say("adminNotes:label")).fill("They asked for it at the fair.");
  await page.getByRole("button", { name: say("adminNotes:add") }).click();
  await expect(
    page.getByRole("listitem").filter({ hasText: "They asked for it at the fair." }),
  ).toBeVisible();
  expect(await market.db.$count(notes, eq(notes.subjectId, vendorId))).toBe(1);

  await page.getByRole("button", { name: say("decisions:terminate.open"), exact: true }).click();
  const words = page.getByRole("alertdialog");
  await words.getByLabel(say("decisions:rule")).selectOption("dispatch");
  await words.getByLabel(say("decisions:facts")).fill(facts);
  await words.getByRole("button", { name: say("decisions:terminate.confirm") }).click();
  await expect(toast(page, say("decisions:terminate.done", { name }))).toBeVisible();
  expect((await rowOf()).terminatedAt).toBeNull();

  await openAs(page, baseURL!, "/admin?tab=security");
  const asked = page.getByRole("article").filter({ hasText: name });
  await asked.getByRole("button", { name: say("security:approvals.approve") }).click();
  const confirmation = page.getByRole("alertdialog");
  await confirmation.getByRole("button", { name: say("security:approvals.approve") }).click();
  await expect(toast(page, say("security:approvals.doneApproved"))).toBeVisible();
  expect((await rowOf()).terminatedAt).not.toBeNull();
  expect((await page.goto(`/products/${good.id}`))?.status()).toBe(404);
});
