import { type BrowserContext, expect, type Locator, type Page } from "@playwright/test";
import { toast } from "./support/auth-page.ts";
import { expectAccessible, expectAccessibleAtBothWidths } from "./support/expect-accessible.ts";
import { addGoods, type Good } from "./support/goods.ts";
import { addKind } from "./support/kinds.ts";
import { subjectsTo } from "./support/mails.ts";
import { addShopper, test } from "./support/people.ts";
import { decideReport, openReport } from "./support/report-desk.ts";
import { untilHydrated } from "./support/until-hydrated.ts";
import { wordsOf } from "./support/words.ts";

test.use({ locale: "en-US", viewport: { width: 1280, height: 900 } });

const say = wordsOf("en");
const comment = "Sweet as a ripe plum, and the bag came two days after it was roasted.";
const reply = "Thank you! The next harvest comes in March.";
const facts = "The account belongs to the roaster’s brother, who told us so when we asked.";
const objection = "The roaster has no brother. I met him once, at a tasting, and paid for my bag.";
const answer = "The roaster confirms it: another person of that name wrote to us.";
/** As everybody reads the name of Ada Brown. */
const authorName = "Ada B.";

async function openTab(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await untilHydrated(page);
}

async function write(page: Page, good: Good): Promise<void> {
  await openTab(page, `/products/${good.id}#reviews`);
  await page.getByRole("button", { name: say("reviews:write") }).click();
  const dialog = page.getByRole("alertdialog");
  await dialog.getByRole("button", { name: say("reviewForm:send") }).click();
  await expect(dialog.getByText(say("reviewForm:ratingMissing"))).toBeVisible();
  await dialog.getByRole("radio", { name: say("reviewForm:star.5") }).check({ force: true });
  await dialog.getByLabel(say("reviewForm:comment")).fill(comment);
  await expectAccessible(page);
  await dialog.getByRole("button", { name: say("reviewForm:send") }).click();
  await expect(toast(page, say("reviewForm:doneWaiting"))).toBeVisible();
  await expect(page.getByText(say("reviews:holds.unverified"))).toBeVisible();
}

async function publish(page: Page, good: Good): Promise<void> {
  await openTab(page, `/admin?tab=reviews&list=all&search=${encodeURIComponent(good.name)}`);
  await page.getByRole("row").filter({ hasText: good.name }).getByRole("link").click();
  await expect(page.getByRole("article").getByText(say("reviewWork:holds.unverified"))).toBeVisible();
  await page.getByRole("button", { name: say("reviewWork:publish") }).click();
  await expect(toast(page, say("reviewWork:published"))).toBeVisible();
}

async function answerAsShop(page: Page): Promise<void> {
  await openTab(page, "/vendor/dashboard?tab=reviews");
  await page.getByRole("button", { name: say("reviewWork:answer"), exact: true }).click();
  const dialog = page.getByRole("alertdialog");
  await dialog.getByRole("textbox").fill(reply);
  await expectAccessible(page);
  await dialog.getByRole("button", { name: say("reviewWork:answer"), exact: true }).click();
  await expect(toast(page, say("reviewWork:answered"))).toBeVisible();
}

/** The shop reports what was written about it; the reference that the screen shows. */
async function report(page: Page): Promise<string> {
  await page.getByRole("button", { name: `${say("ui:report")}: ${authorName}` }).click();
  const dialog = page.getByRole("alertdialog");
  await dialog.getByText(say("reports:reasons.fraud"), { exact: true }).click();
  await dialog.getByLabel(say("reports:facts")).fill("We think that a competitor wrote this.");
  await dialog.getByRole("button", { name: say("reports:send") }).click();
  return /R-\d+/.exec((await dialog.getByText(/R-\d+/).textContent())!)![0];
}

async function remove(page: Page, reference: string): Promise<void> {
  await expect(await openReport(page, reference, "review")).toContainText(comment);
  const answer = "The review is no longer shown.";
  await decideReport(page, say, { measure: "refuseReview", rule: "reviewOwn", facts, answer });
}

async function object(page: Page): Promise<void> {
  await openTab(page, "/dashboard?tab=orders");
  const own = page.getByRole("region", { name: say("ownReviews:title") });
  await expect(own).toContainText(facts);
  await expect(own).toContainText(say("ownReviews:rules.reviewOwn"));
  await expectAccessibleAtBothWidths(page);
  await own.getByRole("button", { name: say("ownReviews:object"), exact: true }).click();
  const dialog = page.getByRole("alertdialog");
  await dialog.getByRole("textbox").fill(objection);
  await dialog.getByRole("button", { name: say("ownReviews:objectSend") }).click();
  await expect(dialog).toBeHidden();
  await expect(own.getByRole("button", { name: say("ownReviews:object"), exact: true })).toHaveCount(0);
}

async function reverse(page: Page): Promise<void> {
  await openTab(page, "/admin?tab=reviews");
  const waiting = page.getByRole("listitem").filter({ hasText: objection });
  await waiting.getByRole("button", { name: say("decisions:objections.reverse"), exact: true }).click();
  const dialog = page.getByRole("alertdialog");
  await dialog.getByRole("textbox").fill(answer);
  await dialog.getByRole("button", { name: say("decisions:objections.reverse"), exact: true }).click();
  await expect(dialog).toBeHidden();
}

test("a review waits, is published, answered, reported, removed with reasons, objected to, and restored", async ({
  page,
  signedIn,
  browser,
  baseURL,
}) => {
  const [good] = await addGoods(1);
  const product = good!.name;
  const ada = await addShopper();
  const author = await (await signedIn(ada)).newPage();
  const shop = await (await signedIn(good!.seller)).newPage();
  const administrators: BrowserContext[] = [];
  const openAdmin = async () => {
    const device = await browser.newContext({ baseURL: baseURL!, reducedMotion: "reduce" });
    administrators.push(device);
    await device.addCookies([(await addKind("admin", baseURL!)).cookie]);
    return device.newPage();
  };
  /** The review as a visitor meets it, or that there is none. */
  const asVisitor = async (): Promise<Locator> => {
    await page.goto(`/products/${good!.id}`);
    await untilHydrated(page);
    await page.locator("#reviews").scrollIntoViewIfNeeded();
    await expect(page.getByText(say("reviews:checkedTitle"))).toBeVisible();
    return page.locator("#reviews").getByRole("article").filter({ hasText: comment });
  };

  await write(author, good!);
  await expect(await asVisitor()).toHaveCount(0);

  const first = await openAdmin();
  await publish(first, good!);
  await expect(await asVisitor()).toContainText(authorName);

  await answerAsShop(shop);
  await expect(await asVisitor()).toContainText(reply);
  const reference = await report(shop);

  await remove(first, reference);
  await expect.poll(subjectsTo(ada.email)).toContain(say("mail:decision.reviewRefused.subject", { product }));
  await expect
    .poll(subjectsTo(good!.seller.email))
    .toContain(say("mail:report.acted.subject", { reference }));
  await expect(await asVisitor()).toHaveCount(0);

  await object(author);
  await reverse(await openAdmin());
  await expect.poll(subjectsTo(ada.email)).toContain(say("mail:reviewObjection.reversed.subject"));
  const restored = await asVisitor();
  await expect(restored).toContainText(reply);
  await expect(page.locator("#reviews")).toContainText(say("reviews:count_one", { count: 1 }));
  for (const device of administrators) await device.close();
});
