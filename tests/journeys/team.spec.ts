import { expect } from "@playwright/test";
import { eq } from "drizzle-orm";
import { parcels } from "#domains/orders/server/tables.ts";
import { vendorMembers } from "#domains/vendors/server/tables.ts";
import { expectAccessible } from "./support/expect-accessible.ts";
import { addGoods } from "./support/goods.ts";
import { linkInMail } from "./support/mails.ts";
import { openMarket } from "./support/market.ts";
import { addShopper, test } from "./support/people.ts";
import { buy } from "./support/purchases.ts";
import { untilHydrated } from "./support/until-hydrated.ts";
import { wordsOf } from "./support/words.ts";

const say = wordsOf("en");
test.use({ locale: "en-US", viewport: { width: 1280, height: 900 } });

test("a packer is invited by mail, ships a parcel without seeing money, and is out at once when removed", async ({
  browser,
  signedIn,
}) => {
  const { db } = await openMarket();
  const [good] = await addGoods(1);
  const { seller } = good!;
  const order = await buy(await addShopper(), [good!]);
  const guest = await addShopper();
  const { companyName: company } = seller.vendor;

  const owner = await (await signedIn(seller)).newPage();
  await owner.goto("/vendor/dashboard?tab=team");
  await untilHydrated(owner);
  await owner.getByRole("button", { name: say("team:invite.open") }).click();
  const invite = owner.getByRole("dialog");
  await invite.getByRole("button", { name: say("team:invite.send") }).click();
  await expect(invite.getByText(say("team:invite.problems.invalid"))).toBeVisible();
  await invite.getByLabel(say("team:invite.email")).fill(guest.email);
  await expectAccessible(owner);
  await invite.getByRole("button", { name: say("team:invite.send") }).click();
  await expect(owner.getByRole("heading", { name: guest.email })).toBeVisible();

  const link = new URL(await linkInMail(guest.email));
  const visitor = await browser.newPage();
  await visitor.goto(`${link.pathname}${link.search}`);
  await expect(
    visitor.getByRole("heading", { level: 1, name: say("invitation:title", { company }) }),
  ).toBeVisible();
  const toSignIn = visitor.getByRole("main").getByRole("link", { name: say("invitation:toSignIn") });
  await expect(toSignIn).toHaveAttribute("href", new RegExp(`from=.*${link.search.slice(-20)}`));
  await expectAccessible(visitor);
  await visitor.close();

  const stranger = await (await signedIn(await addShopper())).newPage();
  await stranger.goto(`${link.pathname}${link.search}`);
  await expect(stranger.getByText("Sign out, then sign in with the invited address.")).toBeVisible();
  await expect(stranger.getByRole("button", { name: say("invitation:join", { company }) })).toBeHidden();

  const packer = await (await signedIn(guest)).newPage();
  await packer.goto(`${link.pathname}${link.search}`);
  await packer.getByRole("button", { name: say("invitation:join", { company }) }).click();
  await expect(packer).toHaveURL(/\/vendor\/dashboard/);
  const navigation = packer.getByRole("navigation", { name: say("workspace:title.vendor") });
  await expect(navigation.getByRole("link")).toHaveText([
    say("vendors:dashboard.tabs.orders"),
    say("vendors:dashboard.tabs.products"),
    say("vendors:dashboard.tabs.team"),
  ]);
  await expect(owner.getByRole("heading", { name: guest.fullName })).toBeVisible();

  await packer.goto("/vendor/dashboard?tab=money");
  await untilHydrated(packer);
  const main = packer.getByRole("main");
  const number = say("orders:number", { number: order.number });
  await main.getByRole("link", { name: number }).click();
  await expect(main.getByRole("heading", { name: number })).toBeVisible();
  await expect(main.getByText(good!.name)).toBeVisible();
  await expect(main).not.toContainText("$");
  await main.getByRole("button", { name: say("orders:sell.ship.open") }).click();
  const ship = packer.getByRole("dialog");
  await ship.getByLabel(say("orders:sell.ship.carrier")).fill("UPS");
  await ship.getByLabel(say("orders:sell.ship.number")).fill("1Z999AA10123456784");
  await packer.keyboard.press("Enter");
  await expect(main.getByText("1Z999AA10123456784")).toBeVisible();
  await expect(main).not.toContainText("$");
  const [parcel] = await db.select().from(parcels).where(eq(parcels.orderId, order.id));
  expect(parcel!.status).toBe("shipped");
  const money = await packer.request.get("/api/vendor/balance");
  expect(money.status()).toBe(403);

  await owner.getByRole("button", { name: say("team:remove.of", { name: guest.fullName }) }).click();
  const removal = owner.getByRole("alertdialog");
  await removal.getByRole("button", { name: say("team:remove.confirm") }).click();
  await expect(removal.getByText(say("team:remove.missing"))).toBeVisible();
  await removal.getByLabel(say("team:remove.reason")).fill("The harvest is over.");
  await removal.getByRole("button", { name: say("team:remove.confirm") }).click();
  await expect(owner.getByRole("heading", { name: guest.fullName })).toBeHidden();
  // The open page leaves by itself.
  await expect(packer).not.toHaveURL(/\/vendor\/dashboard/);
  expect((await packer.request.get("/api/vendor/parcels")).status()).toBe(403);
  const isGuest = eq(vendorMembers.userId, guest.userId);
  expect(await db.$count(vendorMembers, isGuest)).toBe(0);
});
