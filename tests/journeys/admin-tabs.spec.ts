import { expect, type Page } from "@playwright/test";
import { and, eq, isNull } from "drizzle-orm";
import { createQuote } from "#domains/checkout/server/create-quote.ts";
import { disputes } from "#domains/disputes/server/tables.ts";
import { promotions } from "#domains/promotions/server/tables.ts";
import { addReview } from "#domains/reviews/server/add-review.ts";
import { reviews } from "#domains/reviews/server/tables.ts";
import { settingChanges } from "#domains/settings/server/tables.ts";
import { choices } from "#domains/settings/setting-choices.ts";
import { defineJob } from "#kernel/jobs.ts";
import { listDeadLetters } from "#platform/jobs/dead-letters.ts";
import { PermanentFailure } from "#platform/jobs/run-job.ts";
import { addPerson, address } from "../support/market-people.ts";
import { toast } from "./support/auth-page.ts";
import { addGoods } from "./support/goods.ts";
import { addKind } from "./support/kinds.ts";
import { openMarket, openQueues } from "./support/market.ts";
import { addShopper, contextOf, test } from "./support/people.ts";
import { disputePayment } from "./support/provider.ts";
import { buy } from "./support/purchases.ts";
import { untilHydrated } from "./support/until-hydrated.ts";
import { wordsOf } from "./support/words.ts";

test.use({ locale: "en-US", viewport: { width: 1280, height: 900 } });

const say = wordsOf("en");
const dayMs = 86_400_000;

async function enter(page: Page, baseURL: string, tab: string) {
  await page.context().addCookies([(await addKind("admin", baseURL)).cookie]);
  await page.goto(`/admin?tab=${tab}`);
  await untilHydrated(page);
}

test("settings: a country is moved to another delivery zone from a later day on, and is priced by it from then", async ({
  page,
  baseURL,
}) => {
  const market = await openMarket();
  const [good] = await addGoods(1);
  const buyer = await contextOf(await addShopper());
  // Not tomorrow, which may have come before the test ends.
  const then = new Date(Date.now() + 2 * dayMs);
  const shippingAt = async (now: Date) => {
    const place = { ...address, country: "BZ", state: null, postalCode: null };
    const lines = [{ productId: good!.id, quantity: 1 }];
    const { shippingCents } = await createQuote(
      { ...buyer, clock: { now: () => now } },
      { lines, address: place },
    );
    return shippingCents;
  };
  const far = await shippingAt(then);
  await enter(page, baseURL!, "settings");
  await page.getByRole("searchbox", { name: say("settings:zones.find"), exact: true }).fill("belize");
  await page.getByRole("button", { name: say("settings:changeLabel", { name: "Belize" }) }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("combobox").selectOption({ label: say("settings:choices.region.americas-north") });
  await dialog.getByRole("radio", { name: say("settings:form.whenLater") }).check();
  await dialog.getByLabel(say("settings:form.day")).fill(then.toISOString().slice(0, 10));
  await dialog.getByRole("button", { name: say("settings:form.plan") }).click();
  await expect(dialog.getByText(say("settings:form.reasonProblem"))).toBeVisible();
  await dialog.getByLabel(say("settings:form.reason")).fill("Trucks go there by land now");
  await dialog.getByRole("button", { name: say("settings:form.plan") }).click();
  await expect(toast(page, say("settings:planSaved"))).toBeVisible();
  const belize = page.getByRole("listitem").filter({ has: page.getByRole("heading", { name: "Belize" }) });
  await expect(belize.getByText(say("settings:plannedTitle"))).toBeVisible();

  const isPlanned = and(eq(settingChanges.key, "zone.BZ"), isNull(settingChanges.withdrawnAt));
  const planned = () => market.db.select().from(settingChanges).where(isPlanned);
  expect(await planned()).toMatchObject([{ value: choices.region.indexOf("americas-north") }]);
  expect(await shippingAt(new Date())).toBe(far);
  expect(await shippingAt(then)).toBeLessThan(far);
  await belize.getByRole("button", { name: say("settings:withdraw") }).click();
  await expect(toast(page, say("settings:withdrawn"))).toBeVisible();
  expect(await planned()).toEqual([]);
  expect(await shippingAt(then)).toBe(far);
});

test("jobs: one that was given up is tried again", async ({ page, baseURL }) => {
  const { db } = await openMarket();
  const job = defineJob<{ orderId: string }>(`journey-${crypto.randomUUID().slice(0, 8)}`);
  const queues = await openQueues([job]);
  await queues.enqueue(db, job, { orderId: "one" });
  await queues.work([
    {
      job,
      run: async () => {
        throw new PermanentFailure("the provider said no");
      },
    },
  ]);
  const givenUp = () => listDeadLetters(db, { limit: 5, job: job.name });
  await expect.poll(async () => (await givenUp()).length).toBe(1);
  await queues.stop();
  await enter(page, baseURL!, `jobs&job=${job.name}`);
  const row = page.getByRole("row").filter({ hasText: job.name });
  await expect(row).toContainText("the provider said no");
  await row.getByRole("button", { name: say("moderation:jobs.retryNamed", { job: job.name }) }).click();
  await expect(row).toHaveCount(0);
  expect(await givenUp()).toEqual([]);
  const again = await openQueues([job]);
  const seen: string[] = [];
  await again.work([{ job, run: async ({ orderId }) => void seen.push(orderId) }]);
  await expect.poll(() => seen).toEqual(["one"]);
  await again.stop();
});

test("disputes: what a bank asks is answered with the order's facts", async ({ page, baseURL }) => {
  const { db } = await openMarket();
  const order = await buy(await addShopper(), await addGoods(1));
  await disputePayment(order.id);
  const ofOrder = eq(disputes.orderId, order.id);
  await expect.poll(() => db.$count(disputes, ofOrder)).toBe(1);
  await enter(page, baseURL!, "disputes");
  const card = page
    .getByRole("listitem")
    .filter({ hasText: say("disputes:order", { number: order.number }) });
  await card.getByRole("button", { name: say("disputes:answer.open") }).click();
  const dialog = page.getByRole("alertdialog");
  await dialog.getByRole("textbox").fill("The buyer wrote on Monday that the coffee is good.");
  await dialog.getByRole("button", { name: say("disputes:answer.confirm") }).click();
  await expect(toast(page, say("disputes:answer.done"))).toBeVisible();
  const [answered] = await db.select().from(disputes).where(ofOrder);
  expect(answered!.answeredAt).not.toBeNull();
});

test("promotions: the platform starts one, and ends it", async ({ page, baseURL }) => {
  const { db } = await openMarket();
  const [name, code] = [`Harvest ${Date.now()}`, `H-${Date.now()}`];
  await enter(page, baseURL!, "promotions");
  await page.getByRole("button", { name: say("promotionsManage:new") }).click();
  const form = page.getByRole("dialog");
  await form.getByLabel(say("promotionsManage:form.name")).fill(name);
  await form.getByLabel(say("promotionsManage:form.percent")).fill("10");
  await form.getByLabel(say("promotionsManage:form.code"), { exact: false }).first().fill(code);
  await form.getByRole("button", { name: say("promotionsManage:form.start") }).click();
  await expect(toast(page, say("promotionsManage:form.started", { name }))).toBeVisible();
  const isIt = eq(promotions.code, code);
  expect(await db.select().from(promotions).where(isIt)).toMatchObject([{ vendorId: null, state: "active" }]);
  await page.getByRole("button", { name: say("promotionsManage:moveNames.end", { name }) }).click();
  const dialog = page.getByRole("alertdialog");
  await dialog.getByRole("textbox").fill("The harvest is sold");
  await dialog.getByRole("button", { name: say("promotionsManage:moves.end") }).click();
  await expect(toast(page, say("promotionsManage:moved.end"))).toBeVisible();
  expect(await db.select().from(promotions).where(isIt)).toMatchObject([{ state: "ended" }]);
});

test("reviews: one that waits is read and published", async ({ page, baseURL }) => {
  const market = await openMarket();
  const [good] = await addGoods(1);
  const author = await addPerson(market, { name: `Ines ${Date.now()}` });
  const written = { rating: 4, comment: "Sweet and clean, a little bright for milk." };
  await addReview(await contextOf(author), { productId: good!.id, ...written, pictureIds: [] });
  await enter(page, baseURL!, `reviews&list=all&search=${encodeURIComponent(author.fullName)}`);
  await page.getByRole("row").filter({ hasText: good!.name }).getByRole("link").click();
  await page.getByRole("button", { name: say("reviewWork:publish") }).click();
  await expect(toast(page, say("reviewWork:published"))).toBeVisible();
  const rows = await market.db.select().from(reviews).where(eq(reviews.userId, author.userId));
  expect(rows).toMatchObject([{ isPublished: true }]);
});
