import { randomUUID } from "node:crypto";
import fs from "node:fs";
import { expect, type Page } from "@playwright/test";
import { and, eq, like } from "drizzle-orm";
import { inquiries } from "#domains/support/server/tables.ts";
import { emails } from "#platform/email/tables.ts";
import { addPerson } from "../support/market-people.ts";
import { expectAccessible, expectAccessibleAtBothWidths } from "./support/expect-accessible.ts";
import { messagesTo } from "./support/mails.ts";
import { openMarket } from "./support/market.ts";
import { addShopper, test } from "./support/people.ts";
import { untilHydrated } from "./support/until-hydrated.ts";
import { wordsOf } from "./support/words.ts";

test.use({ locale: "en-US", viewport: { width: 1280, height: 900 } });

const say = wordsOf("en");
const newAddress = () => `${randomUUID()}@people.example`;

/** The mails about an inquiry that begin so, the newest first. */
async function mailsAbout(kind: string, email: string) {
  const { db } = await openMarket();
  const [inquiry] = await db.select().from(inquiries).where(eq(inquiries.email, email));
  return db
    .select()
    .from(emails)
    .where(like(emails.onceKey, `inquiry-${kind}:${inquiry!.id}%`));
}

/** What the newest mail of a kind says, and its link, once it is there. */
async function linkIn(recipient: string, kind: string): Promise<string> {
  let link: string | undefined;
  await expect
    .poll(async () => {
      const mail = (await messagesTo(recipient)).find(({ onceKey }) => onceKey.startsWith(kind));
      link = mail && /href="([^"]*(?:confirm|unsubscribe)=[^"]+)"/.exec(mail.html)?.[1];
      return link;
    })
    .toBeDefined();
  return link!;
}

test("a visitor writes, gets a reference by mail, and an administrator's answer in the same thread", async ({
  page,
  signedIn,
}) => {
  const email = newAddress();
  const main = page.getByRole("main");
  await page.goto("/contact");
  await untilHydrated(page);
  await main.getByRole("button", { name: say("support:contact.send") }).click();
  await expect(main.getByText(say("support:contact.required"))).toHaveCount(3);
  await expectAccessible(page);
  await main.getByLabel(say("support:contact.name")).fill("Ada Brown");
  await main.getByLabel(say("support:contact.email")).fill(email);
  await main.getByLabel(say("support:contact.subject")).fill("A late parcel");
  await main.getByLabel(say("support:contact.message")).fill("Where is it?\nIt was sent in May.");
  await page.route("**/api/support/inquiries", (route) => route.abort());
  await main.getByRole("button", { name: say("support:contact.send") }).click();
  await expect(main.getByRole("alert")).toContainText(say("support:contact.failedTitle"));
  await page.unroute("**/api/support/inquiries");
  await page.reload();
  // The browser has the text; name and address are its own autofill's.
  await expect(main.getByLabel(say("support:contact.message"))).toHaveValue(
    "Where is it?\nIt was sent in May.",
  );
  await main.getByLabel(say("support:contact.name")).fill("Ada Brown");
  await main.getByLabel(say("support:contact.email")).fill(email);
  await main.getByRole("button", { name: say("support:contact.send") }).click();
  await expect(main.getByRole("heading", { name: say("support:contact.sentTitle") })).toBeFocused();
  const reference = (await main.getByText(/^S-\d{5}$/).textContent())!;
  await expectAccessibleAtBothWidths(page);

  const [receipt] = await mailsAbout("received", email);
  const [forSupport] = await mailsAbout("new", email);
  expect(receipt).toMatchObject({ recipient: email, subject: `We received your message (${reference})` });
  expect(forSupport).toMatchObject({ recipient: "support@cafeto.example" });
  const admin = await addPerson(await openMarket(), { roles: ["admin"], name: "Ines Lima" });
  const desk = await (await signedIn({ ...admin, session: { ...admin.session, aal: "aal2" } })).newPage();
  await desk.goto(/href="([^"]*inquiry=[^"]+)"/.exec(forSupport!.html)![1]!.replaceAll("&amp;", "&"));
  await untilHydrated(desk);
  await expect(desk.getByText("It was sent in May.")).toBeVisible();
  await desk.getByLabel("Your answer").fill("It is at customs.");
  await desk.getByRole("button", { name: "Send answer" }).click();
  await expect(desk.getByText("Ines Lima answered")).toBeVisible();
  await expectAccessibleAtBothWidths(desk);
  const [answer] = await mailsAbout("answer", email);
  expect(answer).toMatchObject({ recipient: email, subject: `Re: ${receipt!.subject}` });
  expect(answer!.headers["In-Reply-To"]).toBe(receipt!.headers["Message-ID"]);
  expect(answer!.text).toContain("It is at customs.");

  await desk.getByRole("button", { name: "Close", exact: true }).click();
  await expect(desk.getByRole("button", { name: "Reopen" })).toBeVisible();
  await desk.getByRole("link", { name: "All inquiries" }).click();
  await desk.getByRole("link", { name: "Closed" }).click();
  await expect(desk.getByRole("article").filter({ hasText: reference })).toBeVisible();
  await expectAccessibleAtBothWidths(desk);
});

test("someone signed in finds name, address and the subject of the link filled in", async ({ signedIn }) => {
  const shopper = await addShopper();
  const page = await (await signedIn(shopper)).newPage();
  await page.goto("/contact?subject=enterprise");
  const main = page.getByRole("main");
  await expect(main.getByLabel(say("support:contact.name"))).toHaveValue(shopper.fullName);
  await expect(main.getByLabel(say("support:contact.email"))).toHaveValue(shopper.email);
  await expect(main.getByLabel(say("support:contact.subject"))).toHaveValue(
    say("support:contact.subjects.enterprise"),
  );
  await untilHydrated(page);
  await main.getByLabel(say("support:contact.message")).fill("We are ten shops.");
  await main.getByRole("button", { name: say("support:contact.send") }).click();
  await expect(main.getByRole("heading", { name: say("support:contact.sentTitle") })).toBeVisible();
  const { db } = await openMarket();
  const own = and(eq(inquiries.userId, shopper.userId), eq(inquiries.email, shopper.email));
  expect(await db.$count(inquiries, own)).toBe(1);
});

test("from the footer onto the list by the mailed link, into the export, and off it again by the welcome's link", async ({
  page,
  signedIn,
}) => {
  const email = newAddress();
  await page.goto("/help");
  await untilHydrated(page);
  const footer = page.getByRole("contentinfo");
  await footer.getByLabel(say("newsletter:email")).fill(email);
  await footer.getByRole("button", { name: say("newsletter:subscribe") }).click();
  await expect(footer.getByText(email)).toBeVisible();
  await expectAccessible(page);

  await page.goto(await linkIn(email, "newsletter-confirm"));
  await untilHydrated(page);
  await expectAccessibleAtBothWidths(page);
  await page.getByRole("button", { name: say("newsletter:confirm.button") }).click();
  await expect(page.getByRole("heading", { name: say("newsletter:confirm.doneTitle") })).toBeFocused();
  await expectAccessible(page);
  expect(await exportedBy(signedIn)).toContain(email);

  await page.goto(await linkIn(email, "newsletter-welcome"));
  await untilHydrated(page);
  await expectAccessible(page);
  await page.getByRole("button", { name: say("newsletter:unsubscribe.button") }).click();
  await expect(page.getByRole("heading", { name: say("newsletter:unsubscribe.doneTitle") })).toBeFocused();
  expect(await exportedBy(signedIn)).not.toContain(email);
});

/** The file that an administrator gets. */
async function exportedBy(
  signedIn: (who: Awaited<ReturnType<typeof addPerson>>) => Promise<{ newPage(): Promise<Page> }>,
) {
  const admin = await addPerson(await openMarket(), { roles: ["admin"] });
  const page = await (await signedIn({ ...admin, session: { ...admin.session, aal: "aal2" } })).newPage();
  await page.goto("/admin?tab=support");
  await untilHydrated(page);
  const coming = page.waitForEvent("download");
  await page.getByRole("button", { name: "Export CSV" }).click();
  return fs.readFileSync((await (await coming).path())!, "utf8");
}
