/** What can be wrong with a parcel (R60). */
export const problemKinds = ["notArrived", "damaged", "wrong", "notAsDescribed", "changedMind"] as const;
export type ProblemKind = (typeof problemKinds)[number];

/** What a buyer asks for, and what a vendor offers. */
export const solutions = ["refund", "replacement", "return"] as const;
export type Solution = (typeof solutions)[number];

export const problemStates = [
  "reported",
  "offered",
  "declined",
  "replacing",
  "replaced",
  "returning",
  "returned",
  "escalated",
  "disputed",
  "closed",
] as const;
export type ProblemState = (typeof problemStates)[number];
export type OpenState = Exclude<ProblemState, "closed">;

/** How a problem ended. */
export const problemOutcomes = [
  "refunded",
  "replaced",
  "returned",
  "declined",
  "notReturned",
  "withdrawn",
  "upheld",
  "chargedBack",
] as const;
export type ProblemOutcome = (typeof problemOutcomes)[number];

/** Who acts; `bank` decides a card dispute, `system` works off what is overdue. */
export const problemActors = ["buyer", "vendor", "admin", "bank", "system"] as const;
export type ProblemActor = (typeof problemActors)[number];

/** Why a problem came to the administrators. */
export const escalationCauses = ["silence", "disagreement", "return", "balance", "bank"] as const;
export type EscalationCause = (typeof escalationCauses)[number];

type Life = {
  owner: Exclude<ProblemActor, "system">;
  /** How long its owner has; null while a bank decides, whose own deadline the dispute has. */
  term: { days: number; isWorking: boolean } | null;
  /** The move that the system makes at the end of it. */
  atEnd: "escalate" | "accept" | "end" | "confirm" | "refund" | null;
};

/**
 * What the system does with a problem that no administrator has decided in time, and who bears it. A vendor that kept silent, or had
 * agreed, bears the refund. Where the two disagree, the platform bears it, since deciding was its part. Unwanted goods that the buyer
 * still has, and payments that a bank has left with the vendor, are not refunded.
 */
export function undecidedOutcome(
  cause: EscalationCause,
  kind: ProblemKind,
): { refunds: false } | { refunds: true; bearer: "vendor" | "platform" } {
  if (cause === "bank") return { refunds: false };
  if (cause === "silence" || cause === "balance") return { refunds: true, bearer: "vendor" };
  if (cause === "disagreement" && kind === "changedMind") return { refunds: false };
  return { refunds: true, bearer: "platform" };
}

const within = (days: number) => ({ days, isWorking: false });
const withinWorking = (days: number) => ({ days, isWorking: true });

/** Each state of an open problem: who must act, by when, and what happens then (R60). Server, screens and tests read it. */
export const problemLife: Record<OpenState, Life> = {
  reported: { owner: "vendor", term: withinWorking(3), atEnd: "escalate" },
  offered: { owner: "buyer", term: within(7), atEnd: "accept" },
  declined: { owner: "buyer", term: within(7), atEnd: "end" },
  replacing: { owner: "vendor", term: withinWorking(3), atEnd: "escalate" },
  replaced: { owner: "buyer", term: within(21), atEnd: "confirm" },
  returning: { owner: "buyer", term: within(14), atEnd: "end" },
  returned: { owner: "vendor", term: withinWorking(10), atEnd: "refund" },
  escalated: { owner: "admin", term: withinWorking(5), atEnd: "refund" },
  disputed: { owner: "bank", term: null, atEnd: null },
};
export const openStates = Object.keys(problemLife) as OpenState[];

/** One row per move: from which states, to which ones, and who may make it. */
export const problemMoves = {
  offer: { from: ["reported", "declined", "replacing"], to: ["offered"], by: ["vendor"] },
  decline: { from: ["reported"], to: ["declined"], by: ["vendor"] },
  /** Leads where the offer leads: a refund ends it, unless it is above the vendor's balance. */
  accept: {
    from: ["offered"],
    to: ["closed", "replacing", "returning", "escalated"],
    by: ["buyer", "system"],
  },
  disagree: { from: ["offered", "declined", "replaced"], to: ["escalated"], by: ["buyer"] },
  withdraw: {
    from: ["reported", "offered", "declined", "replacing", "replaced", "returning", "escalated"],
    to: ["closed"],
    by: ["buyer"],
  },
  shipReplacement: { from: ["replacing"], to: ["replaced"], by: ["vendor"] },
  confirm: { from: ["replaced"], to: ["closed"], by: ["buyer", "system"] },
  sendReturn: { from: ["returning"], to: ["returned"], by: ["buyer"] },
  receiveReturn: { from: ["returned"], to: ["closed", "escalated"], by: ["vendor"] },
  contestReturn: { from: ["returned"], to: ["escalated"], by: ["vendor"] },
  escalate: { from: ["reported", "replacing"], to: ["escalated"], by: ["system"] },
  end: { from: ["declined", "returning", "escalated"], to: ["closed"], by: ["system"] },
  refund: { from: ["returned", "escalated"], to: ["closed", "escalated"], by: ["system"] },
  decide: { from: ["escalated"], to: ["closed"], by: ["admin"] },
  pause: {
    from: ["reported", "offered", "declined", "replacing", "replaced", "returning", "returned", "escalated"],
    to: ["disputed"],
    by: ["bank"],
  },
  resume: { from: ["disputed"], to: ["escalated"], by: ["bank"] },
  chargeBack: { from: ["disputed"], to: ["closed"], by: ["bank"] },
} as const satisfies Record<
  string,
  { from: readonly OpenState[]; to: readonly ProblemState[]; by: readonly ProblemActor[] }
>;
export type ProblemMove = keyof typeof problemMoves;
export const problemMoveNames = Object.keys(problemMoves) as ProblemMove[];

/** Whether this actor may make this move from a state. */
export function mayMove(move: ProblemMove, state: ProblemState, actor: ProblemActor): boolean {
  const { from, by } = problemMoves[move];
  return (from as readonly ProblemState[]).includes(state) && (by as readonly ProblemActor[]).includes(actor);
}

/** The moves that an actor can make with a problem in its state. */
export const listProblemMoves = (state: ProblemState, actor: ProblemActor): ProblemMove[] =>
  problemMoveNames.filter((move) => mayMove(move, state, actor));

const dayMs = 86_400_000;
const isWeekend = (moment: number) => [0, 6].includes(new Date(moment).getUTCDay());

/** When a state that begins now is overdue; working days are Monday to Friday, UTC. Null while a bank decides. `days`: instead of the table's, where a setting says so. */
export function deadlineOf(state: OpenState, now: Date, days?: number): Date | null {
  const { term: usual } = problemLife[state];
  if (!usual) return null;
  const term = { ...usual, days: days ?? usual.days };
  if (!term.isWorking) return new Date(now.getTime() + term.days * dayMs);
  let moment = now.getTime();
  for (let left = term.days; left > 0; ) {
    moment += dayMs;
    if (!isWeekend(moment)) left -= 1;
  }
  return new Date(moment);
}

/** Days in which a parcel's problem can be reported, by the settings: after delivery, and unopened for a changed mind. */
export type ReportDays = { afterDelivery: number; changedMind: number };
/** Without a carrier's estimate, a parcel counts as late so many days after its dispatch, and for so many more can be reported. */
const lateDays = { from: 10, for: 60 } as const;

type Reportable = { status: string; shippedAt: Date | string | null; deliveredAt: Date | string | null };

/**
 * What the buyer of a parcel can report now, by its dates alone: 30 days after delivery, 14 for a changed mind; one that
 * did not come, from its estimated date on.
 */
export function listReportableKinds(parcel: Reportable, now: Date, reportDays: ReportDays): ProblemKind[] {
  const since = (moment: Date | string | null) =>
    moment === null ? Number.NaN : (now.getTime() - new Date(moment).getTime()) / dayMs;
  if (parcel.status === "shipped") {
    const days = since(parcel.shippedAt);
    return days >= lateDays.from && days <= lateDays.from + lateDays.for ? ["notArrived"] : [];
  }
  const days = since(parcel.deliveredAt);
  if (parcel.status !== "delivered" || !(days <= reportDays.afterDelivery)) return [];
  return problemKinds.filter((kind) => kind !== "changedMind" || days <= reportDays.changedMind);
}

/** What can be asked for: goods that did not come can't be sent back, and unwanted ones are. */
export function listWishes(kind: ProblemKind): Solution[] {
  if (kind === "changedMind") return ["return"];
  return kind === "notArrived" ? ["refund", "replacement"] : ["refund", "replacement", "return"];
}

/** Whether the offer of a return needs a prepaid label: only who changed their mind pays for the way back. */
export const needsLabel = (kind: ProblemKind): boolean => kind !== "changedMind";

/** Characters of what people write, and how many pictures and messages go with it. */
export const problemBounds = {
  report: [10, 2_000],
  words: [3, 2_000],
  returnTo: [10, 500],
  facts: [20, 2_000],
  pictures: 5,
  messages: 10,
  /** Problems of one parcel, one after the other. */
  perParcel: 3,
  /** Notes of one problem by one side. */
  notes: 30,
  /** Days in which a decision can be objected to. */
  objectionDays: 14,
} as const;

/** The rules that a decision of a problem can name (R62). */
export const problemRules = [
  "notDelivered",
  "defective",
  "notAsOffered",
  "withdrawal",
  "noReply",
  "noEvidence",
  "abuse",
  "other",
] as const;
export type ProblemRule = (typeof problemRules)[number];

/** The views of a list of problems: who looks must act, somebody must, nobody must. */
export const problemFilters = ["waiting", "open", "closed"] as const;
export type ProblemFilter = (typeof problemFilters)[number];
