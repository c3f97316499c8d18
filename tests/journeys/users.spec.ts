import { expect } from "@playwright/test";
import { and, eq } from "drizzle-orm";
import { userRoles } from "#domains/accounts/server/tables.ts";
import { users } from "#domains/auth/server/tables.ts";
import { factors } from "#domains/second-factor/server/tables.ts";
import { bans } from "#domains/users/server/tables.ts";
import type { AdminRole } from "#kernel/permissions.ts";
import { addPerson } from "../support/market-people.ts";
import { toast } from "./support/auth-page.ts";
import { expectAccessible } from "./support/expect-accessible.ts";
import { addKind } from "./support/kinds.ts";
import { linkInMail, messagesTo } from "./support/mails.ts";
import { openMarket } from "./support/market.ts";
import { addShopper, sessionCookieOf, test } from "./support/people.ts";
import { addTelephone } from "./support/second-factor.ts";
import { untilHydrated } from "./support/until-hydrated.ts";
import { wordsOf } from "./support/words.ts";

test.use({ locale: "en-US", viewport: { width: 1280, height: 900 } });

const say = wordsOf("en");
const facts = "Six orders in a week were paid with cards that were reported as stolen.";

async function adminCookie(adminRole: AdminRole, baseURL: string) {
  const person = await addPerson(await openMarket(), { roles: ["admin"], adminRole, name: "Ines Lima" });
  return sessionCookieOf(person, baseURL, "aal2");
}

test("a person is found, banned while signed in, told why, and let in again", async ({
  page,
  signedIn,
  baseURL,
}) => {
  const shopper = await addShopper();
  const open = await (await signedIn(shopper)).newPage();
  await open.goto("/dashboard");
  await untilHydrated(open);
  await page.context().addCookies([(await addKind("admin", baseURL!)).cookie]);
  await page.goto("/admin?tab=users");
  await untilHydrated(page);
  await page.getByRole("searchbox").fill(shopper.email);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/search=/);
  await page.getByRole("row").filter({ hasText: shopper.email }).getByRole("link").click();
  await expect(page.getByRole("heading", { level: 2, name: shopper.fullName })).toBeVisible();
  await expectAccessible(page);

  await page.getByRole("button", { name: say("decisions:ban.open") }).click();
  const dialog = page.getByRole("alertdialog");
  await dialog.getByRole("button", { name: say("decisions:ban.confirm") }).click();
  await expect(dialog.getByText(say("decisions:ruleMissing"))).toBeVisible();
  await dialog.getByRole("combobox").selectOption("fraud");
  await dialog.getByRole("textbox").fill(facts);
  await dialog.getByRole("button", { name: say("decisions:ban.confirm") }).click();
  await expect(toast(page, say("decisions:ban.done", { name: shopper.fullName }))).toBeVisible();
  await expect(page.getByText(facts)).toBeVisible();
  // The open page is a visitor's at once.
  await expect(open).toHaveURL(/\/auth/);
  const [mail] = await messagesTo(shopper.email);
  expect(mail!.text).toContain(facts);

  // Without signing in, the mail's link leads to the reasons and to one objection, which another administrator answers.
  const link = new URL(await linkInMail(shopper.email));
  await open.goto(link.pathname + link.search);
  await untilHydrated(open);
  await expect(open.getByText(facts)).toBeVisible();
  await open
    .getByLabel(say("reports:own.objectLabel"))
    .fill("Those cards are all my family's, as the bank knows.");
  await open.getByRole("button", { name: say("reports:own.objectSend") }).click();
  await expect(open.getByText(say("reports:own.waiting"))).toBeVisible();
  await expectAccessible(open);
  const other = await (await page.context().browser()!.newContext()).newPage();
  await other.context().addCookies([await adminCookie("support", baseURL!)]);
  await other.goto(`${baseURL}/admin?tab=users&state=objected`);
  await untilHydrated(other);
  await other.getByRole("row").filter({ hasText: shopper.email }).getByRole("link").click();
  await other.getByRole("button", { name: say("decisions:objections.uphold") }).click();
  await other.getByRole("alertdialog").getByRole("textbox").fill("The bank knows nothing of these cards.");
  await other
    .getByRole("alertdialog")
    .getByRole("button", { name: say("decisions:objections.uphold") })
    .click();
  await expect(toast(other, say("decisions:objections.upholdDone"))).toBeVisible();
  await other.context().close();
  const { db } = await openMarket();
  const [ban] = await db.select().from(bans).where(eq(bans.userId, shopper.userId));
  expect(ban).toMatchObject({ outcome: "upheld", endedAt: null });

  await page.reload();
  await untilHydrated(page);
  await page.getByRole("button", { name: say("decisions:unban.open") }).click();
  await dialog.getByRole("textbox").fill("The bank confirms that the cards were theirs.");
  await dialog.getByRole("button", { name: say("decisions:unban.confirm") }).click();
  await expect(toast(page, say("decisions:unban.done", { name: shopper.fullName }))).toBeVisible();
  const [row] = await db.select().from(users).where(eq(users.email, shopper.email));
  expect(row!.bannedUntil).toBeNull();
});

test("an owner makes somebody an administrator who only reads: what they may not do is not there", async ({
  page,
  signedIn,
  baseURL,
}) => {
  const shopper = await addShopper();
  await page.context().addCookies([(await addKind("admin", baseURL!)).cookie]);
  await page.goto(`/admin?tab=users&user=${shopper.userId}`);
  await untilHydrated(page);
  await page.getByRole("button", { name: say("users:role.open") }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("combobox").selectOption("readOnly");
  await dialog.getByRole("textbox").fill("Our auditor");
  await dialog.getByRole("button", { name: say("users:role.confirm") }).click();
  await expect(toast(page, say("users:role.done", { name: shopper.fullName }))).toBeVisible();
  const { db } = await openMarket();
  const own = and(eq(userRoles.userId, shopper.userId), eq(userRoles.role, "admin"));
  expect((await db.select().from(userRoles).where(own))[0]!.adminRole).toBe("readOnly");

  const auditor = await (await signedIn(shopper)).newPage();
  await auditor.context().addCookies([await adminCookie("readOnly", baseURL!)]);
  await auditor.goto(`/admin?tab=users&user=${shopper.userId}`);
  await untilHydrated(auditor);
  await expect(auditor.getByRole("heading", { level: 2, name: shopper.fullName })).toBeVisible();
  await expect(auditor.getByRole("button", { name: say("decisions:ban.open") })).toHaveCount(0);
  await expect(auditor.getByRole("link", { name: say("workspace:admin.tabs.security") })).toHaveCount(0);
  await auditor.goto("/admin?tab=security");
  await expect(auditor.getByText(say("workspace:admin.notYours"))).toBeVisible();
  await expectAccessible(auditor);
});

test("lost second factors are asked to be reset by one administrator and reset by another", async ({
  page,
  browser,
  baseURL,
}) => {
  const name = `Rosa ${Date.now()}`;
  const person = await addPerson(await openMarket(), { name });
  await addTelephone(person);
  await page.context().addCookies([await adminCookie("support", baseURL!)]);
  await page.goto(`/admin?tab=users&user=${person.userId}`);
  await untilHydrated(page);
  await page.getByRole("button", { name: say("users:reset.open") }).click();
  const dialog = page.getByRole("alertdialog");
  await dialog.getByRole("textbox").fill("Lost the telephone, showed a passport");
  await dialog.getByRole("button", { name: say("users:reset.confirm") }).click();
  await expect(toast(page, say("users:reset.done"))).toBeVisible();
  await expect(page.getByRole("button", { name: say("users:reset.open") })).toHaveCount(0);

  const other = await browser.newContext({ baseURL: baseURL!, locale: "en-US" });
  await other.addCookies([await adminCookie("owner", baseURL!)]);
  const desk = await other.newPage();
  await desk.goto("/admin?tab=security");
  await untilHydrated(desk);
  const card = desk.getByRole("listitem").filter({ hasText: name });
  await card.getByRole("button", { name: say("security:approvals.approve") }).click();
  await desk
    .getByRole("alertdialog")
    .getByRole("button", { name: say("security:approvals.approve") })
    .click();
  await expect(toast(desk, say("security:approvals.doneApproved"))).toBeVisible();
  const { db } = await openMarket();
  expect(await db.$count(factors, eq(factors.userId, person.userId))).toBe(0);
  expect(await messagesTo(person.email)).toHaveLength(1);
  await other.close();
});
