import { expect, type Page } from "@playwright/test";
import { makePicture } from "../support/pictures.ts";
import { addKind, cookieOf } from "./support/kinds.ts";
import { askMarket, ledgerSum } from "./support/market.ts";
import { addShopper, test } from "./support/people.ts";
import { addToCart, fillAddress, goToPayment, payByCard } from "./support/shopper.ts";
import { untilAlive } from "./support/until-alive.ts";
import { wordsOf } from "./support/words.ts";

const say = wordsOf("en");
test.use({ locale: "en-US", viewport: { width: 1280, height: 900 } });

test("from an application to a month's statement: approved, listed with a picture, sold, shipped, delivered", async ({
  signedIn,
  browser,
  baseURL,
}) => {
  test.setTimeout(180_000);
  const seller = await (await signedIn(await addShopper())).newPage();
  const desk = await (await browser.newContext({ baseURL: baseURL! })).newPage();
  await desk.context().addCookies([cookieOf(await addKind("admin"), baseURL!)]);
  const company = `Finca Vida ${Date.now()}`;
  const product = `Vida ${Date.now()}`;

  await apply(seller, company);
  await desk.goto(`/admin?tab=vendors&search=${encodeURIComponent(company)}`);
  await untilAlive(desk);
  await desk.getByRole("link", { name: company }).click();
  await desk.getByRole("button", { name: say("vendors:admin.approve"), exact: true }).click();
  await expect(seller).toHaveURL("/vendor/dashboard");

  const productId = await handIn(seller, product);
  await desk.goto(`/admin?tab=products&product=${productId}`);
  await untilAlive(desk);
  await desk.getByRole("button", { name: "Approve product" }).click();
  await expect(desk.getByText("Approved. The vendor was mailed.")).toBeVisible();

  const number = await buy(await (await signedIn(await addShopper())).newPage(), productId);
  await deliver(seller, number);

  await seller.goto("/vendor/dashboard?tab=money");
  const statement = seller.getByRole("row").filter({ hasText: number });
  await expect(statement.filter({ hasText: "$18.50" })).toHaveCount(1);
  // 12% of $18.50, rounded half up.
  await expect(statement.filter({ hasText: "-$2.22" })).toHaveCount(1);
  expect(await ledgerSum()).toBe("0.00");
  const [reindexed] = await askMarket<{ is_listed: boolean }>(
    "select is_listed from product_search where product_id = $1",
    [productId],
  );
  expect(reindexed?.is_listed).toBe(true);
  await desk.context().close();
});

async function apply(page: Page, company: string): Promise<void> {
  const field = (name: string) =>
    page.getByRole("main").getByLabel(new RegExp(`^${say(`vendors:form.${name}`)}`));
  await page.goto("/vendor/register");
  await untilAlive(page);
  await field("companyName").fill(company);
  await field("businessType").selectOption("coffee_farm");
  await field("description").fill(
    "Two hectares of Bourbon above Huila, picked by hand and dried in the shade.",
  );
  await field("country").selectOption("CO");
  await field("phoneNumber").fill("+57 300 123 4567");
  await page.getByRole("main").getByRole("checkbox").last().check();
  await page.getByRole("button", { name: say("vendors:register.submit") }).click();
  await expect(page).toHaveURL("/vendor/pending");
}

async function handIn(page: Page, name: string): Promise<string> {
  await page.goto("/vendor/products/new");
  await untilAlive(page);
  await page.locator("input[type=file]").setInputFiles({
    name: "bag.jpg",
    mimeType: "image/jpeg",
    buffer: await makePicture({ width: 900, height: 900 }),
  });
  await page.getByLabel("Product name").fill(name);
  await page.getByLabel("Description").fill("Panela, red apple and a long finish; roasted in small batches.");
  await page.getByLabel("Category").selectOption("roasted-coffee");
  await page.getByLabel("Origin").selectOption("CO");
  await page.getByLabel("Roast level").selectOption("medium");
  await page.getByLabel("Price in USD").fill("18.50");
  await page.getByLabel("Weight in grams").fill("250");
  await page.getByLabel("Stock quantity").fill("5");
  await expect(page.getByRole("progressbar")).toHaveCount(0);
  await page.getByRole("button", { name: "Submit for approval" }).click();
  await expect(page).toHaveURL(/\/vendor\/dashboard\?tab=products/);
  const [row] = await askMarket<{ id: string; pictures: number }>(
    "select id, cardinality(image_urls) as pictures from products where name = $1",
    [name],
  );
  expect(row!.pictures).toBe(1);
  return row!.id;
}

async function buy(page: Page, productId: string): Promise<string> {
  await addToCart(page, say, productId);
  await page.goto("/checkout");
  await fillAddress(page, say);
  await goToPayment(page, say);
  await payByCard(page, "4242424242424242");
  await page.waitForURL(/\/payment-success/);
  await expect(page.getByText(say("checkout:success.title")).first()).toBeVisible();
  const [order] = await askMarket<{ number: string }>(
    "select o.number::text from orders o join order_items i on i.order_id = o.id where i.product_id = $1",
    [productId],
  );
  return order!.number;
}

async function deliver(page: Page, number: string): Promise<void> {
  await page.goto(`/vendor/dashboard?tab=orders&search=${number}`);
  await untilAlive(page);
  await page.getByRole("link", { name: say("orders:number", { number }) }).click();
  await page.getByRole("button", { name: say("orders:sell.accept") }).click();
  await page.getByRole("button", { name: say("orders:sell.ship.open") }).click();
  const ship = page.getByRole("dialog");
  await ship.getByLabel(say("orders:sell.ship.carrier")).fill("DHL");
  await ship.getByLabel(say("orders:sell.ship.number")).fill("JD014600003828");
  await ship.getByRole("button", { name: say("orders:sell.ship.confirm") }).click();
  await page.getByRole("button", { name: say("orders:sell.deliver.open") }).click();
  await page.getByRole("button", { name: say("orders:sell.deliver.confirm") }).click();
  await expect
    .poll(async () => {
      const [parcel] = await askMarket<{ status: string }>(
        "select p.status from parcels p join orders o on o.id = p.order_id where o.number = $1",
        [number],
      );
      return parcel!.status;
    })
    .toBe("delivered");
}
