import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { parcels } from "#domains/orders/server/tables.ts";
import { problemLines, problems } from "#domains/problems/server/tables.ts";
import { parcelOf } from "./make-parcel.ts";
import type { World } from "./valid-input.ts";

type Given = Partial<typeof problems.$inferInsert>;

/** A problem of a parcel of its own, bought by the world's owner from the world's vendor. */
export async function problemOf(world: World, given: Given): Promise<string> {
  // Another object has another parcel: one problem is open per parcel.
  return problemAt(world, await parcelOf({ ...world }), given);
}

/** A problem of the parcel whose line the input names. */
async function problemOfLine(world: World, given: Given): Promise<string> {
  const parcel = await parcelOf(world);
  const { db, clock } = world.infra;
  await db
    .update(problems)
    .set({ state: "closed", outcome: "withdrawn", dueAt: null, endedAt: clock.now() })
    .where(eq(problems.parcelId, parcel.parcelId));
  return problemAt(world, parcel, given);
}

async function problemAt(
  world: World,
  { parcelId, lineId }: { parcelId: string; lineId: string },
  given: Given,
): Promise<string> {
  const { db, clock } = world.infra;
  const isOpen = given.state !== "closed";
  const [parcel] = await deliver(world, parcelId, isOpen);
  const { orderId, vendorId } = parcel!;
  const [made] = await db
    .insert(problems)
    .values({
      ...{ parcelId, orderId, vendorId, requestId: randomUUID(), kind: "damaged", wish: "refund" },
      ...{ dueAt: isOpen ? new Date(clock.now().getTime() + 86_400_000) : null },
      ...{ endedAt: isOpen ? null : clock.now(), ...given },
    })
    .returning();
  await db.insert(problemLines).values({ problemId: made!.id, orderItemId: lineId, quantity: 1 });
  return made!.id;
}

function deliver({ infra: { db, clock } }: World, parcelId: string, isHeld: boolean) {
  const now = clock.now();
  return db
    .update(parcels)
    .set({ status: "delivered", shippedAt: now, deliveredAt: now, heldAt: isHeld ? now : null })
    .where(eq(parcels.id, parcelId))
    .returning();
}

const decided = (): Given => ({
  ...{ state: "closed", outcome: "upheld", rule: "noEvidence", decidedAt: new Date() },
  facts: "The pictures show a whole bag.",
});

/** What each step needs: a problem in the state that it begins with. */
export const problemInputs: Record<string, (world: World) => unknown> = {
  "problems.reportProblem.parcelId": async (world) => {
    const { parcelId } = await parcelOf(world);
    await deliver(world, parcelId, false);
    return parcelId;
  },
  "problems.reportProblem.kind": () => "damaged",
  "problems.answerOffer.problemId": (world) => problemOf(world, { state: "offered", offer: "replacement" }),
  "problems.sendReturn.problemId": (world) =>
    problemOf(world, { state: "returning", offer: "return", returnTo: "Finca, Calle 1, Huila" }),
  "problems.confirmReplacement.problemId": (world) =>
    problemOf(world, { state: "replaced", replacementTrackingNumber: "JD1", replacementSentAt: new Date() }),
  "problems.objectToProblem.problemId": (world) =>
    problemOf(world, { ...decided(), decidedAt: world.infra.clock.now() }),
  "problems.offerSolution.problemId": (world) => problemOfLine(world, { state: "reported" }),
  "problems.shipReplacement.problemId": (world) => problemOf(world, { state: "replacing" }),
  "problems.receiveReturn.problemId": (world) => problemOf(world, { state: "returned" }),
  "problems.decideProblem.problemId": (world) =>
    problemOfLine(world, { state: "escalated", cause: "silence" }),
  "problems.decideProblem.refunds": () => false,
  "problems.decideProblemObjection.problemId": (world) =>
    problemOf(world, {
      ...decided(),
      ...{ objection: "The pictures show the other one.", objectedBy: "buyer", objectedAt: new Date() },
    }),
};
