import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { linkCardPath } from "#domains/discovery/link-card-path.ts";
import { products } from "#domains/listings/server/tables.ts";
import { addProduct, addVendor } from "../../tests/support/market-people.ts";
import { openTestMarket, type TestMarket } from "../../tests/support/open-test-market.ts";
import { openShop, type Shop } from "../../tests/sweeps/support/open-shop.ts";

let market: TestMarket;
let shop: Shop;
let vendorId: string;
beforeAll(async () => {
  market = await openTestMarket({ withSandbox: false });
  shop = await openShop(market.infra);
  vendorId = (await addVendor(market.infra)).vendor.id;
});
afterAll(async () => {
  await shop?.close();
  await market?.close();
});

const get = (path: string) => fetch(`${shop.url}${path}`);
const sizeOf = async (answer: Response) => {
  const { format, width, height } = await sharp(await answer.arrayBuffer()).metadata();
  return { format, width, height };
};
const card = { format: "jpeg", width: 1_200, height: 630 };
const forever = "public, max-age=31536000, immutable";

async function productCalled(name: string): Promise<string> {
  const { id } = await addProduct(market.infra, vendorId);
  await market.infra.db.update(products).set({ name }).where(eq(products.id, id));
  return id;
}

test.each([
  "Yirgacheffe",
  "</text><script>alert(1)</script> & \"quotes\" 'n' <b>",
  "W".repeat(120),
  "Alfama Manhã moído para cafeteira italiana, torrado ontem à tarde na rua de São João da Praça",
  "咖啡 ☕️",
])("a product called %s has a picture of 1200 by 630", async (name) => {
  const id = await productCalled(name);
  const answer = await get(`/storage/v1/cards/products/${id}.jpg`);
  expect(answer.headers.get("content-type")).toBe("image/jpeg");
  expect(await sizeOf(answer)).toEqual(card);
});

test("what its version names may be kept forever; another name has another address, and the old one shows the new", async () => {
  const id = await productCalled("First name");
  const companyName = (await addressFacts(id)).companyName;
  const path = (name: string) => linkCardPath("products", id, [name, companyName, "/placeholder.svg"]);
  const first = await get(path("First name"));
  expect(first.headers.get("cache-control")).toBe(forever);
  await market.infra.db.update(products).set({ name: "Second name" }).where(eq(products.id, id));
  const old = await get(path("First name"));
  expect(old.headers.get("cache-control")).toBe("public, max-age=3600");
  const current = await get(path("Second name"));
  expect(current.headers.get("cache-control")).toBe(forever);
  expect(Buffer.from(await old.arrayBuffer())).toEqual(Buffer.from(await current.arrayBuffer()));
});

async function addressFacts(id: string) {
  const answer = await get(`/api/products/${id}`);
  const { vendor, imageUrls } = (await answer.json()) as {
    vendor: { companyName: string };
    imageUrls: string[];
  };
  expect(imageUrls).toEqual(["/placeholder.svg"]);
  return vendor;
}

test("a product's name may be in a language of its own", async () => {
  const id = await productCalled("Café de la casa");
  const translations = { es: { name: "Café", description: "Un café para todos los días." } };
  await market.infra.db.update(products).set({ translations }).where(eq(products.id, id));
  const [english, spanish] = await Promise.all(
    ["en", "es"].map(async (language) => {
      const answer = await get(`/storage/v1/cards/products/${id}.${language}.jpg`);
      return Buffer.from(await answer.arrayBuffer());
    }),
  );
  expect(english!.equals(spanish!)).toBe(false);
});

test("vendors and categories have theirs", async () => {
  expect(await sizeOf(await get(`/storage/v1/cards/vendors/${vendorId}.jpg`))).toEqual(card);
  expect(await sizeOf(await get("/storage/v1/cards/categories/roasted-coffee.es.jpg"))).toEqual(card);
});

test("concurrent requests share one drawing", async () => {
  const id = await productCalled("Asked for by everyone");
  const answers = await Promise.all(
    Array.from({ length: 40 }, () => get(`/storage/v1/cards/products/${id}.jpg`)),
  );
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
});

test("unknown, off-sale and invalid ids have none", async () => {
  const hidden = await productCalled("Not yet approved");
  await market.infra.db.update(products).set({ isApproved: false }).where(eq(products.id, hidden));
  for (const name of [
    `products/${hidden}`,
    `products/${randomUUID()}`,
    "products/none",
    `vendors/${randomUUID()}`,
    "categories/roasted_beans.es",
    "categories/roasted-coffee.xx",
    "categories/tea.en",
    `users/${randomUUID()}`,
    "products/..%2f..%2fsecret",
  ])
    expect([name, (await get(`/storage/v1/cards/${name}.jpg`)).status]).toEqual([name, 404]);
});
