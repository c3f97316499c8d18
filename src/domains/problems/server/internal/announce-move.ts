import { type Notice, notifyAdministrators, notifyAll } from "#domains/notifications/server/notify.ts";
import { wantsMail } from "#domains/notifications/server/wants-mail.ts";
import { type ProblemMail, problemMail } from "#domains/problems/email/problem-mails.tsx";
import { problemChanged } from "#domains/problems/events.ts";
import type { ProblemActor, ProblemMove } from "#domains/problems/problem-life.ts";
import { publishToShop } from "#domains/vendors/server/publish-to-shop.ts";
import { mailReader } from "#platform/email/mail-content.tsx";
import { queueEmail } from "#platform/email/outbox.ts";
import { publishLive } from "#platform/realtime/live-events.ts";
import type { Infra } from "#platform/rpc/context.ts";
import type { LockedProblem } from "./lock-problem.ts";

type Happened = {
  move: ProblemMove | "report" | "note" | "answerObjection";
  actor: ProblemActor;
  words: string;
};
type Side = "buyer" | "vendor";

/** What each side hears of a step, and which mail says it; who made the step hears nothing, unless it ends there. */
function newsOf({ problem }: LockedProblem, move: Happened["move"]): ProblemMail["news"] {
  if (move === "report") return "reported";
  if (problem.state === "closed") return "closed";
  return move === "offer" || move === "decline" ? "answered" : "moved";
}

const kinds = {
  buyer: {
    reported: "problemMoved",
    answered: "problemAnswered",
    moved: "problemMoved",
    closed: "problemClosed",
  },
  vendor: {
    reported: "problemReported",
    answered: "saleProblemMoved",
    moved: "saleProblemMoved",
    closed: "saleProblemClosed",
  },
} as const satisfies Record<Side, Record<ProblemMail["news"], Notice["kind"]>>;

/** Notifies and mails the sides of a problem that have not made the step themselves, and administrators when it comes to them. */
export async function announceMove(tx: Infra, locked: LockedProblem, happened: Happened): Promise<void> {
  const { problem, order, vendor, buyer } = locked;
  const news = newsOf(locked, happened.move);
  const sides = (["buyer", "vendor"] as const).filter((side) => side !== happened.actor);
  // A step happens once in a state, but states come back: the moment tells them apart.
  const event = `${problem.id}:${happened.move}:${tx.clock.now().getTime()}`;
  const params = { number: order.number, vendor: vendor.companyName };
  await notifyAll(
    tx,
    sides.map((side) => ({
      userId: locked[side].id,
      kind: kinds[side][news],
      subjectId: side === "buyer" ? order.id : problem.id,
      ...{ event, params },
    })),
  );
  if (problem.state === "escalated" && happened.move !== "note")
    await notifyAdministrators(tx, { kind: "problemEscalated", subjectId: problem.id, event, params });
  if (happened.move !== "note")
    for (const side of sides) await mail(tx, locked, side, { ...happened, news, event });
  await publishLive(tx.db, buyer.id, problemChanged);
  await publishToShop(tx.db, problem.vendorId, problemChanged);
}

/** A problem is about money and has deadlines: it is mailed, unless the buyer wants no mails about orders and need not act. */
async function mail(
  tx: Infra,
  { problem, order, buyer, vendor }: LockedProblem,
  side: Side,
  { news, words, actor, event }: Happened & { news: ProblemMail["news"]; event: string },
): Promise<void> {
  if (side === "buyer" && news === "moved" && !(await wantsMail(tx, buyer.id, "orders"))) return;
  const to = side === "buyer" ? buyer : vendor;
  const reader = mailReader(to);
  await queueEmail(tx, {
    onceKey: `problem-${side}:${event}`,
    ...{ recipient: to.email, language: reader.language },
    ...problemMail(reader, {
      ...{ side, news, actor, problem, publicUrl: tx.config.publicUrl },
      // What the sides wrote stays here: a mail outlives the account of who wrote it.
      words: actor === "admin" ? words : "",
      ...{ number: order.number, companyName: vendor.companyName },
    }),
  });
}
