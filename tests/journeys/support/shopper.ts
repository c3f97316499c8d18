import { expect, type Locator, type Page } from "@playwright/test";
import { linkInMail } from "./mails.ts";
import type { Say } from "./words.ts";

const password = "crema-and-bloom-42";

/** A new person's address; journeys never share one. */
export function newEmail(name: string): string {
  return `${name}-${Date.now()}-${Math.floor(Math.random() * 1e6)}@people.example`;
}

/** Fills the sign-up tab that is open, in a part of the page, and follows the link of the mail. */
export async function signUpAndVerify(
  page: Page,
  say: Say,
  email: string,
  part: Page | Locator = page,
): Promise<void> {
  await part
    .getByRole("tab", { name: say("auth:auth.signUpTab") })
    .or(part.getByRole("link", { name: say("auth:auth.signUpTab"), exact: true }))
    .first()
    .click();
  await part.getByLabel(say("auth:fields.fullName")).fill("Ada Brown");
  await part.getByLabel(say("auth:fields.email")).fill(email);
  await part.getByLabel(say("auth:fields.password"), { exact: false }).first().fill(password);
  await part.getByLabel(say("auth:fields.confirmPassword")).fill(password);
  await part.getByRole("button", { name: say("auth:auth.signUpButton") }).click();
  await expect(page.getByText(say("auth:auth.signedUpText")).first()).toBeVisible();
  await page.goto(await linkInMail(email));
  await expect(page.getByText(say("auth:verify.doneTitle")).first()).toBeVisible();
}

export async function signIn(page: Page, say: Say, email: string, secret = password): Promise<void> {
  await page.getByLabel(say("auth:fields.email")).fill(email);
  await page.getByLabel(say("auth:fields.password"), { exact: false }).first().fill(secret);
  await page.getByRole("button", { name: say("auth:auth.signInButton"), exact: true }).click();
  await expect(page.getByText(say("auth:auth.welcomeText")).first()).toBeVisible();
}

export async function addToCart(page: Page, say: Say, productId: string): Promise<void> {
  await page.goto(`/products/${productId}`);
  await page
    .getByRole("button", { name: say("cart:add"), exact: true })
    .first()
    .click();
  await expect(page.getByText(say("cart:added")).first()).toBeVisible();
}

export async function fillAddress(page: Page | Locator, say: Say): Promise<void> {
  const field = (name: string) => page.getByLabel(say(`checkout:fields.${name}`), { exact: false }).first();
  await field("fullName").fill("Ada Brown");
  await field("phone").fill("+1 202 555 0123");
  await field("country").selectOption("US");
  await field("line1").fill("1 Main Street");
  await field("postalCode").fill("97201");
  await field("city").fill("Portland");
  await field("state").selectOption("OR");
}

/** From the filled address to the provider's page. */
export async function goToPayment(page: Page, say: Say): Promise<void> {
  await page.getByRole("button", { name: new RegExp(escapeForPattern(say("checkout:pay"))) }).click();
  await page.waitForURL(/\/pay\//);
}

export async function payByCard(page: Page, number: string): Promise<void> {
  await page.locator("#number").fill(number);
  await page.locator("#expiry").fill("12 / 34");
  await page.locator("#cvc").fill("123");
  await page.locator("#name").fill("Ada Brown");
  const postal = page.locator("#postalCode");
  if (await postal.isVisible()) await postal.fill("97201");
  await page.locator("form button").first().click();
}

const escapeForPattern = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
