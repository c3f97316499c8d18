import { type BrowserContext, expect } from "@playwright/test";
import { eq } from "drizzle-orm";
import { shipParcel } from "#domains/orders/server/ship-parcel.ts";
import { orders } from "#domains/orders/server/tables.ts";
import { sumCents } from "#kernel/money.ts";
import type { Person } from "#platform/rpc/context.ts";
import { refundsOf } from "../support/sell.ts";
import { expectAccessible, expectAccessibleAtBothWidths } from "./support/expect-accessible.ts";
import { addGoods } from "./support/goods.ts";
import { addKind } from "./support/kinds.ts";
import { ledgerSum, openMarket, stockOf } from "./support/market.ts";
import { addShopper, contextOf, test } from "./support/people.ts";
import { buy } from "./support/purchases.ts";
import { untilHydrated } from "./support/until-hydrated.ts";
import { wordsOf } from "./support/words.ts";

/** A paid order of two vendors, on its buyer's screen. */
async function openOrder(signedIn: (who: Person) => Promise<BrowserContext>) {
  const [first] = await addGoods(1);
  const [second] = await addGoods(1);
  const buyer = await addShopper();
  const order = await buy(buyer, [first!, second!]);
  const page = await (await signedIn(buyer)).newPage();
  await page.goto(`/orders/${order.id}`);
  await expect(page.getByText(first!.seller.vendor.companyName).first()).toBeVisible();
  return { first: first!, second: second!, order, page, main: page.getByRole("main") };
}

test.describe("an order of two vendors", () => {
  const say = wordsOf("en");
  test.use({ locale: "en-US", viewport: { width: 1280, height: 900 } });

  test("is accepted, sent and delivered by one, given back in part by the other, and followed live by its buyer", async ({
    signedIn,
  }) => {
    const { first, second, order, main } = await openOrder(signedIn);

    const vendor = await (await signedIn(first.seller)).newPage();
    await vendor.goto(`/vendor/dashboard?tab=orders&search=${order.number}`);
    await untilHydrated(vendor);
    await vendor.getByRole("link", { name: say("orders:number", { number: order.number }) }).click();
    await expect(vendor.getByRole("heading", { name: say("orders:sell.money.title") })).toBeVisible();
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
    const other = await (await signedIn(second.seller)).newPage();
    const parcelId = order.parcelOf(second);
    await shipParcel(await contextOf(second.seller), { parcelId, carrier: "UPS", trackingNumber: "1Z999" });
    await other.goto(`/vendor/dashboard?tab=orders&parcel=${parcelId}`);
    await untilHydrated(other);
    await other.getByRole("button", { name: say("orders:refundForm.open"), exact: true }).click();
    const dialog = other.getByRole("dialog");
    await dialog.getByRole("button", { name: say("orders:refundForm.all") }).click();
    await dialog.getByRole("button", { name: /Refund \$/ }).click();
    await expect(dialog.getByText(say("orders:refundForm.restockMissing"))).toBeVisible();
    await expectAccessibleAtBothWidths(other);
    await dialog.getByLabel(say("orders:refundForm.restockYes")).check();
    await dialog.getByLabel(say("orders:refundForm.reason")).fill("The bag was torn.");
    await dialog.getByRole("button", { name: /Refund \$/ }).click();
    await expect(dialog).toBeHidden();
    await expect(main.getByText("Reason: The bag was torn.")).toBeVisible();
    await expect(main.getByText(say("orders:refunds.state.refunded"))).toBeVisible();
    expect((await stockOf([second.id])).get(second.id)!.stock).toBe(before + 1);
    expect(await ledgerSum()).toBe(0);
    await other.goto("/vendor/dashboard?tab=orders&parcel=nothing-of-mine");
    await expect(other.getByText(say("orders:sell.notFoundTitle"))).toBeVisible();
    const [refund] = await refundsOf(await openMarket(), order.id);
    expect(refund!.providerRefundId).toMatch(/^re_/);
  });

  test("is cancelled by its buyer before one of them sends it; an administrator sees what became of it", async ({
    signedIn,
    browser,
    baseURL,
  }) => {
    const { order, page, main } = await openOrder(signedIn);
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
    await device.addCookies([(await addKind("admin", baseURL!)).cookie]);
    const admin = await device.newPage();
    await admin.goto(`/admin?tab=orders&search=${order.number}`);
    await untilHydrated(admin);
    await admin.getByRole("link", { name: `#${order.number}` }).click();
    await expect(admin.getByText(/canceled by the buyer/)).toBeVisible();
    await expect(admin.getByRole("heading", { name: say("orders:admin.money") }).first()).toBeVisible();
    await admin.getByRole("button", { name: say("orders:refundForm.open"), exact: true }).click();
    const dialog = admin.getByRole("dialog");
    await dialog.getByRole("button", { name: say("orders:refundForm.all") }).click();
    await expect(dialog.getByText(say("orders:refundForm.isLast"))).toBeVisible();
    await dialog.getByLabel(say("orders:refundForm.restockNo")).check();
    await dialog.getByLabel(say("orders:refundForm.reason")).fill("The shop has closed.");
    await dialog.getByRole("button", { name: /Refund \$/ }).click();
    await expect(main.getByText("Reason: The shop has closed.")).toBeVisible();
    await expect(main.getByRole("status").first()).toContainText(say("orders:status.cancelled"));
    await expect.poll(() => keptOf(order.id)).toBe(0);
    expect(await ledgerSum()).toBe(0);
    await device.close();
  });
});

/** What an order cost its buyer once its refunds have arrived, in cents. */
async function keptOf(orderId: string): Promise<number> {
  const market = await openMarket();
  const [order] = await market.db.select().from(orders).where(eq(orders.id, orderId));
  const refunds = await refundsOf(market, orderId);
  const arrived = refunds.filter(({ state }) => state === "refunded").map(({ totalCents }) => totalCents);
  return order!.totalCents - sumCents(arrived);
}
