import { demoAdmins } from "@cafeto/demo-market/demo-accounts";
import type { SeedProblem } from "@cafeto/demo-market/problem-types";
import type { Market } from "@cafeto/demo-market/types";
import { eq } from "drizzle-orm";
import { parcels } from "#domains/orders/server/tables.ts";
import { deadlineOf, type OpenState } from "#domains/problems/problem-life.ts";
import { problemEvents, problemLines, problems } from "#domains/problems/server/tables.ts";
import type { Db } from "#platform/db/database.ts";
import { insertRows } from "#platform/db/insert-rows.ts";
import { lineId, orderId, parcelId } from "./order-ids.ts";
import { seedId } from "./seed-id.ts";
import { buyerId, ownerId } from "./seed-people.ts";
import { vendorId } from "./seed-shops.ts";

const keyOf = ({ orderKey, vendorKey }: SeedProblem) => `${orderKey}/${vendorKey}`;
const idOf = (problem: SeedProblem) => seedId("problem", keyOf(problem));

/** Problems with some of the latest parcels, as their two sides would have written them. The money of an open one's parcel waits. */
export async function seedProblems(db: Db, market: Pick<Market, "problems" | "vendors">): Promise<void> {
  const addressOf = new Map(
    market.vendors.map(({ key, companyName, registeredAddress }) => [
      key,
      `${companyName}, ${registeredAddress}`,
    ]),
  );
  const told = market.problems.map((problem) => ({
    ...{ problem, steps: dated(problem) },
    returnTo: problem.offer === "return" ? addressOf.get(problem.vendorKey)! : null,
  }));
  await insertRows(db, problems, told.map(toProblem));
  await insertRows(
    db,
    problemLines,
    market.problems.flatMap((problem) =>
      problem.lines.map(({ productKey, quantity }) => ({
        problemId: idOf(problem),
        orderItemId: lineId(problem.orderKey, productKey),
        quantity,
      })),
    ),
  );
  await insertRows(db, problemEvents, told.flatMap(toEvents));
  for (const { problem, steps } of told.filter((one) => one.steps.at(-1)!.state !== "closed"))
    await db
      .update(parcels)
      .set({ heldAt: steps[0]!.at })
      .where(eq(parcels.id, parcelId(problem.orderKey, problem.vendorKey)));
}

type Told = {
  problem: SeedProblem;
  steps: (SeedProblem["steps"][number] & { at: Date })[];
  returnTo: string | null;
};

/** With the moment of each step: that of an action, or of the deadline that passed without one. */
function dated({ steps }: SeedProblem): Told["steps"] {
  const found: Told["steps"] = [];
  for (const step of steps) {
    const before = found.at(-1);
    found.push({ ...step, at: step.at ?? deadlineOf(before!.state as OpenState, before!.at)! });
  }
  return found;
}

/** Who acted, where it was a person. */
function actorIdOf({ buyerKey, vendorKey }: SeedProblem, actor: string): string | null {
  if (actor === "buyer") return buyerId(buyerKey);
  if (actor === "vendor") return ownerId(vendorKey);
  return actor === "admin" ? seedId("admin", demoAdmins[0]!.email) : null;
}

function toProblem({ problem, steps, returnTo }: Told) {
  const { orderKey, vendorKey, kind, wish, offer, cause, outcome, rule, facts } = problem;
  const [first, last] = [steps[0]!, steps.at(-1)!];
  const isClosed = last.state === "closed";
  const decided = steps.find(({ name }) => name === "decide");
  return {
    id: idOf(problem),
    ...{ parcelId: parcelId(orderKey, vendorKey), orderId: orderId(orderKey), vendorId: vendorId(vendorKey) },
    ...{
      kind,
      wish,
      state: last.state,
      offer: offer ?? null,
      cause: cause ?? null,
      outcome: outcome ?? null,
    },
    dueAt: isClosed ? null : deadlineOf(last.state as OpenState, last.at),
    returnTo,
    ...{ rule: rule ?? null, facts: facts ?? null },
    decidedBy: decided ? actorIdOf(problem, "admin") : null,
    decidedAt: decided?.at ?? null,
    requestId: seedId("problem request", keyOf(problem)),
    createdAt: first.at,
    endedAt: isClosed ? last.at : null,
  };
}

const toEvents = ({ problem, steps }: Told) =>
  steps.map(({ name, actor, state, words, at }) => ({
    problemId: idOf(problem),
    actorId: actorIdOf(problem, actor),
    ...{ name, actor, state, words, createdAt: at },
  }));
