import { expect, type Page } from "@playwright/test";
import { and, eq } from "drizzle-orm";
import { decisions } from "#domains/decisions/server/tables.ts";
import { addVendor } from "../support/market-people.ts";
import { expectAccessible } from "./support/expect-accessible.ts";
import { addGood, type Seller } from "./support/goods.ts";
import { addKind } from "./support/kinds.ts";
import { subjectsTo } from "./support/mails.ts";
import { openMarket } from "./support/market.ts";
import { test } from "./support/people.ts";
import { decideReport, openReport } from "./support/report-desk.ts";
import { untilHydrated } from "./support/until-hydrated.ts";
import { type Say, wordsOf } from "./support/words.ts";

test.use({ locale: "en-US", viewport: { width: 1280, height: 900 } });

const facts = "The picture on the page shows the bag and the mark of another roaster.";
const answer = "Shoppers no longer see the product.";
const objection = "The picture is ours: the other roaster buys its bags from the same printer.";

/** A visitor reports the product on its page; the reference that the screen shows. */
async function reportAsVisitor(
  page: Page,
  say: Say,
  good: { id: string; name: string },
  email: string,
): Promise<string> {
  await page.goto(`/products/${good.id}`);
  await untilHydrated(page);
  await page.getByRole("button", { name: `${say("ui:report")}: ${good.name}` }).click();
  const dialog = page.getByRole("alertdialog");
  await dialog.getByText(say("reports:reasons.rights"), { exact: true }).click();
  await dialog.getByLabel(say("reports:facts")).fill("The bag in the picture is another roaster's.");
  await dialog.getByLabel(say("reports:name")).fill("Eva Luz");
  await dialog.getByLabel(say("reports:email")).fill(email);
  await expectAccessible(page);
  await dialog.getByRole("button", { name: say("reports:send") }).click();
  const thanks = dialog.getByText(/R-\d{3}-\d{3}-\d{3}/);
  await expect(thanks).toBeVisible();
  return /R-\d{3}-\d{3}-\d{3}/.exec((await thanks.textContent())!)![0];
}

async function decide(page: Page, say: Say, reference: string): Promise<void> {
  const report = await openReport(page, reference, "product");
  await expect(report).toContainText("The bag in the picture is another roaster's.");
  await decideReport(page, say, { measure: "takeDownProduct", rule: "rights", facts, answer });
  await expect(report).toContainText(answer);
}

test("a visitor reports a product, an administrator takes it down, its vendor objects, and another restores it", async ({
  page,
  signedIn,
  baseURL,
}) => {
  const say = wordsOf("en");
  const market = await openMarket();
  const seller: Seller = await addVendor(market);
  const good = await addGood(seller, {});
  const email = `${crypto.randomUUID()}@people.example`;
  const reference = await reportAsVisitor(page, say, good, email);
  await expect.poll(subjectsTo(email)).toContain(say("mail:report.receivedPublic.subject", { reference }));

  const first = await page.context().browser()!.newContext({ baseURL: baseURL! });
  await first.addCookies([(await addKind("admin", baseURL!)).cookie]);
  await decide(await first.newPage(), say, reference);
  await expect.poll(subjectsTo(email)).toContain(say("mail:report.acted.subject", { reference }));
  const statement = say("mail:decision.productTakenDown.subject", { product: good.name });
  await expect.poll(subjectsTo(seller.email)).toContain(statement);
  expect((await page.goto(`/products/${good.id}`))!.status()).toBe(404);

  const vendor = await (await signedIn(seller)).newPage();
  await vendor.goto("/vendor/dashboard?tab=shop");
  await untilHydrated(vendor);
  await expect(vendor.getByText(facts)).toBeVisible();
  await expect(vendor.getByText("Eva Luz")).toHaveCount(0);
  await vendor.getByRole("button", { name: say("decisions:own.object"), exact: true }).click();
  const objecting = vendor.getByRole("alertdialog");
  await objecting.getByRole("textbox").fill(objection);
  await objecting.getByRole("button", { name: say("decisions:own.objectSend") }).click();
  await expect(objecting).toBeHidden();

  const second = await page.context().browser()!.newContext({ baseURL: baseURL! });
  await second.addCookies([(await addKind("admin", baseURL!)).cookie]);
  const other = await second.newPage();
  await other.goto("/admin?tab=vendors");
  await untilHydrated(other);
  const waiting = other.getByRole("listitem").filter({ hasText: objection });
  await waiting.getByRole("button", { name: say("decisions:objections.reverse"), exact: true }).click();
  const answering = other.getByRole("alertdialog");
  await answering.getByRole("textbox").fill("The printer confirms that the bags are sold to anybody.");
  await answering.getByRole("button", { name: say("decisions:objections.reverse"), exact: true }).click();
  await expect(answering).toBeHidden();
  await expect
    .poll(() =>
      market.db.$count(
        decisions,
        and(eq(decisions.productId, good.id), eq(decisions.kind, "productRestored")),
      ),
    )
    .toBe(1);
  await expect.poll(async () => (await page.goto(`/products/${good.id}`))!.status()).toBe(200);
  await Promise.all([first.close(), second.close()]);
});
