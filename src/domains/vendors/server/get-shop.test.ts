import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { inkOn } from "#domains/vendors/shop-rules.ts";
import { addVendor, contextFor } from "../../../../tests/support/market-people.ts";
import { openTestMarket, type TestMarket } from "../../../../tests/support/open-test-market.ts";
import { endAway } from "./end-away.ts";
import { getShop } from "./get-shop.ts";
import { getVendor } from "./get-vendor.ts";
import { setAway } from "./set-away.ts";
import { unscopedSellingTerms } from "./shipping-profile.ts";
import { vendorImages, vendors } from "./tables.ts";
import { updateShipping } from "./update-shipping.ts";
import { updateShop } from "./update-shop.ts";
import { updateShopLook } from "./update-shop-look.ts";

let market: TestMarket;
beforeAll(async () => {
  market = await openTestMarket({ withSandbox: false });
});
afterAll(() => market.close());

const moveTo = (moment: string) => market.clock.advance(Date.parse(moment) - market.clock.now().getTime());
const addShop = async (more = {}) => {
  const owner = await addVendor(market.infra, more);
  return { owner, ctx: contextFor(market.infra, owner), vendorId: owner.vendor.id };
};
const addImage = async (vendorId: string, url: string) =>
  market.infra.db.insert(vendorImages).values({ vendorId, url, width: 400, height: 400, byteSize: 9_000 });

test("a shop without settings has default rates; its own are what buyers pay", async () => {
  const { ctx, vendorId } = await addShop();
  const { shipping } = await getShop(ctx);
  expect(shipping).toMatchObject({ domesticBaseCents: 500, handlingDays: 3 });
  const mine = { ...shipping, domesticBaseCents: 0, worldwidePerKgCents: 1_234, handlingDays: 7 };
  expect((await updateShipping(ctx, mine)).shipping).toMatchObject(mine);
  expect((await updateShipping(ctx, mine)).shipping).toMatchObject(mine);
  const terms = await unscopedSellingTerms(market.infra.db, [vendorId]);
  expect(terms.get(vendorId)!.profile).toMatchObject({ domesticBaseCents: 0, worldwidePerKgCents: 1_234 });
});

test("the page shows the shop's texts, marked with their language", async () => {
  const { owner, vendorId } = await addShop();
  const ctx = contextFor(market.infra, owner, "pt");
  const facts = { website: null, phoneNumber: "+551112345678", certifications: ["organic"], city: "" };
  await updateShop(ctx, { ...facts, description: "Uma fazenda no sul de Minas, de gente paciente." });
  expect(await getVendor(ctx, { vendorId })).toMatchObject({ ...facts, city: null, language: "pt" });
});

test("the logo is one of the vendor's own pictures", async () => {
  const [mine, other] = [await addShop(), await addShop()];
  await addImage(mine.vendorId, "/storage/v1/images/a.webp");
  await addImage(other.vendorId, "/storage/v1/images/b.webp");
  const look = { logoUrl: "/storage/v1/images/a.webp", brandColor: null };
  const shop = await updateShopLook(mine.ctx, look);
  expect(shop.logoUrl).toBe(look.logoUrl);
  expect(shop.images.map(({ url }) => url)).toEqual([look.logoUrl]);
  for (const logoUrl of ["/storage/v1/images/b.webp", "https://elsewhere.example/logo.png"])
    await expect(updateShopLook(mine.ctx, { ...look, logoUrl })).rejects.toMatchObject({
      code: "BAD_REQUEST",
      data: { issues: [{ path: "logoUrl" }] },
    });
  expect((await updateShopLook(mine.ctx, { ...look, logoUrl: null })).logoUrl).toBeNull();
});

test("a custom color needs a larger plan; after a downgrade it is stored but not shown", async () => {
  const { ctx, vendorId } = await addShop({ planType: "basic" });
  const look = { logoUrl: null, brandColor: "#2c6a3d" };
  await expect(updateShopLook(ctx, look)).rejects.toMatchObject({ code: "FORBIDDEN" });
  const setPlan = (planType: "premium" | "basic") =>
    market.infra.db.update(vendors).set({ planType }).where(eq(vendors.id, vendorId));
  await setPlan("premium");
  await updateShopLook(ctx, look);
  expect((await getVendor(ctx, { vendorId })).brandColor).toBe("#2c6a3d");
  await setPlan("basic");
  expect((await getVendor(ctx, { vendorId })).brandColor).toBeNull();
  // The logo is saved with the existing color.
  expect((await updateShopLook(ctx, look)).brandColor).toBe("#2c6a3d");
});

test("away from the first to the last day, back on the day after, in UTC", async () => {
  const { ctx, vendorId } = await addShop();
  const backOn = async (moment: string) => {
    moveTo(moment);
    return (await getVendor(ctx, { vendorId })).backOn;
  };
  moveTo("2026-03-01T12:00:00Z");
  await setAway(ctx, { from: "2026-03-10", until: "2026-03-31" });
  expect(await backOn("2026-03-09T23:59:59Z")).toBeNull();
  expect(await backOn("2026-03-10T00:00:00Z")).toBe("2026-04-01");
  expect(await backOn("2026-03-31T23:59:59Z")).toBe("2026-04-01");
  expect(await backOn("2026-04-01T00:00:00Z")).toBeNull();
  moveTo("2026-03-20T12:00:00Z");
  // Extended, though the first day has passed; then ended early.
  expect((await setAway(ctx, { from: "2026-03-10", until: "2026-04-05" })).backOn).toBe("2026-04-06");
  expect(await endAway(ctx)).toMatchObject({ backOn: null, awayFrom: null, awayUntil: null });
});

test.each([
  ["a first day that has passed", "2026-02-28", "2026-03-05", "from"],
  ["a last day before the first", "2026-03-05", "2026-03-04", "until"],
  ["more than a year", "2026-03-05", "2027-03-02", "until"],
])("%s is refused at its field", async (_, from, until, path) => {
  const { ctx } = await addShop();
  moveTo("2026-03-01T12:00:00Z");
  await expect(setAway(ctx, { from, until })).rejects.toMatchObject({ data: { issues: [{ path }] } });
});

test("text on any color has a contrast of 4.5 to 1 or more", () => {
  const luminance = (color: string) => {
    const [red, green, blue] = [1, 3, 5].map((at) => {
      const part = Number.parseInt(color.slice(at, at + 2), 16) / 255;
      return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
    }) as [number, number, number];
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  for (let step = 0; step < 4_096; step++) {
    const color = `#${[step >> 8, (step >> 4) & 15, step & 15].map((part) => part.toString(16).repeat(2)).join("")}`;
    const [light, dark] = [luminance(color), luminance(inkOn(color))].sort((a, b) => b - a) as [
      number,
      number,
    ];
    expect((light + 0.05) / (dark + 0.05), color).toBeGreaterThanOrEqual(4.5);
  }
});
