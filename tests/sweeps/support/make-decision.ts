import { editProduct } from "#domains/decisions/server/edit-product.ts";
import { objectToDecision } from "#domains/decisions/server/object-to-decision.ts";
import { pausePayouts } from "#domains/decisions/server/pause-payouts.ts";
import { suspendVendor } from "#domains/decisions/server/suspend-vendor.ts";
import { takeDownProduct } from "#domains/decisions/server/take-down-product.ts";
import type { ProductInput } from "#domains/listings/product-shapes.ts";
import { contentOf } from "#domains/listings/server/product-content.ts";
import { productRevisions } from "#domains/listings/server/tables.ts";
import { grantPlan } from "#domains/plans/server/grant-plan.ts";
import type { Infra, Person } from "#platform/rpc/context.ts";
import { addPerson, addProduct, addVendor, contextFor } from "../../support/market-people.ts";

type World = { infra: Infra; vendorId: string; owner: Person };

const seenAt = "2026-01-01T00:00:00.000Z";
const facts = "Eleven buyers wrote that their parcels were never sent.";

const asAdmin = async (infra: Infra) => contextFor(infra, await addPerson(infra, { roles: ["admin"] }));
const soon = ({ clock }: Infra) => new Date(clock.now().getTime() + 86_400_000).toISOString();

/** What decisions need: vendors and products of their own, which the rest of the sweep goes on using otherwise. */
export const decisionInputs: Record<string, (world: World) => unknown> = {
  // As test products have it.
  "listings.setProductPrice.seenCents": () => 1_500,
  "listings.adjustStock.seenQuantity": () => 10,
  "listings.approveWaitingProducts.until": () => "2026-01-01T00:00:00.000Z",
  "listings.listAllProducts.state": () => "active",
  "listings.listAllProducts.after": () => "2026-01-01T00:00:00.000000Z_00000000-0000-4000-8000-000000000000",
  "decisions.suspendVendor.vendorId": async ({ infra }) => (await addVendor(infra)).vendor.id,
  "decisions.suspendVendor.openParcelsUntil": ({ infra }) => soon(infra),
  "decisions.terminateVendor.vendorId": async ({ infra }) => (await addVendor(infra)).vendor.id,
  "decisions.terminateVendor.openParcelsUntil": ({ infra }) => soon(infra),
  "plans.grantPlan.vendorId": async ({ infra }) => (await addVendor(infra)).vendor.id,
  "plans.grantPlan.until": ({ infra }) => soon(infra),
  "plans.endPlanGrant.vendorId": async ({ infra }) => {
    const { vendor } = await addVendor(infra);
    const given = { vendorId: vendor.id, planType: "basic" as const, until: soon(infra), reason: facts };
    await grantPlan(await asAdmin(infra), given);
    return vendor.id;
  },
  "decisions.reinstateVendor.vendorId": ({ infra }) => suspendedVendor(infra),
  "decisions.pausePayouts.vendorId": async ({ infra }) => (await addVendor(infra)).vendor.id,
  "decisions.resumePayouts.vendorId": async ({ infra }) => {
    const { vendor } = await addVendor(infra);
    await pausePayouts(await asAdmin(infra), { vendorId: vendor.id, rule: "fraud", facts });
    return vendor.id;
  },
  "decisions.restoreProduct.productId": async ({ infra, vendorId }) => {
    const { id: productId } = await addProduct(infra, vendorId);
    await takeDownProduct(await asAdmin(infra), { productId, rule: "rights", facts });
    return productId;
  },
  "decisions.editProduct.productId": async ({ infra, vendorId }) =>
    (await addProduct(infra, vendorId, { updatedAt: new Date(seenAt) })).id,
  "decisions.editProduct.seenAt": () => seenAt,
  "decisions.editProduct.imageUrls": () => [],
  "decisions.undoProductEdit.decisionId": (world) => editOf(world),
  "decisions.trustVendor.vendorId": async ({ infra }) => (await addVendor(infra)).vendor.id,
  "decisions.revokeTrust.vendorId": async ({ infra }) =>
    (await addVendor(infra, { trustedAt: infra.clock.now() })).vendor.id,
  "decisions.decideObjection.decisionId": async ({ infra }) => {
    const seller = await addVendor(infra);
    const { id: productId } = await addProduct(infra, seller.vendor.id);
    const { id: decisionId } = await takeDownProduct(await asAdmin(infra), {
      productId,
      rule: "rights",
      facts,
    });
    await objectToDecision(contextFor(infra, seller), { decisionId, objection: facts });
    return decisionId;
  },
};

/** An administrator's edit of a product. */
async function editOf({ infra, vendorId }: World): Promise<string> {
  const product = await addProduct(infra, vendorId, { updatedAt: new Date(seenAt) });
  const { name: _, ...said } = contentOf(product) as ProductInput;
  const { weightGrams: __, hsCode: ___, ...kept } = said;
  const edit = { ...kept, productId: product.id, name: "Corrected", seenAt, rule: "listing" as const, facts };
  return (await editProduct(await asAdmin(infra), edit)).id;
}

async function suspendedVendor(infra: Infra): Promise<string> {
  const { vendor } = await addVendor(infra);
  const input = { vendorId: vendor.id, rule: "dispatch" as const, facts, openParcelsUntil: soon(infra) };
  await suspendVendor(await asAdmin(infra), input);
  return vendor.id;
}

/** An edit that a trusted vendor published, to be looked at. */
export async function publishedEditOf({ infra }: World): Promise<string> {
  const { vendor } = await addVendor(infra, { trustedAt: infra.clock.now() });
  const product = await addProduct(infra, vendor.id);
  const now = infra.clock.now();
  const [revision] = await infra.db
    .insert(productRevisions)
    .values({
      ...{ productId: product.id, content: contentOf(product), replaced: contentOf(product) },
      ...{ state: "approved", checkState: "due", submittedAt: now, decidedAt: now },
    })
    .returning({ id: productRevisions.id });
  return revision!.id;
}

/** A decision about a product of the world's vendor, which can be objected to. */
export async function decisionOf({ infra, vendorId }: World): Promise<string> {
  const { id: productId } = await addProduct(infra, vendorId);
  return (await takeDownProduct(await asAdmin(infra), { productId, rule: "rights", facts })).id;
}
