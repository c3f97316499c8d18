import { expect } from "@playwright/test";
import { eq } from "drizzle-orm";
import { suppressedAddresses } from "#platform/email/tables.ts";
import { toast } from "./support/auth-page.ts";
import { expectAccessible } from "./support/expect-accessible.ts";
import { addKind } from "./support/kinds.ts";
import { messagesTo } from "./support/mails.ts";
import { openMarket } from "./support/market.ts";
import { test } from "./support/people.ts";
import { untilHydrated } from "./support/until-hydrated.ts";
import { wordsOf } from "./support/words.ts";

test.use({ locale: "en-US", viewport: { width: 1280, height: 900 } });

const say = wordsOf("en");

test("each kind of mail is looked at in another language and sent to oneself; an address is suppressed and released", async ({
  page,
  baseURL,
}) => {
  const admin = await addKind("admin", baseURL!);
  await page.context().addCookies([admin.cookie]);
  await page.goto("/admin?tab=emails");
  await untilHydrated(page);
  await expectAccessible(page);
  await page.getByRole("link", { name: say("mails:views.kinds") }).click();
  await page.getByRole("combobox", { name: say("mails:kinds.kind") }).selectOption("user-banned");
  await page.getByRole("combobox", { name: say("mails:kinds.language") }).selectOption("pt");
  await expect(page.getByText("Sua conta na Cafeto está bloqueada", { exact: true })).toBeVisible();
  const preview = page.frameLocator("iframe");
  await expect(
    preview.getByRole("paragraph").filter({ hasText: "Você não pode mais entrar na sua conta." }),
  ).toBeVisible();
  await page.getByRole("button", { name: say("mails:kinds.send") }).click();
  await expect(toast(page, say("mails:kinds.sent"))).toBeVisible();
  const [mail] = await messagesTo(admin.email);
  expect(mail!.subject).toBe("Sua conta na Cafeto está bloqueada");

  await page.goto(`/admin?tab=emails&search=${admin.email}`);
  await untilHydrated(page);
  await expect(page.getByRole("rowheader", { name: "Sua conta na Cafeto está bloqueada" })).toBeVisible();

  const email = `${Date.now()}@people.example`;
  await page.getByRole("link", { name: say("mails:views.suppressed") }).click();
  await untilHydrated(page);
  await page.getByRole("button", { name: say("mails:suppressed.add") }).click();
  await expect(page.getByText(say("mails:suppressed.emailWrong"))).toBeVisible();
  await page.getByRole("textbox", { name: say("mails:suppressed.email") }).fill(email);
  await page.getByRole("textbox", { name: say("mails:suppressed.note") }).fill("Marked us as spam");
  await page.getByRole("button", { name: say("mails:suppressed.add") }).click();
  await expect(toast(page, say("mails:suppressed.added"))).toBeVisible();
  await expectAccessible(page);
  const { db } = await openMarket();
  const isIt = eq(suppressedAddresses.address, email);
  expect(await db.$count(suppressedAddresses, isIt)).toBe(1);
  await page.getByRole("button", { name: say("mails:suppressed.releaseNamed", { email }) }).click();
  await page
    .getByRole("alertdialog")
    .getByRole("button", { name: say("mails:suppressed.release") })
    .click();
  await expect(toast(page, say("mails:suppressed.released"))).toBeVisible();
  expect(await db.$count(suppressedAddresses, isIt)).toBe(0);
});
