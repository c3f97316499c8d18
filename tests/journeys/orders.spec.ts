import { expect } from "@playwright/test";
import { acceptParcel } from "#domains/orders/server/accept-parcel.ts";
import { shipParcel } from "#domains/orders/server/ship-parcel.ts";
import { addGoods } from "./support/goods.ts";
import { addShopper, contextOf, type Shopper, test } from "./support/people.ts";
import { buy } from "./support/purchases.ts";
import { wordsOf } from "./support/words.ts";

test.use({ locale: "en-US", viewport: { width: 1280, height: 900 } });

const say = wordsOf("en");

test("an order is followed live, by its buyer alone, and prints without the shop around it", async ({
  signedIn,
}) => {
  const [ada, bea] = [await addShopper(), await addShopper()];
  const [good] = await addGoods(1);
  const { id, number, parcelOf } = await buy(ada, [good!]);
  const parcelId = parcelOf(good!);
  const open = async (who: Shopper, path: string) => {
    const page = await (await signedIn(who)).newPage();
    await page.goto(path);
    return page;
  };
  const list = await open(ada, "/orders");
  await expect(list.getByRole("article")).toContainText(say("orders:number", { number }));
  await expect(list.getByRole("article")).toContainText(say("orders:status.processing"));
  const page = await open(ada, `/orders/${id}`);
  const main = page.getByRole("main");
  await expect(main.getByRole("status").first()).toContainText(say("orders:status.processing"));
  await expect(main.getByText(say("orders:detail.noTracking"))).toBeVisible();
  const steps = main.getByRole("list", { name: /./ }).first().getByRole("listitem");
  await expect(steps).toHaveCount(4);
  await expect(main.locator("[aria-current=step]")).toContainText(say("orders:steps.processing"));

  const stranger = await open(bea, `/orders/${id}`);
  await expect(stranger.getByRole("heading", { level: 1 })).toHaveText(say("orders:detail.notFoundTitle"));

  const seller = await contextOf(good!.seller);
  await acceptParcel(seller, { parcelId });
  await shipParcel(seller, { parcelId, carrier: "DHL", trackingNumber: "CF-LIVE-1" });
  await expect(main.getByRole("status").first()).toContainText(say("orders:status.shipped"));
  await expect(main.locator("[aria-current=step]")).toContainText(say("orders:steps.shipped"));
  await expect(main.getByText("CF-LIVE-1")).toBeVisible();
  await expect(list.getByRole("article")).toContainText(say("orders:status.shipped"));

  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("banner")).toBeHidden();
  await expect(page.getByRole("contentinfo")).toBeHidden();
  await expect(page.getByRole("button", { name: say("orders:detail.print") })).toBeHidden();
  await expect(main.getByText("CF-LIVE-1")).toBeVisible();
});
