import { after, daysBefore } from "./calendar.ts";
import { demoAccounts } from "./demo-accounts.ts";
import type { SeedProblem } from "./problem-types.ts";
import type { Language, SeedBuyer, SeedOrder, SeedParcel, SeedVendor } from "./types.ts";

type Step = SeedProblem["steps"][number];
type Whose = { buyer: "demo" | "other"; vendor: "demo" | "usual" | "any" };
type Script = Omit<SeedProblem, "orderKey" | "vendorKey" | "buyerKey" | "lines" | "steps"> &
  Whose & {
    language: Language;
    /** Days ago, or at the deadline of the step before. */
    steps: [Step["name"], Step["actor"], Step["state"], number | "deadline", string][];
  };

/** What went wrong with some of the latest parcels, in each stage that waits for an action, and how some of it ended. */
const scripts: Script[] = [
  {
    ...{ kind: "damaged", wish: "refund", buyer: "other", vendor: "demo", language: "en" },
    steps: [
      [
        "report",
        "buyer",
        "reported",
        0.8,
        "The valve side of the bag is split and half of it was in the box.",
      ],
    ],
  },
  {
    ...{ kind: "wrong", wish: "replacement", buyer: "other", vendor: "demo", language: "en" },
    offer: "replacement",
    steps: [
      [
        "report",
        "buyer",
        "reported",
        4.2,
        "I ordered whole beans and these are ground. I have no use for them.",
      ],
      [
        "offer",
        "vendor",
        "offered",
        3.4,
        "Our mistake, sorry. We post you the right bag; keep the other one.",
      ],
    ],
  },
  {
    ...{ kind: "notAsDescribed", wish: "refund", buyer: "other", vendor: "demo", language: "en" },
    cause: "disagreement",
    steps: [
      [
        "report",
        "buyer",
        "reported",
        7.5,
        "The label says light. It is darker than any light roast I have had.",
      ],
      ["decline", "vendor", "declined", 6.6, "We measured this batch again: it is where we always roast it."],
      [
        "disagree",
        "buyer",
        "escalated",
        1.6,
        "I have added nothing new, but a photograph against last month’s bag shows it.",
      ],
    ],
  },
  {
    ...{
      kind: "damaged",
      wish: "refund",
      buyer: "other",
      vendor: "demo",
      language: "en",
      outcome: "withdrawn",
    },
    steps: [
      ["report", "buyer", "reported", 12.3, "The tin has a dent on one side."],
      ["withdraw", "buyer", "closed", 11.9, "It closes and the coffee is fine. Forget it!"],
    ],
  },
  {
    ...{ kind: "damaged", wish: "replacement", buyer: "other", vendor: "usual", language: "en" },
    cause: "silence",
    steps: [
      ["report", "buyer", "reported", 7.7, "One of the jars broke on its way, the others are sticky."],
      ["escalate", "system", "escalated", "deadline", ""],
    ],
  },
  {
    ...{ kind: "wrong", wish: "refund", buyer: "other", vendor: "usual", language: "en", outcome: "upheld" },
    ...{ cause: "disagreement", rule: "noEvidence" },
    facts: "The picture shows the product that was ordered, with the lot number of the label in the shop.",
    steps: [
      ["report", "buyer", "reported", 15.5, "This is not what I ordered."],
      ["decline", "vendor", "declined", 14.7, "The lot number on your picture is the one in our shop."],
      ["disagree", "buyer", "escalated", 13.8, "I still think it tastes of something else."],
      ["decide", "admin", "closed", 12.6, ""],
    ],
  },
  {
    ...{ kind: "damaged", wish: "refund", buyer: "demo", vendor: "any", language: "es" },
    steps: [["report", "buyer", "reported", 1.1, "La bolsa llegó abierta y el café perdió todo el aroma."]],
  },
  {
    ...{ kind: "changedMind", wish: "return", buyer: "demo", vendor: "any", language: "es" },
    offer: "return",
    steps: [
      [
        "report",
        "buyer",
        "reported",
        5.3,
        "Me regalaron la misma bolsa. Esta sigue cerrada y prefiero devolverla.",
      ],
      ["offer", "vendor", "offered", 4.5, "No problem. Send it back unopened, and you get your money."],
      ["accept", "buyer", "returning", 3.9, ""],
    ],
  },
];

type Market = { vendors: SeedVendor[]; buyers: SeedBuyer[]; orders: SeedOrder[] };

/** Problems with delivered parcels of the last weeks: each of a parcel of its own, reported within the 30 days for it. */
export function buildProblems({ vendors, buyers, orders }: Market, now: Date): SeedProblem[] {
  const vendorOf = new Map(vendors.map((vendor) => [vendor.key, vendor]));
  const buyerOf = new Map(buyers.map((buyer) => [buyer.key, buyer]));
  const latest = orders.flatMap((order) => order.parcels.map((parcel) => ({ order, parcel }))).reverse();
  const taken = new Set<SeedParcel>();
  return scripts.flatMap(({ buyer, vendor, language, steps, ...script }) => {
    const reportedAt = daysBefore(now, steps[0]![3] as number);
    const found = latest.find(
      ({ order, parcel }) =>
        parcel.deliveredAt !== undefined &&
        after(parcel.deliveredAt, 0.1) < reportedAt &&
        after(parcel.deliveredAt, script.kind === "changedMind" ? 13 : 29) > reportedAt &&
        !taken.has(parcel) &&
        isOfBuyer(buyerOf.get(order.buyerKey)!, { buyer, language }) &&
        isOfVendor(vendorOf.get(parcel.vendorKey)!, vendor),
    );
    // A quiet market may have none.
    if (!found) return [];
    const { order, parcel } = found;
    taken.add(parcel);
    return [
      {
        ...script,
        ...{ orderKey: order.key, buyerKey: order.buyerKey, vendorKey: parcel.vendorKey },
        lines: [{ productKey: parcel.lines[0]!.productKey, quantity: 1 }],
        steps: steps.map(([name, actor, state, when, words]) => ({
          ...{ name, actor, state, words },
          at: when === "deadline" ? null : daysBefore(now, when),
        })),
      },
    ];
  });
}

function isOfBuyer({ key, language }: SeedBuyer, wanted: Pick<Script, "buyer" | "language">): boolean {
  const isDemo = key === demoAccounts.buyer.buyerKey;
  return wanted.buyer === "demo" ? isDemo : !isDemo && language === wanted.language;
}

function isOfVendor({ key, planType }: SeedVendor, wanted: Script["vendor"]): boolean {
  const isDemo = key === demoAccounts.vendor.vendorKey;
  if (wanted === "demo" || isDemo) return wanted === "demo" && isDemo;
  return wanted === "any" || ["freemium", "basic"].includes(planType);
}
