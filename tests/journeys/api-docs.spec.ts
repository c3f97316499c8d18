import { expect, test } from "@playwright/test";
import { expectAccessible, showByLight } from "./support/expect-accessible.ts";
import { addKind } from "./support/kinds.ts";

test("the API reference is found, read and tried with a key, at any width and by any light", async ({
  page,
  request,
  baseURL,
}) => {
  const problems: string[] = [];
  page.on("console", (log) => log.type() === "error" && problems.push(log.text()));
  page.on("pageerror", (error) => problems.push(error.message));
  const { cookie } = await addKind("enterprise vendor", baseURL!);
  const made = await request.post("/api/vendor/api-keys", {
    headers: { cookie: `${cookie.name}=${cookie.value}`, origin: baseURL! },
    data: { name: "Reference", scopes: ["products:read"] },
  });
  const { key } = (await made.json()) as { key: string };

  await page.goto("/api/docs");
  await expectAccessibleEverywhere();
  await page.getByRole("searchbox", { name: "Find an operation" }).fill("get /api/vendor/products");
  await page.getByRole("combobox", { name: "Who may call" }).selectOption("API keys");
  await page.locator('a[href="/api/docs/listings.listMyProducts"]').click();
  await expectAccessibleEverywhere();

  await page.getByRole("button", { name: "Send request" }).click();
  await expect(page.getByRole("status")).toContainText("401");
  problems.length = 0;
  await page.getByLabel("API key").fill(key);
  await page.getByRole("button", { name: "Send request" }).click();
  await expect(page.getByRole("status")).toContainText("200");
  await expect(page.getByLabel("Body of the answer")).toContainText('"items": []');
  await expectAccessible(page);

  await page.getByRole("link", { name: "Sign in" }).click();
  await page.context().addCookies([cookie]);
  await page.reload();
  await expect(page.getByText("Signed in as")).toBeVisible();
  expect(problems).toEqual([]);

  async function expectAccessibleEverywhere() {
    for (const width of [320, 360, 768, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      for (const light of ["dark", "light"] as const) {
        await showByLight(page, light);
        await expectAccessible(page);
      }
    }
  }
});
