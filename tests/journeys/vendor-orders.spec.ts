import { expect, type Page } from "@playwright/test";
import { expectAccessible } from "./support/expect-accessible.ts";
import { addKind, cookieOf } from "./support/kinds.ts";
import { askMarket, ledgerSum, stockOf } from "./support/market.ts";
import { addShopper, type Shopper, test } from "./support/people.ts";
import { addToCart, fillAddress, goToPayment, payByCard } from "./support/shopper.ts";
import { wordsOf } from "./support/words.ts";

type Sold = { id: string; name: string; vendorId: string; owner: Shopper };

/** A product each of two vendors who ship themselves, and their owners. */
async function pickTwo(offset: number): Promise<Sold[]> {
  const rows = await askMarket<{
    id: string;
    name: string;
    vendor_id: string;
    user_id: string;
    email: string;
  }>(
    `select distinct on (v.id) p.id, p.name, v.id as vendor_id, u.id as user_id, u.email
     from products p join vendors v on v.id = p.vendor_id join users u on u.id = v.user_id join stock s on s.product_id = p.id
     where p.is_active and p.is_approved and v.is_approved and s.stock_quantity - s.held_quantity > 12
       and p.category = 'ground-coffee' and p.price_usd < 20
     order by v.id offset $1 limit 2`,
    [offset],
  );
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    vendorId: row.vendor_id,
    owner: { id: row.user_id, email: row.email, password: "" },
  }));
}

async function buy(page: Page, goods: Sold[]): Promise<{ id: string; number: string }> {
  const say = wordsOf("en");
  for (const product of goods) await addToCart(page, say, product.id);
  await page.goto("/checkout");
  await fillAddress(page, say);
  await goToPayment(page, say);
  await payByCard(page, "4242424242424242");
  await page.waitForURL(/\/payment-success/);
  await expect(page.getByText(say("checkout:success.title")).first()).toBeVisible();
  const link = page.getByRole("link", { name: say("checkout:success.viewOrder") }).first();
  await link.click();
  await page.waitForURL(/\/orders\//);
  const id = new URL(page.url()).pathname.split("/").at(-1)!;
  const [row] = await askMarket<{ number: string }>("select number::text from orders where id = $1", [id]);
  return { id, number: row!.number };
}

const parcelOf = async (orderId: string, vendorId: string) =>
  (
    await askMarket<{ id: string; status: string }>(
      "select id, status from parcels where order_id = $1 and vendor_id = $2",
      [orderId, vendorId],
    )
  )[0]!;

test.describe("an order of two vendors", () => {
  const say = wordsOf("en");
  test.use({ locale: "en-US", viewport: { width: 1280, height: 900 } });

  test("is accepted, sent and delivered by one, given back in part by the other, and followed live by its buyer", async ({
    signedIn,
  }) => {
    test.setTimeout(180_000);
    const goods = await pickTwo(0);
    const [first, second] = [goods[0]!, goods[1]!];
    const page = await (await signedIn(await addShopper())).newPage();
    const order = await buy(page, goods);
    const main = page.getByRole("main");

    const vendor = await (await signedIn(first.owner)).newPage();
    await vendor.goto(`/vendor/dashboard?tab=orders&search=${order.number}`);
    await vendor.getByRole("link", { name: say("orders:number", { number: order.number }) }).click();
    await vendor.getByRole("button", { name: say("orders:sell.accept") }).click();
    await expect(vendor.getByText(/Being packed since/)).toBeVisible();
    await expect(main.getByText(/Being packed since/)).toBeVisible();

    await vendor.getByRole("link", { name: say("orders:sell.slip.open") }).click();
    await expect(vendor.getByRole("heading", { name: say("orders:sell.slip.title") })).toBeVisible();
    await vendor.emulateMedia({ media: "print" });
    await expect(vendor.getByRole("cell", { name: first.name })).toBeVisible();
    await expect(vendor.getByRole("heading", { level: 1 })).toBeHidden();
    await expect(vendor.getByRole("tablist")).toBeHidden();
    await expect(vendor.locator(".packing-slip")).not.toContainText("$");
    await vendor.emulateMedia({ media: null });
    await vendor.getByRole("link", { name: say("orders:sell.slip.back") }).click();

    await vendor.getByRole("button", { name: say("orders:sell.ship.open") }).click();
    const ship = vendor.getByRole("dialog");
    await ship.getByRole("button", { name: say("orders:sell.ship.confirm") }).click();
    await expect(ship.getByText(say("orders:sell.ship.carrierMissing"))).toBeVisible();
    await ship.getByLabel(say("orders:sell.ship.carrier")).fill("UPS");
    await ship.getByLabel(say("orders:sell.ship.number")).fill("1Z999AA10123456784");
    await vendor.keyboard.press("Enter");
    await expect(main.getByText("1Z999AA10123456784")).toBeVisible();
    await expect(
      vendor.getByRole("heading", { name: say("orders:number", { number: order.number }) }),
    ).toBeFocused();
    await vendor.getByRole("button", { name: say("orders:sell.deliver.open") }).click();
    await vendor.getByRole("button", { name: say("orders:sell.deliver.confirm") }).click();
    await expect(main.getByText(say("orders:status.delivered")).first()).toBeVisible();

    const before = (await stockOf([second.id])).get(second.id)!.stock;
    const other = await (await signedIn(second.owner)).newPage();
    const parcel = await parcelOf(order.id, second.vendorId);
    await askMarket("update parcels set status = 'shipped' where id = $1", [parcel.id]);
    await other.goto(`/vendor/dashboard?tab=orders&parcel=${parcel.id}`);
    await other.getByRole("button", { name: say("orders:giveBack.open"), exact: true }).click();
    const dialog = other.getByRole("dialog");
    await dialog.getByRole("button", { name: say("orders:giveBack.all") }).click();
    await dialog.getByRole("button", { name: /Refund \$/ }).click();
    await expect(dialog.getByText(say("orders:giveBack.restockMissing"))).toBeVisible();
    await dialog.getByLabel(say("orders:giveBack.restockYes")).check();
    await dialog.getByLabel(say("orders:giveBack.reason")).fill("The bag was torn.");
    await dialog.getByRole("button", { name: /Refund \$/ }).click();
    await expect(dialog).toBeHidden();
    await expect(main.getByText("Reason: The bag was torn.")).toBeVisible();
    await expect(main.getByText(say("orders:refunds.state.refunded"))).toBeVisible();
    expect((await stockOf([second.id])).get(second.id)!.stock).toBe(before + 1);
    expect(await ledgerSum()).toBe("0.00");
    const sent = await askMarket(
      "select 1 from refunds where order_id = $1 and provider_refund_id like 're_%'",
      [order.id],
    );
    expect(sent).toHaveLength(1);
  });

  test("is cancelled by its buyer before one of them sends it; an administrator sees what became of it", async ({
    signedIn,
    browser,
    baseURL,
  }) => {
    test.setTimeout(180_000);
    const goods = await pickTwo(2);
    const page = await (await signedIn(await addShopper())).newPage();
    const order = await buy(page, goods);
    const main = page.getByRole("main");
    await main
      .getByRole("button", { name: say("orders:cancelOwn.open") })
      .first()
      .click();
    await page
      .getByRole("alertdialog")
      .getByRole("button", { name: say("orders:cancelOwn.confirm") })
      .click();
    await expect(main.getByText(say("orders:refunds.state.refunded"))).toBeVisible();
    await expect(main.getByRole("button", { name: say("orders:cancelOwn.open") })).toHaveCount(1);
    await expect(main.getByRole("heading", { level: 3 }).first()).toBeFocused();
    await expectAccessible(page);

    const device = await browser.newContext({ reducedMotion: "reduce", locale: "en-US", baseURL: baseURL! });
    await device.addCookies([cookieOf(await addKind("admin"), baseURL!)]);
    const admin = await device.newPage();
    await admin.goto(`/admin?tab=orders&search=${order.number}`);
    await admin.getByRole("link", { name: say("orders:number", { number: order.number }) }).click();
    await expect(admin.getByText(/cancelled by the buyer/)).toBeVisible();
    await admin.getByRole("button", { name: say("orders:giveBack.open"), exact: true }).click();
    const dialog = admin.getByRole("dialog");
    await dialog.getByRole("button", { name: say("orders:giveBack.all") }).click();
    await expect(dialog.getByText(say("orders:giveBack.isLast"))).toBeVisible();
    await dialog.getByLabel(say("orders:giveBack.restockNo")).check();
    await dialog.getByLabel(say("orders:giveBack.reason")).fill("The shop has closed.");
    await dialog.getByRole("button", { name: /Refund \$/ }).click();
    await expect(main.getByText("Reason: The shop has closed.")).toBeVisible();
    await expect(main.getByRole("status").first()).toContainText(say("orders:status.cancelled"));
    await expect.poll(async () => (await givenBack(order.id)).left).toBe("0.00");
    expect(await ledgerSum()).toBe("0.00");
    await device.close();
  });
});

async function givenBack(orderId: string): Promise<{ left: string }> {
  const [row] = await askMarket<{ left: string }>(
    `select (o.total_amount_usd - coalesce(sum(r.total_usd) filter (where r.state = 'refunded'), 0))::text as left
     from orders o left join refunds r on r.order_id = o.id where o.id = $1 group by o.id`,
    [orderId],
  );
  return row!;
}

for (const [language, locale] of [
  ["en", "en-US"],
  ["es", "es-MX"],
  ["pt", "pt-BR"],
] as const)
  for (const width of [360, 1280])
    test.describe(`${language} at ${width} px`, () => {
      test.use({ locale, viewport: { width, height: 800 } });
      const say = wordsOf(language);

      test("a vendor's and an administrator's orders have nothing in anybody's way", async ({
        signedIn,
        browser,
        baseURL,
      }) => {
        // Axe looks at five screens.
        test.setTimeout(180_000);
        const [sold] = await askMarket<{ id: string; user_id: string; email: string; order_id: string }>(
          `select p.id, u.id as user_id, u.email, p.order_id from parcels p join vendors v on v.id = p.vendor_id
           join users u on u.id = v.user_id where p.status = 'processing' and v.is_approved order by p.id offset 6 limit 1`,
        );
        const vendor = await (
          await signedIn({ id: sold!.user_id, email: sold!.email, password: "" })
        ).newPage();
        await vendor.goto("/vendor/dashboard?tab=orders");
        await expect(vendor.getByRole("heading", { name: say("orders:sell.title") })).toBeVisible();
        await expectAccessible(vendor);
        await vendor.goto(`/vendor/dashboard?tab=orders&parcel=${sold!.id}`);
        await expect(vendor.getByRole("heading", { name: say("orders:sell.money.title") })).toBeVisible();
        await expectAccessible(vendor);
        await vendor.getByRole("button", { name: say("orders:giveBack.open"), exact: true }).press("Enter");
        await expect(vendor.getByRole("dialog")).toBeVisible();
        await expectAccessible(vendor);
        await vendor.goto("/vendor/dashboard?tab=orders&parcel=nothing-of-mine");
        await expect(vendor.getByText(say("orders:sell.notFoundTitle"))).toBeVisible();

        const device = await browser.newContext({
          reducedMotion: "reduce",
          locale,
          viewport: { width, height: 800 },
          baseURL: baseURL!,
        });
        await device.addCookies([cookieOf(await addKind("admin"), baseURL!)]);
        const admin = await device.newPage();
        await admin.goto("/admin?tab=orders");
        await expect(admin.getByRole("heading", { name: say("orders:admin.title") })).toBeVisible();
        await expectAccessible(admin);
        await admin.goto(`/admin?tab=orders&order=${sold!.order_id}`);
        await expect(admin.getByRole("heading", { name: say("orders:admin.money") }).first()).toBeVisible();
        await expectAccessible(admin);
        await device.close();
      });
    });
