import { expect, type Page } from "@playwright/test";
import { like } from "drizzle-orm";
import { rateLimits } from "#platform/limits/tables.ts";
import { openMarket } from "./market.ts";
import type { Say } from "./words.ts";

/** The counts of sign-ins hold for tests too, and all of them come from one address. */
export async function forgetSignInCounts(): Promise<void> {
  const { db } = await openMarket();
  await db.delete(rateLimits).where(like(rateLimits.key, "sign_%"));
}

export const password = (page: Page, say: Say) =>
  page.getByRole("textbox", {
    name: new RegExp(`^${say("auth:fields.password")}|^${say("auth:fields.newPassword")}`),
  });
export const confirmation = (page: Page, say: Say) => page.getByLabel(say("auth:fields.confirmPassword"));
export const toast = (page: Page, title: string) =>
  page.locator("[data-sonner-toast][data-removed=false]").filter({ hasText: title });
export const signInLink = (page: Page, say: Say) =>
  page
    .getByRole("link", { name: say("words:account.signIn"), exact: true })
    .or(page.getByRole("link", { name: say("words:account.signInShort"), exact: true }))
    .first();

export async function fillSignIn(page: Page, say: Say, email: string, secret: string): Promise<void> {
  // The page before may still stand there, with a field for a contact's email.
  await page.getByRole("textbox", { name: new RegExp(`^${say("auth:fields.email")}`) }).fill(email);
  await password(page, say).fill(secret);
  await page.keyboard.press("Enter");
}

export async function fillPair(
  page: Page,
  say: Say,
  secret: string,
  form: "reset" | "signUp" = "reset",
): Promise<void> {
  await password(page, say).fill(secret);
  await confirmation(page, say).fill(secret);
  const button = form === "reset" ? "auth:reset.button" : "auth:auth.signUpButton";
  await page.getByRole("button", { name: say(button) }).click();
}

export async function signOut(page: Page, say: Say): Promise<void> {
  const end = page
    .getByRole("button", { name: say("words:account.signOut") })
    .or(page.getByRole("menuitem", { name: say("words:account.signOut") }));
  const menu = page
    .getByRole("button", { name: say("words:account.menu", { name: "Ada Brown" }) })
    .or(page.getByRole("button", { name: say("words:header.openMenu") }));
  const told = toast(page, say("auth:signedOut.title"));
  // A page that is still arriving closes what was open; and a press may have been done though its answer was slow.
  await expect(async () => {
    if (await told.isVisible()) return;
    if (!(await end.isVisible())) await menu.click({ timeout: 5_000 });
    await end.click({ timeout: 5_000 });
  }).toPass();
  await expect(told).toContainText(say("auth:signedOut.text"));
}

export async function chooseLanguage(page: Page, say: Say, name: string): Promise<void> {
  const menu = page.getByRole("button", { name: say("words:header.openMenu") });
  if (await menu.isVisible()) {
    await menu.click();
    await page.getByRole("button", { name, exact: true }).click();
    await page.keyboard.press("Escape");
    return;
  }
  await page.getByRole("banner").locator("[aria-haspopup=menu]").first().click();
  await page.getByRole("menuitemradio", { name }).click();
}
