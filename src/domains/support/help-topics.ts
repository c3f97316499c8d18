/** Whom a topic of the help is for. */
export const audiences = ["buyers", "vendors", "everyone"] as const;
export type Audience = (typeof audiences)[number];

/** The topics of the help and their questions, by name. A question's name is its address, `/help#name`, in every language. */
export const helpTopics = [
  {
    id: "ordering",
    audience: "buyers",
    questions: ["several-vendors", "cart-reserves", "cancel-parcel", "change-address"],
  },
  {
    id: "payment",
    audience: "buyers",
    questions: ["how-to-pay", "card-declined", "unfinished-payment", "estimated-tax"],
  },
  {
    id: "delivery",
    audience: "buyers",
    questions: ["delivery-price", "where-is-my-parcel", "my-country", "confirm-receipt"],
  },
  { id: "returns", audience: "buyers", questions: ["broken-or-wrong", "refund-time"] },
  {
    id: "starting",
    audience: "vendors",
    questions: ["selling-price", "become-vendor", "list-a-product", "change-plan"],
  },
  { id: "shop", audience: "vendors", questions: ["send-a-parcel", "cannot-deliver", "payouts", "away"] },
  {
    id: "account",
    audience: "everyone",
    questions: ["verification-email", "forgot-password", "second-factor", "my-data"],
  },
  {
    id: "talking",
    audience: "everyone",
    questions: ["write-to-vendor", "write-to-us", "leave-newsletter", "without-connection"],
  },
] as const satisfies readonly { id: string; audience: Audience; questions: readonly string[] }[];

export type HelpTopicId = (typeof helpTopics)[number]["id"];
export type HelpQuestion = (typeof helpTopics)[number]["questions"][number];
export const helpQuestions = helpTopics.flatMap(({ questions }) => [...questions]) as HelpQuestion[];
