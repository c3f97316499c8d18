import http from "node:http";
import type { AddressInfo } from "node:net";
import { type BrowserContext, expect, type Page, test } from "@playwright/test";
import { expectAccessible } from "./support/expect-accessible.ts";
import { addKind } from "./support/kinds.ts";
import { untilHydrated } from "./support/until-hydrated.ts";

const tab = "/vendor/dashboard?tab=enterprise";

async function enter(context: BrowserContext, baseURL: string, language = "en"): Promise<Page> {
  const { name, value, url } = (await addKind("enterprise vendor", baseURL)).cookie;
  await context.addCookies([
    { name, value, url },
    { name: "i18nextLng", value: language, url },
  ]);
  return context.newPage();
}

test("a key is made, opens the API for its shop, and is worth nothing once it is revoked", async ({
  context,
  baseURL,
  playwright,
}) => {
  const page = await enter(context, baseURL!);
  await page.goto(tab);
  await untilHydrated(page);
  await page.getByRole("button", { name: "Create key" }).click();
  const form = page.getByRole("dialog");
  await form.getByRole("button", { name: "Create key" }).click();
  await expect(form).toContainText("Enter a name for the key.");
  await form.getByRole("textbox", { name: "Name" }).fill("Warehouse");
  await form.getByRole("checkbox", { name: "View your products" }).check();
  await form.getByRole("button", { name: "Create key" }).click();
  const shown = page.getByRole("alertdialog");
  const key = (await shown.locator("[data-secret]").textContent())!;
  await page.keyboard.press("Escape");
  await expect(shown).toContainText("We show this only once");
  await shown.getByRole("button", { name: "I’ve saved it" }).click();
  await expect(page.getByText(key)).toHaveCount(0);

  const program = await playwright.request.newContext({ baseURL: baseURL! });
  const headers = { authorization: `Bearer ${key}` };
  const ask = async (path: string) => (await program.get(path, { headers })).status();
  expect(await ask("/api/vendor/products")).toBe(200);
  expect(await ask("/api/vendor/parcels")).toBe(403);
  await page.getByRole("button", { name: "Revoke Warehouse" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Revoke" }).click();
  await expect(page.getByRole("listitem").filter({ hasText: "Warehouse" })).toContainText("Revoked");
  expect(await ask("/api/vendor/products")).toBe(401);
  await program.dispose();
});

test("an endpoint is told, its log says what came of it, and an event is sent again under its id", async ({
  context,
  baseURL,
}) => {
  const ids: string[] = [];
  const receiver = http.createServer((request, response) => {
    ids.push(String(request.headers["webhook-id"]));
    request.resume().on("end", () => response.writeHead(204).end());
  });
  await new Promise<void>((resolve) => receiver.listen(0, "localhost", resolve));
  const page = await enter(context, baseURL!);
  await page.goto(`${tab}&panel=webhooks`);
  await untilHydrated(page);
  await page.getByRole("button", { name: "Add endpoint" }).click();
  const form = page.getByRole("dialog");
  await form.getByRole("textbox", { name: "URL" }).fill("https://10.0.0.8/hook");
  await form.getByRole("button", { name: "Add endpoint" }).click();
  await expect(form).toContainText("We can’t reach this URL.");
  const { port } = receiver.address() as AddressInfo;
  await form.getByRole("textbox", { name: "URL" }).fill(`http://localhost:${port}/hook`);
  await form.getByRole("button", { name: "Add endpoint" }).click();
  await page.getByRole("button", { name: "I’ve saved it" }).click();
  await page.getByRole("link", { name: /^Delivery log of/ }).click();
  await page.getByRole("button", { name: "Send test event" }).click();
  const log = page.getByRole("region", { name: "Delivery log" }).getByRole("listitem");
  await expect(log.first()).toContainText("Delivered");
  await log.first().locator("summary").click();
  await log.first().getByRole("button", { name: "Send again" }).click();
  await expect(log).toHaveCount(2);
  await expect.poll(() => ids.length).toBe(2);
  expect(ids[1]).toBe(ids[0]);
  receiver.close();
});

const heading = "sku,name,description,category,price_usd,stock,weight_grams,origin_country,roast_level";
const line = (sku: string, price: string) =>
  `${sku},Lot ${sku},"Jasmine and bergamot, dried on raised beds.",roasted-coffee,${price},12,250,ET,light`;
const csvOf = (...lines: string[]) => ({
  name: "harvest.csv",
  mimeType: "text/csv",
  buffer: Buffer.from([heading, ...lines].join("\n")),
});

test("a file with errors says what is wrong, is corrected, applied and undone", async ({
  context,
  baseURL,
}) => {
  const page = await enter(context, baseURL!);
  await page.goto(`${tab}&panel=bulk`);
  const choose = page.locator("input[type=file]");
  await expect(page.getByRole("button", { name: "Choose a CSV file" })).toBeEnabled();
  await choose.setInputFiles({ ...csvOf(), buffer: Buffer.from("sku,is_approved\nA,true") });
  await expect(page.getByRole("alert").filter({ hasText: "is_approved" })).toBeVisible();
  await choose.setInputFiles(csvOf(line("A-1", "18.50"), line("A-2", "free")));
  const row = page.getByRole("row").filter({ hasText: "A-2" });
  await expect(row).toContainText("price_usd is not a number");
  await expectAccessible(page);
  await choose.setInputFiles(csvOf(line("A-1", "18.50"), line("A-2", "21.00")));
  await page.getByRole("button", { name: "Apply 2 rows" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Apply" }).click();
  await page.getByRole("button", { name: "Undo this upload" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Undo" }).click();
  await expect(page.getByRole("status").filter({ hasText: "Undone" })).toBeVisible();
  await page.goto("/vendor/dashboard?tab=products");
  await expect(page.getByText("Lot A-1")).toHaveCount(0);
});
