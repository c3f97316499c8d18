import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { getCart } from "#domains/cart/server/get-cart.ts";
import { cartItems } from "#domains/cart/server/tables.ts";
import { getProduct } from "#domains/catalogue/server/get-product.ts";
import { listProductsByIds } from "#domains/catalogue/server/list-products-by-ids.ts";
import { createQuote } from "#domains/checkout/server/create-quote.ts";
import { type NewProductInput, newProductInput } from "#domains/listings/product-shapes.ts";
import { listProducts } from "#domains/search/server/list-products.ts";
import { suggest } from "#domains/search/server/suggest.ts";
import { addToWishlist } from "#domains/wishlist/server/add-to-wishlist.ts";
import { listWishlist } from "#domains/wishlist/server/list-wishlist.ts";
import type { Language } from "#kernel/languages.ts";
import {
  addPerson,
  addProduct,
  address,
  addVendor,
  contextFor,
} from "../../../../tests/support/market-people.ts";
import { openTestMarket, type TestMarket } from "../../../../tests/support/open-test-market.ts";
import { approveProduct } from "./approve-product.ts";
import { createProduct } from "./create-product.ts";
import { getMyProduct } from "./get-my-product.ts";
import { productRevisions, products, type Translations } from "./tables.ts";
import { undoApprovals } from "./undo-approvals.ts";
import { updateProduct } from "./update-product.ts";

let market: TestMarket;
beforeAll(async () => {
  market = await openTestMarket({ pool: 10 });
});
afterAll(() => market.close());

const en = {
  name: "Clay mug of Ráquira",
  description: "Thrown by hand of red clay, holds a third of a liter.",
};
const es = {
  name: "Pocillo de barro de Ráquira",
  description: "Torneado a mano en barro rojo; le caben 330 ml.",
};

async function sell(translations: Translations = { en }) {
  const { vendor } = await addVendor(market.infra);
  return addProduct(market.infra, vendor.id, {
    ...{ ...es, language: "es", category: "accessories", originCountry: "CO", roastLevel: "none" },
    translations,
  });
}
const visitor = (language: Language) => contextFor(market.infra, { kind: "visitor" }, language);

test.each<[why: string, translations: unknown]>([
  ["into the original language", { es }],
  ["into an unknown language", { fr: en }],
  ["without a description", { en: { name: en.name } }],
  ["with too short a name", { en: { ...en, name: "ab" } }],
  ["with too long a description", { en: { ...en, description: "a".repeat(5_001) } }],
  ["that are no object", []],
])("the database refuses translations %s", async (_, translations) => {
  await expect(sell(translations as Translations)).rejects.toThrow();
});

test("everybody reads a product in their own language, else as it was written, and learns which that is", async () => {
  const { id: productId } = await sell();
  expect(await getProduct(visitor("en"), { productId })).toMatchObject({ ...en, language: "en" });
  expect(await getProduct(visitor("es"), { productId })).toMatchObject({ ...es, language: "es" });
  expect(await getProduct(visitor("pt"), { productId })).toMatchObject({ ...es, language: "es" });

  const cardIn = async (language: Language) =>
    (await listProductsByIds(visitor(language), { ids: [productId] })).items[0];
  expect(await cardIn("en")).toMatchObject({ name: en.name });
  expect(await cardIn("en")).not.toHaveProperty("language");
  expect(await cardIn("es")).not.toHaveProperty("language");
  expect(await cardIn("pt")).toMatchObject({ name: es.name, language: "es" });
});

test("cached answers are told apart by language, and follow a new translation", async () => {
  const { id: productId } = await sell();
  const suggested = async (language: Language) =>
    (await suggest(visitor(language), { term: "barro de Ráquira" })).products.find(
      ({ id }) => id === productId,
    );
  expect(await suggested("es")).toMatchObject({ name: es.name });
  expect(await suggested("en")).toMatchObject({ name: en.name });
  expect(await suggested("pt")).toMatchObject({ name: es.name, language: "es" });
  const found = await listProducts(visitor("en"), { search: "barro de Ráquira", page: 1 });
  expect(found.items.find(({ id }) => id === productId)?.name).toBe(en.name);
});

test("cart, wishlist and checkout are in the buyer's language", async () => {
  const { id: productId } = await sell();
  const person = await addPerson(market.infra);
  const inEnglish = contextFor(market.infra, person, "en");
  const inPortuguese = contextFor(market.infra, person, "pt");
  await market.infra.db
    .insert(cartItems)
    .values({ userId: person.userId, productId, quantity: 1, priceCents: 1_500, changedAt: new Date() });
  await addToWishlist(inEnglish, { productId });
  expect((await getCart(inEnglish)).lines).toMatchObject([{ name: en.name }]);
  expect((await listWishlist(inEnglish)).items[0]).not.toHaveProperty("language");
  expect((await listWishlist(inPortuguese)).items).toMatchObject([{ name: es.name, language: "es" }]);
  const quote = await createQuote(inEnglish, { lines: [{ productId, quantity: 1 }], address });
  expect(JSON.stringify(quote)).toContain(en.name);
});

const input: NewProductInput = newProductInput.parse({
  ...{ ...es, language: "es", translations: { en }, category: "accessories" },
  ...{ priceCents: 1_850, weightGrams: 250, stockQuantity: 12 },
});
const { stockQuantity: _, ...edit } = input;

test("a vendor's translations wait for approval with the rest, and undoing takes them back", async () => {
  const vendor = contextFor(market.infra, await addVendor(market.infra));
  const admin = contextFor(market.infra, await addPerson(market.infra, { roles: ["admin"] }));
  const { id: productId, submittedAt } = await createProduct(vendor, input);
  expect(await getMyProduct(vendor, { productId })).toMatchObject({ translations: { en } });
  await approveProduct(admin, { productId, submittedAt });
  const better = { ...en, name: "Red clay mug of Ráquira" };
  const { revision } = await updateProduct(vendor, { productId, ...edit, translations: { en: better } });
  expect(revision).toMatchObject({ state: "waiting", content: { translations: { en: better } } });
  expect(await getProduct(visitor("en"), { productId })).toMatchObject({ name: en.name });
  await approveProduct(admin, { productId, submittedAt: revision!.submittedAt });
  expect(await getProduct(visitor("en"), { productId })).toMatchObject({ name: better.name });
  await undoApprovals(admin, { items: [{ productId, submittedAt: revision!.submittedAt }] });
  expect(await getProduct(visitor("en"), { productId })).toMatchObject({ name: en.name });
});

test("an edit that says nothing of translations keeps them; those into the new original language go", async () => {
  const vendor = contextFor(market.infra, await addVendor(market.infra));
  const { id: productId } = await createProduct(vendor, input);
  const { translations: _, ...silent } = edit;
  const renamed = await updateProduct(vendor, { productId, ...silent, name: "Pocillo de barro" });
  expect(renamed.translations).toEqual({ en });
  const turned = await updateProduct(vendor, { productId, ...silent, ...en, language: "en" });
  expect(turned.translations).toEqual({});
  const wrong = { productId, ...edit, language: "en" as const };
  await expect(updateProduct(vendor, wrong)).rejects.toMatchObject({
    code: "BAD_REQUEST",
    data: { issues: [{ path: "translations.en", message: "original" }] },
  });
});

test("an edit from before there were translations is approved without any", async () => {
  const { id: productId } = await sell({});
  const [product] = await market.infra.db.select().from(products).where(eq(products.id, productId));
  const { translations: _, ...content } = product!;
  await market.infra.db
    .insert(productRevisions)
    .values({ productId, content: { ...content, name: "Pocillo rojo" } as typeof product & object });
  const [revision] = await market.infra.db
    .select()
    .from(productRevisions)
    .where(eq(productRevisions.productId, productId));
  const admin = contextFor(market.infra, await addPerson(market.infra, { roles: ["admin"] }));
  await approveProduct(admin, { productId, submittedAt: revision!.submittedAt.toISOString() });
  expect(await getProduct(visitor("en"), { productId })).toMatchObject({
    name: "Pocillo rojo",
    language: "es",
  });
});
