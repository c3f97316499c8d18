import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { getProduct } from "#domains/catalogue/server/get-product.ts";
import { rejectProduct } from "#domains/decisions/server/reject-product.ts";
import { type NewProductInput, newProductInput } from "#domains/listings/product-shapes.ts";
import { listProducts } from "#domains/search/server/list-products.ts";
import type { Language } from "#kernel/languages.ts";
import { emails } from "#platform/email/tables.ts";
import type { SignedInCtx } from "#platform/rpc/context.ts";
import { addPerson, addVendor, contextFor } from "../../../../tests/support/market-people.ts";
import { openTestMarket, type TestMarket } from "../../../../tests/support/open-test-market.ts";
import { approveProduct } from "./approve-product.ts";
import { createProduct } from "./create-product.ts";
import { unscopedEraseProducts } from "./erase-products.ts";
import { getMyProduct } from "./get-my-product.ts";
import { getQueuedProduct } from "./get-queued-product.ts";
import { listProductQueue } from "./list-product-queue.ts";
import { setProductActive } from "./set-product-active.ts";
import { updateProduct } from "./update-product.ts";
import { withdrawRevision } from "./withdraw-revision.ts";

let market: TestMarket;
let admin: SignedInCtx;
beforeAll(async () => {
  market = await openTestMarket({ withSandbox: false });
  admin = contextFor(market.infra, await addPerson(market.infra, { roles: ["admin"] }));
});
afterAll(() => market.close());

const coffee: NewProductInput = newProductInput.parse({
  name: "Nyeri Peaberry",
  description: "Blackcurrant and cane sugar, washed and dried on raised beds.",
  category: "roasted-coffee",
  priceCents: 1_850,
  weightGrams: 250,
  stockQuantity: 12,
  originCountry: "KE",
  roastLevel: "light",
});
const { stockQuantity: _, ...asEdit } = coffee;

async function handIn(input: Partial<NewProductInput> = {}) {
  const owner = await addVendor(market.infra);
  const ctx = contextFor(market.infra, owner);
  return { owner, ctx, product: await createProduct(ctx, { ...coffee, ...input }) };
}

async function onSale(input: Partial<NewProductInput> = {}) {
  const shop = await handIn(input);
  await approveProduct(admin, { productId: shop.product.id, submittedAt: shop.product.submittedAt });
  await market.runJobs();
  return shop;
}

const mailsTo = (email: string) => market.infra.db.select().from(emails).where(eq(emails.recipient, email));
const asBuyer = () => contextFor(market.infra, { kind: "visitor" as const });
const reason = "The second picture shows another bag.";

test("a new product is found and bought once it is approved, and its vendor hears of it", async () => {
  const { product, owner } = await handIn({ name: "Unheard Gesha" });
  const productId = product.id;
  await market.runJobs();
  const find = async () => (await listProducts(asBuyer(), { search: "Unheard", page: 1 })).total;
  expect(await find()).toBe(0);
  await expect(getProduct(asBuyer(), { productId })).rejects.toMatchObject({ code: "NOT_FOUND" });
  const { items } = await listProductQueue(admin, { kind: "product", size: 500 });
  expect(items.find((item) => item.productId === productId)).toMatchObject({
    name: "Unheard Gesha",
    companyName: owner.vendor.companyName,
  });
  await approveProduct(admin, { productId, submittedAt: product.submittedAt });
  await market.runJobs();
  expect(await find()).toBe(1);
  expect(await getProduct(asBuyer(), { productId })).toMatchObject({ stockQuantity: 12 });
  const [mail] = await mailsTo(owner.email);
  expect(mail!.text).toContain(`/vendor/dashboard?tab=products&product=${productId}`);
});

test.each(["en", "es", "pt"] as const)(
  "the vendor is mailed the reason in %s",
  async (language: Language) => {
    const person = await addPerson(market.infra, { language, roles: ["vendor"] });
    const { vendor } = await addVendor(market.infra, { userId: person.userId });
    const ctx = contextFor(market.infra, { ...person, vendor });
    const product = await createProduct(ctx, coffee);
    await rejectProduct(admin, {
      productId: product.id,
      submittedAt: product.submittedAt,
      rule: "listing",
      facts: reason,
    });
    const [mail] = await mailsTo(person.email);
    expect(mail).toMatchObject({ language });
    expect(mail!.text).toContain(reason);
    expect(mail!.subject).not.toContain("mail:");
  },
);

test("a rejected product shows why, is edited in place and resubmitted", async () => {
  const { product, ctx } = await handIn();
  const productId = product.id;
  await rejectProduct(admin, { productId, submittedAt: product.submittedAt, rule: "listing", facts: reason });
  expect(await getMyProduct(ctx, { productId })).toMatchObject({
    state: "rejected",
    rejectionReason: reason,
  });
  market.clock.advance(1_000);
  const again = await updateProduct(ctx, { ...asEdit, productId, name: "Nyeri Peaberry, new bag" });
  expect(again).toMatchObject({ state: "waiting", rejectionReason: null, revision: null });
  await approveProduct(admin, { productId, submittedAt: again.submittedAt });
  expect(await getMyProduct(ctx, { productId })).toMatchObject({
    state: "active",
    name: "Nyeri Peaberry, new bag",
  });
});

test("an approved product's price counts at once, its text waits while the old one sells", async () => {
  const { product, ctx } = await onSale();
  const productId = product.id;
  market.clock.advance(1_000);
  const edited = await updateProduct(ctx, { ...asEdit, productId, priceCents: 2_100, name: "Nyeri AA" });
  expect(edited).toMatchObject({
    state: "active",
    name: "Nyeri Peaberry",
    priceCents: 2_100,
    revision: { state: "waiting", content: { name: "Nyeri AA" } },
  });
  expect(await getProduct(asBuyer(), { productId })).toMatchObject({
    name: "Nyeri Peaberry",
    priceCents: 2_100,
  });
  expect(await getQueuedProduct(admin, { productId })).toMatchObject({
    name: "Nyeri Peaberry",
    revision: { content: { name: "Nyeri AA" } },
  });
  await approveProduct(admin, { productId, submittedAt: edited.revision!.submittedAt });
  expect(await getProduct(asBuyer(), { productId })).toMatchObject({ name: "Nyeri AA", priceCents: 2_100 });
  expect(await getMyProduct(ctx, { productId })).toMatchObject({ revision: null });
});

test("a price change needs no approval", async () => {
  const { product, ctx } = await onSale();
  const edited = await updateProduct(ctx, { ...asEdit, productId: product.id, priceCents: 1_700 });
  expect(edited).toMatchObject({ priceCents: 1_700, revision: null });
});

test("an edit replaces the one that waits, keeps its place where it is the same, and can be taken back", async () => {
  const { product, ctx } = await onSale();
  const productId = product.id;
  const edit = (name: string) => {
    market.clock.advance(1_000);
    return updateProduct(ctx, { ...asEdit, productId, name });
  };
  const first = await edit("First thought");
  const same = await edit("First thought");
  expect(same.revision).toEqual(first.revision);
  const second = await edit("Second thought");
  expect(second.revision).toMatchObject({ content: { name: "Second thought" } });
  const stale = approveProduct(admin, { productId, submittedAt: first.revision!.submittedAt });
  await expect(stale).rejects.toMatchObject({ code: "CONFLICT" });
  expect(await withdrawRevision(ctx, { productId })).toMatchObject({ revision: null });
  const third = await edit("Third thought");
  expect((await edit(product.name)).revision).toBeNull();
  const gone = approveProduct(admin, { productId, submittedAt: third.revision!.submittedAt });
  await expect(gone).rejects.toMatchObject({ code: "CONFLICT" });
});

test("a rejected edit leaves the product on sale, says why, and can be resubmitted", async () => {
  const { product, ctx } = await onSale();
  const productId = product.id;
  market.clock.advance(1_000);
  const { revision } = await updateProduct(ctx, { ...asEdit, productId, name: "The Best Coffee" });
  await rejectProduct(admin, {
    productId,
    submittedAt: revision!.submittedAt,
    rule: "listing",
    facts: reason,
  });
  expect(await getMyProduct(ctx, { productId })).toMatchObject({
    state: "active",
    name: "Nyeri Peaberry",
    revision: { state: "rejected", rejectionReason: reason },
  });
  market.clock.advance(1_000);
  const again = await updateProduct(ctx, { ...asEdit, productId, name: "A good coffee" });
  expect(again.revision).toMatchObject({ state: "waiting", rejectionReason: null });
});

test("of two admins who decide at once one does, and the other gets a conflict", async () => {
  const { product, owner } = await handIn();
  const seen = { productId: product.id, submittedAt: product.submittedAt };
  const results = await Promise.allSettled([
    approveProduct(admin, seen),
    rejectProduct(admin, { ...seen, rule: "listing", facts: reason }),
    approveProduct(admin, seen),
  ]);
  expect(results.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  expect(await mailsTo(owner.email)).toHaveLength(1);
});

test("an erased shop's products are neither in the queue nor described anywhere", async () => {
  const { product, owner, ctx } = await onSale();
  await updateProduct(ctx, { ...asEdit, productId: product.id, name: "A last wish" });
  const waiting = await createProduct(ctx, { ...coffee, name: "A last product" });
  await unscopedEraseProducts(market.infra.db, owner.vendor.id);
  const { items } = await listProductQueue(admin, { size: 500 });
  const left = [product.id, waiting.id];
  expect(items.filter(({ productId }) => left.includes(productId))).toEqual([]);
  const gone = getQueuedProduct(admin, { productId: waiting.id });
  await expect(gone).rejects.toMatchObject({ code: "NOT_FOUND" });
});

test("a product deactivated while it waits is approved inactive", async () => {
  const { product, ctx } = await handIn();
  await setProductActive(ctx, { productId: product.id, isActive: false });
  await approveProduct(admin, { productId: product.id, submittedAt: product.submittedAt });
  expect(await getMyProduct(ctx, { productId: product.id })).toMatchObject({ state: "inactive" });
});

test("the queue is in the order of waiting, and counts both kinds", async () => {
  const { product, ctx } = await onSale({ name: "Oldest wish" });
  const { revision } = await updateProduct(ctx, { ...asEdit, productId: product.id, name: "Newer wish" });
  const { items, counts } = await listProductQueue(admin, { size: 500 });
  const times = items.map(({ submittedAt }) => submittedAt);
  expect(times).toEqual([...times].sort());
  expect(items.length).toBe(counts.product + counts.revision);
  const paged: typeof items = [];
  let after: string | undefined;
  do {
    const page = await listProductQueue(admin, { size: 2, after });
    paged.push(...page.items);
    after = page.next ?? undefined;
  } while (after);
  expect(paged).toEqual(items);
  const onlyRevisions = await listProductQueue(admin, { kind: "revision", size: 500 });
  expect(onlyRevisions.items.find((item) => item.productId === product.id)).toMatchObject({
    kind: "revision",
    productId: product.id,
    name: "Newer wish",
    submittedAt: revision!.submittedAt,
  });
});
