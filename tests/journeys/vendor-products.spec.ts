import { expect, type Locator, type Page, test } from "@playwright/test";
import { eq } from "drizzle-orm";
import { products } from "#domains/listings/server/tables.ts";
import { makePicture } from "../support/pictures.ts";
import { expectAccessibleAtBothWidths } from "./support/expect-accessible.ts";
import { addGood, type Seller } from "./support/goods.ts";
import { addKind } from "./support/kinds.ts";
import { openMarket } from "./support/market.ts";
import { untilHydrated } from "./support/until-hydrated.ts";
import { wordsOf } from "./support/words.ts";

test.use({ locale: "en-US", viewport: { width: 1280, height: 900 } });

const say = wordsOf("en");

async function signInAs(page: Page, kind: "approved vendor" | "admin") {
  const person = await addKind(kind, test.info().project.use.baseURL!);
  await page.context().clearCookies({ name: "cafeto_session" });
  await page.context().addCookies([person.cookie]);
  return person;
}

const file = async (name: string) => ({
  name,
  mimeType: "image/jpeg",
  buffer: await makePicture({ width: 640, height: 480 }),
});

/** Drops a picture on the page, or pastes it, as the browser would hand it over. */
async function handOver(target: Locator, kind: "drop" | "paste", name: string): Promise<void> {
  const bytes = (await makePicture({ width: 640, height: 480 })).toString("base64");
  await target.evaluate(
    (element, { bytes, kind, name }) => {
      const content = Uint8Array.from(atob(bytes), (letter) => letter.charCodeAt(0));
      const data = new DataTransfer();
      data.items.add(new File([content], name, { type: "image/jpeg" }));
      const event =
        kind === "drop"
          ? new DragEvent("drop", { dataTransfer: data, bubbles: true, cancelable: true })
          : new ClipboardEvent("paste", { clipboardData: data, bubbles: true, cancelable: true });
      element.dispatchEvent(event);
    },
    { bytes, kind, name },
  );
}

const tiles = (page: Page) =>
  page.getByRole("listitem").filter({ has: page.getByRole("button", { name: /^Move picture/ }) });
const addresses = (page: Page) =>
  tiles(page)
    .locator("img")
    .evaluateAll((all) => all.map((one) => (one as HTMLImageElement).src));

async function fillIn(page: Page, name: string): Promise<void> {
  await page.getByLabel("Product name").fill(name);
  await page
    .getByRole("textbox", { name: "Description", exact: true })
    .fill("Blackcurrant and cane sugar, washed and dried on raised beds.");
  await page.getByLabel("Category").selectOption("roasted-coffee");
  await page.getByLabel("Origin").selectOption("KE");
  await page.getByLabel("Roast level").selectOption("light");
  await page.getByLabel("Price in USD").fill("18.50");
  await page.getByLabel("Weight in grams").fill("250");
  await page.getByLabel("Stock quantity").fill("12");
}

test("a product is handed in with pictures, approved, sold, edited and approved again", async ({ page }) => {
  test.slow();
  await signInAs(page, "approved vendor");
  const name = `Kiambu ${Date.now()}`;
  await page.goto("/vendor/products/new");
  await page.locator("input[type=file]").setInputFiles([await file("first.jpg"), await file("second.jpg")]);
  await expect(tiles(page)).toHaveCount(2);
  await handOver(page.getByText("Drop or paste pictures here"), "drop", "third.jpg");
  await handOver(page.locator("body"), "paste", "fourth.jpg");
  await expect(tiles(page)).toHaveCount(4);
  await expect(page.getByRole("progressbar")).toHaveCount(0);

  // By keyboard the first goes to the second place, and the order is said aloud.
  const before = await addresses(page);
  await page.getByRole("button", { name: "Move picture 1", exact: true }).focus();
  await page.keyboard.press("Space");
  await expect(page.getByText("Picture 1 of 4 picked up.")).toBeAttached();
  await page.keyboard.press("ArrowRight");
  await expect(page.getByText("Now at position 2 of 4.")).toBeAttached();
  await page.keyboard.press("Space");
  await expect.poll(() => addresses(page)).toEqual([before[1], before[0], before[2], before[3]]);
  await page.getByRole("button", { name: "Move picture 4 earlier" }).click();
  await expect.poll(() => addresses(page)).toEqual([before[1], before[0], before[3], before[2]]);
  await page.getByRole("button", { name: "Remove picture 2" }).click();
  await expect(tiles(page)).toHaveCount(3);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(tiles(page)).toHaveCount(4);

  await fillIn(page, name);
  await page.getByRole("button", { name: "Submit for approval" }).click();
  await expect(page).toHaveURL(/\/vendor\/dashboard\?tab=products/);
  const row = page.getByRole("row").filter({ hasText: name });
  await expect(row).toContainText("Waiting for approval");
  const { db } = await openMarket();
  const [product] = await db.select().from(products).where(eq(products.name, name));
  expect(product!.imageUrls).toHaveLength(4);

  const vendor = (await page.context().cookies()).find((cookie) => cookie.name === "cafeto_session")!;
  await signInAs(page, "admin");
  await page.goto(`/admin?tab=products&product=${product!.id}`);
  await untilHydrated(page);
  await expect(page.getByRole("heading", { level: 2, name })).toBeVisible();
  await page.getByRole("button", { name: "Approve product" }).click();
  await expect(page.getByText("Approved. We emailed the vendor.")).toBeVisible();
  await page.goto(`/products/${product!.id}`);
  await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();

  // The price is another at once; the name waits, and the old one keeps selling.
  await page.context().addCookies([vendor]);
  await page.goto(`/vendor/dashboard?tab=products&product=${product!.id}`);
  await untilHydrated(page);
  await expect(page.getByLabel("Product name")).toHaveValue(name);
  await untilHydrated(page);
  await page.getByLabel("Product name").fill(`${name} AA`);
  await page.getByLabel("Price in USD").fill("21");
  await page.getByRole("button", { name: "Save changes" }).click();
  await expect(row).toContainText("Changes waiting for approval");
  await expect(row).toContainText("$21.00");
  await page.goto(`/vendor/dashboard?tab=products&product=${product!.id}`);
  await expect(page.getByText(`${name} AA`)).toBeVisible();
  await expect(page.getByText(say("listings:pictures.choose"), { exact: true })).toBeVisible();
  await expectAccessibleAtBothWidths(page);
  await page.goto(`/products/${product!.id}`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(name);

  await signInAs(page, "admin");
  await page.goto(`/admin?tab=products&product=${product!.id}`);
  await expect(page.getByText("What would change")).toBeVisible();
  await expect(page.getByText(`${name} AA`)).toBeVisible();
  await expect(page.getByRole("button", { name: "Approve changes" })).toBeEnabled();
  await expectAccessibleAtBothWidths(page);
  await page.getByRole("button", { name: "Approve changes" }).click();
  await expect(page.getByText("Approved. We emailed the vendor.")).toBeVisible();
  await page.goto(`/products/${product!.id}`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(`${name} AA`);
});

test("what fails loses nothing, also after a reload; each field and each picture says what is wrong", async ({
  page,
}) => {
  await signInAs(page, "approved vendor");
  await page.goto("/vendor/products/new");
  await untilHydrated(page);
  const submit = page.getByRole("button", { name: "Submit for approval" });
  await page.getByLabel("Product name").fill("AB");
  await submit.click();
  await expect(page.getByText("Minimum 3 characters required")).toBeVisible();
  await expect(page.getByText("This field is required").first()).toBeVisible();
  await expect(page.getByText("Please check all fields")).toBeVisible();

  const html = {
    name: "page.png",
    mimeType: "image/png",
    buffer: Buffer.from("<html><script>1</script></html>"),
  };
  const large = { name: "large.jpg", mimeType: "image/jpeg", buffer: Buffer.alloc(5 * 1_024 * 1_024 + 1) };
  const drawing = { name: "logo.svg", mimeType: "image/svg+xml", buffer: Buffer.from("<svg/>") };
  await page.locator("input[type=file]").setInputFiles([html, large, drawing]);
  await expect(page.getByText("page.png: Only JPG, PNG, and WEBP formats allowed")).toBeVisible();
  await expect(page.getByText("large.jpg: File too large (max 5MB)")).toBeVisible();
  await expect(page.getByText("logo.svg: Only JPG, PNG, and WEBP formats allowed")).toBeVisible();
  const six = await Promise.all([1, 2, 3, 4, 5, 6].map((n) => file(`${n}.jpg`)));
  await page.locator("input[type=file]").setInputFiles(six);
  await expect(page.getByText("Maximum 5 images allowed")).toBeVisible();
  await expect(tiles(page)).toHaveCount(5);
  await expect(page.getByRole("progressbar")).toHaveCount(0);
  await expect(tiles(page)).toHaveCount(5);

  await expect(page.getByText("This field is required").first()).toBeVisible();
  await expectAccessibleAtBothWidths(page);

  const name = `Kept ${Date.now()}`;
  await fillIn(page, name);
  await page.route("**/api/vendor/products", (route) => route.abort());
  await submit.click();
  await expect(page.getByText("Failed to create product")).toBeVisible();
  await page.unroute("**/api/vendor/products");
  await page.reload();
  await expect(page.getByText("We kept your draft")).toBeVisible();
  await expect(page.getByLabel("Product name")).toHaveValue(name);
  await expect(page.getByLabel("Price in USD")).toHaveValue("18.50");
  await expect(tiles(page)).toHaveCount(5);
  await submit.click();
  await expect(page).toHaveURL(/tab=products/);
  await page.goto("/vendor/products/new");
  await expect(page.getByLabel("Product name")).toHaveValue("");
});

test("the stock is changed by an amount, a rejected product is handed in again, a full plan says so", async ({
  page,
}) => {
  const seller = (await signInAs(page, "approved vendor")) as Seller;
  await addGood(seller, {
    ...{ name: "Refused lot", originCountry: "KE", isApproved: false, stock: 0 },
    ...{ rejectedAt: new Date(), rejectionReason: "Please add a picture." },
  });
  await page.goto("/vendor/dashboard?tab=products");
  await untilHydrated(page);
  await expect(page.getByRole("row").filter({ hasText: "Please add a picture." })).toBeVisible();
  await page.getByRole("button", { name: "Actions for Refused lot" }).click();
  await page.getByRole("menuitem", { name: "Change stock" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Add or remove").fill("-3");
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(dialog.getByText("You can’t go below that")).toBeVisible();
  await dialog.getByLabel("Add or remove").fill("25");
  await dialog.getByRole("button", { name: "Save" }).click();
  const cell = page.getByRole("button", { name: "Stock of Refused lot" });
  await expect(cell).toHaveText("25");
  // What is counted is typed into its cell.
  await cell.click();
  await page.getByRole("textbox", { name: "Stock of Refused lot" }).fill("24");
  await page.keyboard.press("Enter");
  await expect(cell).toHaveText("24");
  await page.getByRole("button", { name: "Actions for Refused lot" }).click();
  await page.getByRole("menuitem", { name: "Stock history" }).click();
  await expect(dialog.getByText("+25")).toBeVisible();
  await expect(dialog.getByText(/^[-−]1$/)).toBeVisible();
  await page.keyboard.press("Escape");

  await page.getByRole("button", { name: "Actions for Refused lot" }).click();
  await page.getByRole("menuitem", { name: "Edit and resubmit" }).click();
  await page.getByLabel("Product name").fill("Better lot");
  await page.getByRole("button", { name: "Save changes" }).click();
  await expect(page.getByRole("row").filter({ hasText: "Better lot" })).toContainText("Waiting for approval");

  for (const name of ["Lot 1", "Lot 2"]) await addGood(seller, { name, originCountry: "KE", stock: 0 });
  await page.reload();
  await untilHydrated(page);
  await expect(page.getByText("3 of 3")).toBeVisible();
  await page.getByRole("button", { name: "Actions for Lot 1" }).click();
  await page.getByRole("menuitem", { name: "Duplicate" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Plan Limit Reached");

  await page.goto("/vendor/dashboard?tab=products");
  await untilHydrated(page);
  await page.getByRole("button", { name: "Actions for Lot 1" }).click();
  await page.getByRole("menuitem", { name: "Delete" }).click();
  await page.getByRole("button", { name: "Delete product" }).click();
  await expect(page.getByText("2 of 3")).toBeVisible();
});
