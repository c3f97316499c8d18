import { expect, type Page } from "@playwright/test";
import { fillSignIn, forgetSignInCounts, toast } from "./support/auth-page.ts";
import { expectAccessible } from "./support/expect-accessible.ts";
import { addKind } from "./support/kinds.ts";
import { messagesTo } from "./support/mails.ts";
import { addShopper, test } from "./support/people.ts";
import { untilHydrated } from "./support/until-hydrated.ts";
import { type Say, wordsOf } from "./support/words.ts";

const story = "Four hectares of Caturra above Pitalito, picked by hand and dried on raised beds.";
const reason = "Please give a phone number that somebody answers.";

test.beforeEach(forgetSignInCounts);

const field = (page: Page, say: Say, name: string) =>
  page.getByRole("main").getByLabel(new RegExp(`^${say(`vendors:form.${name}`)}`));
const submit = (page: Page, say: Say, key: string) =>
  page.getByRole("button", { name: say(`vendors:${key}`) });

test.use({ locale: "en-US", viewport: { width: 1280, height: 900 } });

const say = wordsOf("en");

test("from the form of a visitor to the dashboard, by way of a rejection", async ({
  page,
  browser,
  baseURL,
}) => {
  const shopper = await addShopper();
  const company = `Finca ${Date.now()}`;
  await page.goto("/vendor/register");
  await untilHydrated(page);

  // What is missing is said at its field, before anybody is sent to sign in.
  await submit(page, say, "register.submit").click();
  await expect(page.getByText(say("vendors:form.problem.companyName"))).toBeVisible();
  await expect(page.getByText(say("vendors:form.problem.agreesToTerms"))).toBeVisible();
  await field(page, say, "companyName").fill(company);
  await field(page, say, "businessType").selectOption("coffee_farm");
  await field(page, say, "description").fill(story);
  await field(page, say, "country").selectOption("CO");
  await field(page, say, "phoneNumber").fill("+57 300 123 4567");
  await field(page, say, "website").fill("finca-guardada.example");
  await page.getByLabel(say("vendors:certification.organic")).check();
  const traderField = (name: string) =>
    page.getByRole("main").getByLabel(new RegExp(`^${say(`trader:${name}`)}`));
  await traderField("legalName").fill("Ada Quispe");
  await traderField("registeredAddress").fill("Vereda La Aurora, 413001 Pitalito, Colombia");
  await page.getByLabel(say("trader:hasNoRegistrationNumber")).check();
  await traderField("contactEmail").fill("hola@finca-guardada.example");
  await page.getByLabel(say("trader:certifiesCompliance")).check();
  await page.getByRole("main").getByRole("checkbox").last().check();
  await submit(page, say, "register.submit").click();

  await expect(page).toHaveURL(/\/auth\?from=/);
  await fillSignIn(page, say, shopper.email, shopper.password);
  await expect(page).toHaveURL(/\/vendor\/register#application$/);
  await expect(field(page, say, "companyName")).toHaveValue(company);
  await expect(field(page, say, "country")).toHaveValue("CO");
  await expect(traderField("legalName")).toHaveValue("Ada Quispe");
  await expect(page.getByLabel(say("vendors:certification.organic"))).toBeChecked();
  await submit(page, say, "register.submit").click();

  await expect(page).toHaveURL("/vendor/pending");
  await expect(page.getByRole("heading", { level: 1, name: say("vendors:pending.title") })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem("vendor-application"))).toContain('"value":null');
  await expectAccessible(page);

  const admin = await browser.newContext({
    baseURL: baseURL!,
    locale: "en-US",
    viewport: { width: 1280, height: 900 },
  });
  await admin.addCookies([(await addKind("admin", baseURL!)).cookie]);
  const desk = await admin.newPage();
  await desk.goto(`/admin?tab=vendors&search=${encodeURIComponent(company)}`);
  await untilHydrated(desk);
  await desk.getByRole("link", { name: company }).click();
  await expect(desk.getByText(story)).toBeVisible();
  await expect(desk.getByText("hola@finca-guardada.example")).toBeVisible();
  await expectAccessible(desk);
  await desk.getByRole("button", { name: say("decisions:rejectApplication.open"), exact: true }).click();
  const dialog = desk.getByRole("alertdialog");
  await dialog.getByRole("textbox").fill("Too short");
  await dialog.getByRole("button", { name: say("decisions:rejectApplication.confirm") }).click();
  await expect(dialog.getByText(say("decisions:factsBounds"))).toBeVisible();
  await dialog.getByRole("combobox").selectOption("identity");
  await dialog.getByRole("textbox").fill(reason);
  await dialog.getByRole("button", { name: say("decisions:rejectApplication.confirm") }).click();
  await expect(dialog).toHaveCount(0);

  // The applicant's open page hears of it, shows the reason, and the form as it was submitted.
  await expect(page.getByText(reason)).toBeVisible();
  await expect(page.getByText(say("applicationDecision:rules.identity"))).toBeVisible();
  await expectAccessible(page);
  await expect(field(page, say, "companyName")).toHaveValue(company);
  await field(page, say, "phoneNumber").fill("+57 300 765 4321");
  await submit(page, say, "pending.resubmit").click();
  await expect(page.getByRole("heading", { level: 1, name: say("vendors:pending.title") })).toBeVisible();

  await desk.goto(`/admin?tab=vendors&search=${encodeURIComponent(company)}`);
  await untilHydrated(desk);
  await desk.getByRole("link", { name: company }).click();
  await expect(desk.getByText("+573007654321")).toBeVisible();
  await desk.getByRole("button", { name: say("vendorReview:approve"), exact: true }).click();
  await expect(toast(desk, say("vendorReview:approvedToast", { company }))).toBeVisible();
  await admin.close();

  await expect(page).toHaveURL("/vendor/dashboard");
  expect(await messagesTo(shopper.email)).toHaveLength(4);
});

test("a shop that is away says when it is back, and sells again once it says so", async ({
  page,
  baseURL,
}) => {
  const say = wordsOf("en");
  await page.setViewportSize({ width: 1280, height: 900 });
  const { vendor, cookie } = await addKind("enterprise vendor", baseURL!);
  await page.context().addCookies([cookie]);
  await page.goto("/vendor/dashboard?tab=shop");
  await untilHydrated(page);
  const today = new Date().toISOString().slice(0, 10);
  const until = new Date(Date.now() + 5 * 86_400_000).toISOString().slice(0, 10);
  await page.getByLabel(say("vendorShop:awayFrom")).fill(today);
  await page.getByLabel(say("vendorShop:awayUntil")).fill(until);
  const save = page
    .locator("form")
    .filter({ has: page.getByRole("heading", { name: say("vendors:away.title"), exact: true }) })
    .getByRole("button", { name: say("vendorShop:save") });
  await save.click();
  await expect(page.getByRole("button", { name: say("vendorShop:endAway") })).toBeVisible();
  await page.goto(`/products?vendor=${vendor!.id}`);
  await expect(page.getByText(/^Back on /)).toBeVisible();
  await expectAccessible(page);
  await page.goto("/vendor/dashboard?tab=shop");
  await untilHydrated(page);
  await page.getByRole("button", { name: say("vendorShop:endAway") }).click();
  await expect(toast(page, say("vendorShop:back"))).toBeVisible();
  await page.goto(`/products?vendor=${vendor!.id}`);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByText(/^Back on /)).toHaveCount(0);
});
