import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { findBroken } from "#domains/checkout/server/find-broken.ts";
import { confirmReceipt } from "#domains/orders/server/confirm-receipt.ts";
import { shipParcel } from "#domains/orders/server/ship-parcel.ts";
import { parcels } from "#domains/orders/server/tables.ts";
import {
  type OpenState,
  openStates,
  type ProblemActor,
  problemActors,
  problemLife,
  problemMoveNames,
  problemMoves,
} from "#domains/problems/problem-life.ts";
import type { SignedInCtx } from "#platform/rpc/context.ts";
import { addPerson, contextFor } from "../../../../tests/support/market-people.ts";
import { openTestMarket, type TestMarket } from "../../../../tests/support/open-test-market.ts";
import { uploadLabel } from "../../../../tests/support/return-label.ts";
import { freely, refundsOf, sell } from "../../../../tests/support/sell.ts";
import { codeOf } from "../../../../tests/support/sell-and-pay-out.ts";
import { answerOffer } from "./answer-offer.ts";
import { confirmReplacement } from "./confirm-replacement.ts";
import { decideProblem } from "./decide-problem.ts";
import { declineProblem } from "./decline-problem.ts";
import { offerSolution } from "./offer-solution.ts";
import { pauseProblems, resumeProblems } from "./pause-problems.ts";
import { receiveReturn } from "./receive-return.ts";
import { reportProblem } from "./report-problem.ts";
import { sendReturn } from "./send-return.ts";
import { shipReplacement } from "./ship-replacement.ts";
import { problemEvents, problems } from "./tables.ts";
import { withdrawProblem } from "./withdraw-problem.ts";
import { workOffProblems } from "./work-off-problems.ts";

const day = 86_400_000;
const tracking = { carrier: "DHL", trackingNumber: "JD014600009" };
const facts = "The pictures show a torn bag inside an undamaged box.";
let market: TestMarket;
let admin: SignedInCtx;
beforeAll(async () => {
  market = await openTestMarket();
  admin = freely(contextFor(market.infra, await addPerson(market.infra, { roles: ["admin"], name: "Root" })));
});
afterAll(() => market.close());

/** A delivered parcel of two bags whose buyer has reported one. */
async function report() {
  const {
    buyer,
    sellers,
    parcels: sent,
    orderId,
  } = await sell(market, [{ priceCents: 2_000, quantity: 2, stock: 10 }]);
  const [seller, parcel] = [sellers[0]!, sent[0]!];
  await shipParcel(seller, { parcelId: parcel.id, ...tracking });
  await confirmReceipt(buyer, { parcelId: parcel.id });
  const lineId = parcel.lines[0]!.id;
  const { id: problemId } = await reportProblem(buyer, {
    ...{ parcelId: parcel.id, requestId: randomUUID(), kind: "damaged", wish: "refund", isUnopened: false },
    ...{ lines: [{ lineId, quantity: 1 }], words: "One of the bags is torn.", pictureIds: [] },
  });
  return { buyer, seller, orderId, parcelId: parcel.id, lineId, problemId };
}
type Case = Awaited<ReturnType<typeof report>>;

const offer = async ({ seller, problemId, parcelId }: Case, given: "refund" | "replacement" | "return") =>
  offerSolution(seller, {
    ...{ problemId, offer: given, lines: [], shippingCents: given === "refund" ? 100 : 0 },
    ...{ words: "I am sorry.", returnTo: given === "return" ? "Finca, Calle 1, Huila, Colombia" : undefined },
    pictureIds: given === "return" ? await uploadLabel(seller, parcelId) : [],
  });
const answer = ({ buyer, problemId }: Case, given: "accept" | "disagree") =>
  answerOffer(buyer, { problemId, answer: given, words: "No." });
const inOrder = (work: (tx: typeof market.infra) => Promise<void>) =>
  market.infra.db.transaction((db) => work({ ...market.infra, db }));

/** Brings a reported problem into a state, by the people's verbs alone. */
const reach: Record<OpenState, (one: Case) => Promise<unknown>> = {
  reported: async () => {},
  offered: (one) => offer(one, "refund"),
  declined: ({ seller, problemId }) => declineProblem(seller, { problemId, words: "It left whole." }),
  replacing: async (one) => {
    await offer(one, "replacement");
    await answer(one, "accept");
  },
  replaced: async (one) => {
    await reach.replacing(one);
    await shipReplacement(one.seller, { problemId: one.problemId, ...tracking });
  },
  returning: async (one) => {
    await offer(one, "return");
    await answer(one, "accept");
  },
  returned: async (one) => {
    await reach.returning(one);
    await sendReturn(one.buyer, { problemId: one.problemId, ...tracking });
  },
  escalated: async (one) => {
    await reach.declined(one);
    await answer(one, "disagree");
  },
  disputed: ({ orderId }) => inOrder((tx) => pauseProblems(tx, orderId)),
};

/** What each person's move is in verbs; the system's are the job's. */
const attempts: Record<string, (one: Case) => Promise<unknown>> = {
  "offer vendor": (one) => offer(one, "replacement"),
  "decline vendor": ({ seller, problemId }) => declineProblem(seller, { problemId, words: "No." }),
  "accept buyer": (one) => answer(one, "accept"),
  "disagree buyer": (one) => answer(one, "disagree"),
  "withdraw buyer": ({ buyer, problemId }) => withdrawProblem(buyer, { problemId }),
  "shipReplacement vendor": ({ seller, problemId }) => shipReplacement(seller, { problemId, ...tracking }),
  "confirm buyer": ({ buyer, problemId }) => confirmReplacement(buyer, { problemId }),
  "sendReturn buyer": ({ buyer, problemId }) => sendReturn(buyer, { problemId, ...tracking }),
  "receiveReturn vendor": ({ seller, problemId }) =>
    receiveReturn(seller, { problemId, isRight: true, restocks: true, words: "" }),
  "contestReturn vendor": ({ seller, problemId }) =>
    receiveReturn(seller, { problemId, isRight: false, restocks: false, words: "Empty." }),
  "decide admin": ({ problemId, lineId }) =>
    decideProblem(admin, {
      ...{ problemId, requestId: randomUUID(), refunds: true, lines: [{ lineId, quantity: 1 }], facts },
      ...{
        includesShipping: false,
        bearer: "vendor",
        restocks: false,
        wasNeverSent: false,
        rule: "defective",
      },
    }),
};

const read = async ({ problemId }: Case) =>
  (await market.infra.db.select().from(problems).where(eq(problems.id, problemId)))[0]!;
const isHeld = async ({ parcelId }: Case) =>
  (await market.infra.db.select().from(parcels).where(eq(parcels.id, parcelId)))[0]!.heldAt !== null;

describe.each(openStates)("a problem that is %s", (state) => {
  test("each person can make the table's moves, and no other", async () => {
    for (const [name, attempt] of Object.entries(attempts)) {
      const [move, actor] = name.split(" ") as [keyof typeof problemMoves, ProblemActor];
      const one = await report();
      await reach[state](one);
      expect((await read(one)).state).toBe(state);
      const isAllowed = (problemMoves[move].from as readonly string[]).includes(state);
      expect([name, await codeOf(attempt(one))]).toEqual([name, isAllowed ? "fine" : "CONFLICT"]);
      const after = await read(one);
      if (isAllowed) expect(problemMoves[move].to as readonly string[]).toContain(after.state);
      else expect(after.state).toBe(state);
      expect(problemMoves[move].by as readonly string[]).toContain(actor);
    }
    // The walk's disputes are not frozen by a bank; `problems.test.ts` has a real one.
    if (state !== "disputed") expect(await findBroken(market.infra)).toEqual([]);
  });

  test("its deadline leads where the table says; a moment before, nothing happens", async () => {
    const one = await report();
    await reach[state](one);
    const before = await read(one);
    const { atEnd } = problemLife[state];
    if (!before.dueAt) {
      expect({ state, atEnd }).toEqual({ state: "disputed", atEnd: null });
      market.clock.advance(90 * day);
      await workOffProblems(market.infra);
      expect((await read(one)).state).toBe(state);
      await inOrder((tx) => resumeProblems(tx, one.orderId, "won"));
      expect(await read(one)).toMatchObject({ state: "escalated", cause: "bank" });
      expect(await isHeld(one)).toBe(true);
      return;
    }
    expect(await isHeld(one)).toBe(true);
    market.clock.advance(before.dueAt.getTime() - market.infra.clock.now().getTime() - 1_000);
    await workOffProblems(market.infra);
    expect((await read(one)).state).toBe(state);
    market.clock.advance(2_000);
    await Promise.all([workOffProblems(market.infra), workOffProblems(market.infra)]);
    const after = await read(one);
    expect(problemMoves[atEnd!].to as readonly string[]).toContain(after.state);
    const events = await market.infra.db
      .select()
      .from(problemEvents)
      .where(eq(problemEvents.problemId, one.problemId));
    expect(events.filter(({ actor }) => actor === "system").map(({ name }) => name)).toEqual([atEnd]);
    expect(await isHeld(one)).toBe(after.state !== "closed");
    expect((await refundsOf(market.infra, one.orderId)).length).toBe(after.refundId ? 1 : 0);
  });

  test("whatever its owners leave undone, it ends", async () => {
    const one = await report();
    await reach[state](one);
    if (state === "disputed") await inOrder((tx) => resumeProblems(tx, one.orderId, "lost"));
    for (let step = 0; step < 4; step += 1) {
      market.clock.advance(30 * day);
      await workOffProblems(market.infra);
    }
    const ended = await read(one);
    expect(ended).toMatchObject({ state: "closed", dueAt: null, outcome: expect.any(String) });
    expect(await isHeld(one)).toBe(false);
  });
});

test("every move of the table is somebody's, and each actor is known", () => {
  for (const move of problemMoveNames)
    for (const actor of problemMoves[move].by) expect(problemActors).toContain(actor);
});
