import { and, eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { contract } from "#contract";
import { userRoles } from "#domains/accounts/server/tables.ts";
import { rejectApplication } from "#domains/decisions/server/reject-application.ts";
import type { ApplicationInput } from "#domains/vendors/shapes.ts";
import { applicationInput } from "#domains/vendors/shapes.ts";
import { emails } from "#platform/email/tables.ts";
import type { Person } from "#platform/rpc/context.ts";
import { addPerson, addVendor, contextFor } from "../../../../tests/support/market-people.ts";
import { openTestMarket, type TestMarket } from "../../../../tests/support/open-test-market.ts";
import { apply } from "./apply.ts";
import { approveVendor } from "./approve-vendor.ts";
import { getApplication } from "./get-application.ts";
import { resubmitApplication } from "./resubmit-application.ts";
import { vendors } from "./tables.ts";

let market: TestMarket;
let admin: Person;
beforeAll(async () => {
  market = await openTestMarket({ withSandbox: false });
  admin = await addPerson(market.infra, { roles: ["admin"] });
});
afterAll(() => market.close());

const input: ApplicationInput = applicationInput.parse({
  companyName: "  Finca La Aurora ",
  description: "A family farm at 1,700 metres, washed lots only.",
  country: "CO",
  website: "finca-aurora.example",
  phoneNumber: "+57 (300) 123-4567",
  businessType: "coffee_farm",
  legalName: " Ada Quispe ",
  registeredAddress: "Vereda La Aurora, 413001 Pitalito, Colombia",
  registrationNumber: null,
  contactEmail: "hola@finca-aurora.example",
  certifiesCompliance: true,
  certifications: ["organic", "organic", "fair_trade"],
  agreesToTerms: true,
});
const reason = "Please name the farm and where it lies.";

const isVendor = async ({ userId }: Person) =>
  (await market.infra.db.$count(
    userRoles,
    and(eq(userRoles.userId, userId), eq(userRoles.role, "vendor")),
  )) === 1;
const mailsTo = async ({ email }: Person) =>
  (await market.infra.db.select().from(emails).where(eq(emails.recipient, email))).map(
    ({ subject, language }) => [language, subject],
  );

test("applying makes a record that waits, the role and a mail in the owner's language", async () => {
  const person = await addPerson(market.infra, { language: "es" });
  const view = await apply(contextFor(market.infra, person, "es"), input);
  expect(view).toMatchObject({
    companyName: "Finca La Aurora",
    website: "https://finca-aurora.example/",
    phoneNumber: "+573001234567",
    certifications: ["organic", "fair_trade"],
    language: "es",
    trader: {
      legalName: "Ada Quispe",
      registrationNumber: null,
      contactEmail: "hola@finca-aurora.example",
      selfCertifiedAt: market.clock.now().toISOString(),
    },
    state: "waiting",
    submittedAt: market.clock.now().toISOString(),
  });
  const [row] = await market.infra.db.select().from(vendors).where(eq(vendors.userId, person.userId));
  expect(row).toMatchObject({ isApproved: false, planType: "freemium", planExpiresAt: null });
  expect(await isVendor(person)).toBe(true);
  expect(await mailsTo(person)).toEqual([["es", "Recibimos tu solicitud, Finca La Aurora"]]);
});

test("of many applications at once one is made, and only one is mailed", async () => {
  const person = await addPerson(market.infra);
  const tries = await Promise.allSettled(
    Array.from({ length: 8 }, () => apply(contextFor(market.infra, person), input)),
  );
  const refusals = tries.filter((one) => one.status === "rejected").map(({ reason }) => reason.code);
  expect(refusals).toEqual(Array.from({ length: 7 }, () => "CONFLICT"));
  expect(await mailsTo(person)).toHaveLength(1);
});

test("an approved vendor neither applies nor hands in again", async () => {
  const ctx = contextFor(market.infra, await addVendor(market.infra));
  await expect(apply(ctx, input)).rejects.toMatchObject({ code: "CONFLICT" });
  await expect(resubmitApplication(ctx, input)).rejects.toMatchObject({ code: "CONFLICT" });
});

test("who never applied has nothing to look at or hand in again", async () => {
  const ctx = contextFor(market.infra, await addPerson(market.infra));
  await expect(getApplication(ctx)).rejects.toMatchObject({ code: "NOT_FOUND" });
  await expect(resubmitApplication(ctx, input)).rejects.toMatchObject({ code: "NOT_FOUND" });
});

test("handing in again empties the rejection and shows the change, also while it waits", async () => {
  const ctx = contextFor(market.infra, await addPerson(market.infra));
  const first = await apply(ctx, input);
  const changed = await resubmitApplication(ctx, { ...input, companyName: "Finca Nueva" });
  expect(changed).toMatchObject({ vendorId: first.vendorId, companyName: "Finca Nueva", state: "waiting" });
  await rejectApplication(contextFor(market.infra, admin), { ...changed, rule: "identity", facts: reason });
  expect(await getApplication(ctx)).toMatchObject({ state: "rejected", rejectionReason: reason });
  const again = await resubmitApplication(ctx, input);
  expect(again).toMatchObject({ state: "waiting", rejectionReason: null, rejectedAt: null });
});

test("two letters that are no country are refused at their field", async () => {
  const ctx = contextFor(market.infra, await addPerson(market.infra));
  await expect(apply(ctx, { ...input, country: "ZZ" })).rejects.toMatchObject({
    code: "BAD_REQUEST",
    data: { issues: [{ path: "country" }] },
  });
});

test("a rejected vendor can't be approved without resubmitting", async () => {
  const ctx = contextFor(market.infra, await addPerson(market.infra));
  const seen = await apply(ctx, input);
  await rejectApplication(contextFor(market.infra, admin), { ...seen, rule: "identity", facts: reason });
  await expect(approveVendor(contextFor(market.infra, admin), seen)).rejects.toMatchObject({
    code: "CONFLICT",
  });
});

const right = {
  companyName: "Finca",
  description: "x".repeat(30),
  country: "CO",
  website: null,
  phoneNumber: "1234567",
  businessType: "other",
  certifications: [],
  legalName: "Ada Quispe",
  registeredAddress: "Calle 4 # 12",
  registrationNumber: null,
  contactEmail: "ada@finca.example",
  certifiesCompliance: true,
  agreesToTerms: true,
};

test.each([
  ["a name of one letter", { companyName: " F " }],
  ["a name of 121", { companyName: "F".repeat(121) }],
  ["a description of 29", { description: "x".repeat(29) }],
  ["a description of spaces", { description: " ".repeat(40) }],
  ["a description of 2,001", { description: "x".repeat(2_001) }],
  ["a website that runs", { website: "javascript:alert(1)" }],
  ["a website of another kind", { website: "ftp://finca.example" }],
  ["a website with a password", { website: "https://ada:secret@finca.example" }],
  ["no host", { website: "finca" }],
  ["6 digits", { phoneNumber: "123456" }],
  ["16 digits", { phoneNumber: "1234567890123456" }],
  ["letters", { phoneNumber: "call 1234567" }],
  ["a type that is none", { businessType: "bank" }],
  ["a certificate that is none", { certifications: ["iso_9001"] }],
  ["no agreement", { agreesToTerms: false }],
  ["a legal name of one letter", { legalName: "A" }],
  ["a legal name of 161", { legalName: "A".repeat(161) }],
  ["an address of 9", { registeredAddress: "Calle 4 #" }],
  ["an address of 301", { registeredAddress: "x".repeat(301) }],
  ["a number of two", { registrationNumber: "12" }],
  ["an empty number", { registrationNumber: "" }],
  ["a contact that is no address", { contactEmail: "finca.example" }],
  ["no certification", { certifiesCompliance: false }],
  ["an approval", { isApproved: true }],
  ["an approval, as the table says it", { is_approved: true }],
  ["a plan", { planType: "enterprise" }],
  ["a plan, as the table says it", { plan_type: "enterprise" }],
  ["a commission", { commission: 0 }],
  ["somebody else's record", { vendorId: "0198f0a0-0000-7000-8000-000000000000" }],
])("%s is refused", (_, wrong) => {
  expect(applicationInput.safeParse(right).success).toBe(true);
  expect(applicationInput.safeParse({ ...right, ...wrong }).success).toBe(false);
});

test("no call of a vendor's takes a field that is not its own to write", () => {
  for (const name of [
    "apply",
    "resubmitApplication",
    "updateShop",
    "updateShopLook",
    "updateShipping",
  ] as const) {
    const schema = contract.vendors[name]["~orpc"].inputSchema!;
    for (const field of [
      "is_approved",
      "isApproved",
      "plan_type",
      "planType",
      "commission",
      "vendor_id",
      "vendorId",
    ]) {
      const result = schema.safeParse({ [field]: 1 });
      expect(JSON.stringify(result.error?.issues)).toContain(field);
    }
  }
});
