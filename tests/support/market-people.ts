import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { userRoles } from "#domains/accounts/server/tables.ts";
import { users } from "#domains/auth/server/tables.ts";
import { moveStock } from "#domains/inventory/server/move-stock.ts";
import { products } from "#domains/listings/server/tables.ts";
import { indexProducts } from "#domains/search/server/index-products.ts";
import { vendorMembers, vendors } from "#domains/vendors/server/tables.ts";
import type { Role } from "#kernel/callers.ts";
import type { Language } from "#kernel/languages.ts";
import type { AdminRole, TeamRole } from "#kernel/permissions.ts";
import type { Ctx, Infra, Person, Visitor } from "#platform/rpc/context.ts";

/** A verb's context for a caller. */
export function contextFor<Who extends Person | Visitor>(
  infra: Infra,
  caller: Who,
  language: Language = "en",
): Ctx<Who> {
  return {
    ...infra,
    caller,
    language,
    requestId: randomUUID(),
    client: { address: "203.0.113.7", userAgent: "test" },
    responseHeaders: new Headers(),
  };
}

export async function addPerson(
  { db }: Infra,
  options: { roles?: Role[]; adminRole?: AdminRole; language?: Language; name?: string } = {},
): Promise<Person> {
  const key = randomUUID().slice(0, 8);
  const name = options.name ?? `Person ${key}`;
  const email = `${key}@people.example`;
  const [user] = await db
    .insert(users)
    .values({ name, email, emailVerified: true, language: options.language ?? "en" })
    .returning();
  const extra = (options.roles ?? []).filter((role) => role !== "buyer");
  const adminRole = extra.includes("admin") ? (options.adminRole ?? "owner") : null;
  if (extra.length > 0)
    await db
      .insert(userRoles)
      .values(
        extra.map((role) => ({ userId: user!.id, role, adminRole: role === "admin" ? adminRole : null })),
      );
  return {
    kind: "person",
    userId: user!.id,
    session: {
      id: randomUUID(),
      token: randomUUID(),
      aal: extra.includes("admin") ? "aal2" : "aal1",
      method: "password",
      createdAt: new Date(),
      confirmedAt: new Date(),
    },
    email,
    fullName: name,
    avatarUrl: null,
    memberSince: user!.createdAt,
    roles: ["buyer", ...extra],
    adminRole,
    vendor: null,
  };
}

type VendorOptions = Partial<typeof vendors.$inferInsert>;
type Shop = NonNullable<Person["vendor"]>;

/** A vendor with its owner; approved unless set otherwise. */
export async function addVendor(
  infra: Infra,
  options: VendorOptions = {},
): Promise<Person & { vendor: Shop }> {
  const owner = await addPerson(infra, { roles: ["vendor"] });
  return { ...owner, vendor: await addShop(infra, owner, options) };
}

/** The shop of a person who has the role of a vendor; approved unless set otherwise. */
export async function addShop(
  { db }: Infra,
  { userId }: Pick<Person, "userId">,
  options: VendorOptions = {},
): Promise<Shop> {
  const [vendor] = await db
    .insert(vendors)
    .values({
      userId,
      companyName: `Roastery ${userId.slice(0, 6)}`,
      description: "Small lots, roasted on Tuesdays.",
      country: "US",
      phoneNumber: "+12025550123",
      businessType: "roastery",
      isApproved: true,
      planType: "premium",
      agreedToTermsAt: new Date(),
      ...options,
    })
    .returning();
  const { id, companyName, planType, isApproved } = vendor!;
  return { id, companyName, planType, isApproved, teamRole: "owner" };
}

/** Somebody who works for a shop. */
export async function addMember(
  infra: Infra,
  shop: Shop,
  teamRole: Exclude<TeamRole, "owner">,
): Promise<Person & { vendor: Shop }> {
  const person = await addPerson(infra, { roles: ["vendor"] });
  await infra.db.insert(vendorMembers).values({ userId: person.userId, vendorId: shop.id, role: teamRole });
  return { ...person, vendor: { ...shop, teamRole } };
}

type ProductOptions = Partial<typeof products.$inferInsert> & { stock?: number };

/** A product on sale with stock, in the search index. */
export async function addProduct(
  infra: Infra,
  vendorId: string,
  { stock = 10, ...options }: ProductOptions = {},
): Promise<typeof products.$inferSelect> {
  const [product] = await infra.db
    .insert(products)
    .values({
      vendorId,
      name: `Coffee ${randomUUID().slice(0, 6)}`,
      description: "Jasmine and bergamot, washed and dried on raised beds.",
      category: "roasted-coffee",
      priceCents: 1_500,
      weightGrams: 250,
      originCountry: "ET",
      roastLevel: "light",
      isApproved: true,
      ...options,
    })
    .returning();
  if (stock > 0) await moveStock(infra, { productId: product!.id, delta: stock, reason: "initial" });
  await indexProducts(infra, [product!.id]);
  return product!;
}

export async function setPrice({ db }: Infra, productId: string, priceCents: number): Promise<void> {
  await db.update(products).set({ priceCents }).where(eq(products.id, productId));
}

export const address = {
  fullName: "Ada Brown",
  phone: "+12025550123",
  line1: "1 Main Street",
  line2: null,
  city: "Portland",
  state: "OR",
  postalCode: "97201",
  country: "US",
};
