import { randomUUID } from "node:crypto";
import { eq, inArray } from "drizzle-orm";
import {
  listProblemMoves,
  listWishes,
  type ProblemMove,
  problemActors,
  problemKinds,
  solutions,
} from "#domains/problems/problem-life.ts";
import { answerOffer } from "#domains/problems/server/answer-offer.ts";
import { confirmReplacement } from "#domains/problems/server/confirm-replacement.ts";
import { decideProblem } from "#domains/problems/server/decide-problem.ts";
import { declineProblem } from "#domains/problems/server/decline-problem.ts";
import { offerSolution } from "#domains/problems/server/offer-solution.ts";
import { receiveReturn } from "#domains/problems/server/receive-return.ts";
import { reportProblem } from "#domains/problems/server/report-problem.ts";
import { sendReturn } from "#domains/problems/server/send-return.ts";
import { shipReplacement } from "#domains/problems/server/ship-replacement.ts";
import { problemLines, problems } from "#domains/problems/server/tables.ts";
import { withdrawProblem } from "#domains/problems/server/withdraw-problem.ts";
import { workOffProblems } from "#domains/problems/server/work-off-problems.ts";
import type { SignedInCtx } from "#platform/rpc/context.ts";
import { uploadLabel } from "../../support/return-label.ts";
import { approveWaiting } from "./approval-steps.ts";
import { findDelivered } from "./parcel-steps.ts";
import { day, outcomeOf, type World } from "./world.ts";

const tracking = { carrier: "DHL", trackingNumber: "JD014600009" };
const words = "The bag was torn when it came.";

/** The buyer of a parcel says what is wrong with it: some or all of its goods. */
export async function reportSomething(world: World): Promise<string | undefined> {
  const found = await findDelivered(world);
  if (!found) return undefined;
  const { random } = world;
  const { parcel, purchase } = found;
  const kind = random.pick(problemKinds);
  const line = random.pick(parcel.lines);
  const quantity = random.pick([1, line.quantity]);
  const wish = random.pick(listWishes(kind));
  const report = { parcelId: parcel.id, requestId: randomUUID(), kind, wish, words, pictureIds: [] };
  const isUnopened = random.pick([true, false]);
  return `${kind}, ${parcel.status}: ${await outcomeOf(
    reportProblem(purchase.buyer, { ...report, isUnopened, lines: [{ lineId: line.id, quantity }] }),
  )}`;
}

type Found = { problemId: string; parcelId: string; buyer: SignedInCtx; vendor: SignedInCtx; lineId: string };
type Attempt = (world: World, found: Found) => Promise<unknown>;

/** A person's move as the verb that makes it, with an input that may be too much. */
const attempts: Partial<Record<ProblemMove, Attempt>> = {
  offer: async ({ random }, { vendor, problemId, parcelId, lineId }) => {
    const offer = random.pick(solutions);
    const isRefund = offer === "refund";
    return offerSolution(vendor, {
      ...{ problemId, offer, words },
      pictureIds: offer === "return" ? await uploadLabel(vendor, parcelId) : [],
      lines: isRefund ? random.pick([[], [{ lineId, quantity: 1 }]]) : [],
      shippingCents: isRefund ? random.pick([0, random.between(1, 500)]) : 0,
      returnTo: offer === "return" ? "Finca, Calle 1, Huila, Colombia" : undefined,
    });
  },
  decline: (_, { vendor, problemId }) => declineProblem(vendor, { problemId, words }),
  accept: (_, { buyer, problemId }) => answerOffer(buyer, { problemId, answer: "accept", words }),
  disagree: (_, { buyer, problemId }) => answerOffer(buyer, { problemId, answer: "disagree", words }),
  withdraw: (_, { buyer, problemId }) => withdrawProblem(buyer, { problemId }),
  shipReplacement: (_, { vendor, problemId }) => shipReplacement(vendor, { problemId, ...tracking }),
  confirm: (_, { buyer, problemId }) => confirmReplacement(buyer, { problemId }),
  sendReturn: (_, { buyer, problemId }) => sendReturn(buyer, { problemId, ...tracking }),
  receiveReturn: ({ random }, { vendor, problemId }) =>
    receiveReturn(vendor, { problemId, isRight: true, restocks: random.pick([true, false]), words: "" }),
  contestReturn: (_, { vendor, problemId }) =>
    receiveReturn(vendor, { problemId, isRight: false, restocks: false, words }),
  decide: (world, { problemId, lineId }) => {
    const { admin, random } = world;
    return decideProblem(admin, {
      ...{ problemId, requestId: randomUUID(), refunds: random.between(0, 3) > 0, rule: "defective" },
      ...{ lines: [{ lineId, quantity: 1 }], facts: "The pictures show a torn bag.", wasNeverSent: false },
      ...{ includesShipping: random.pick([true, false]), bearer: random.pick(["vendor", "platform"]) },
      restocks: random.pick([true, false]),
    }).then(() => approveWaiting(world));
  },
};

/** One of a problem's people does what its state lets them do, sometimes twice at once. */
export async function moveProblem(world: World): Promise<string | undefined> {
  const { market, random, purchases, stalls } = world;
  const orderIds = purchases.map(({ orderId }) => orderId);
  if (orderIds.length === 0) return undefined;
  const rows = await market.infra.db
    .select()
    .from(problems)
    .innerJoin(problemLines, eq(problemLines.problemId, problems.id))
    .where(inArray(problems.orderId, orderIds));
  const open = rows.filter(({ problems: { state } }) => state !== "closed");
  if (open.length === 0) return undefined;
  // The same one at each repetition: ids are not the seed's.
  const { problems: problem, problem_lines: line } = open.toSorted(
    (one, other) => orderIds.indexOf(one.problems.orderId) - orderIds.indexOf(other.problems.orderId),
  )[0]!;
  const moves = problemActors
    .flatMap((actor) => listProblemMoves(problem.state, actor))
    .filter((name) => attempts[name]);
  if (moves.length === 0) return undefined;
  const lasting = moves.filter((name) => name !== "withdraw");
  const move = random.pick(lasting.length > 0 && random.between(0, 5) > 0 ? lasting : moves);
  const found = {
    ...{ problemId: problem.id, parcelId: problem.parcelId },
    lineId: line.orderItemId,
    buyer: purchases.find(({ orderId }) => orderId === problem.orderId)!.buyer,
    vendor: stalls.find(({ vendorId }) => vendorId === problem.vendorId)!.ctx,
  };
  const times = random.pick([1, 1, 1, 2]);
  const outcomes = await Promise.all(random.times(times, () => outcomeOf(attempts[move]!(world, found))));
  return `${move}: ${outcomes.toSorted().join(" and ")}`;
}

/** Whatever is left undone takes its course: each problem ends, but one whose payment a bank has. */
export async function endProblems({ market }: World): Promise<void> {
  for (let step = 0; step < 4; step++) {
    market.clock.advance(30 * day);
    await workOffProblems(market.infra);
  }
}
