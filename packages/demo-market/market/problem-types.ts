/** What was wrong with a parcel, and what was done about it so far. */
export interface SeedProblem {
  orderKey: string;
  vendorKey: string;
  buyerKey: string;
  kind: "damaged" | "wrong" | "notAsDescribed" | "changedMind";
  wish: "refund" | "replacement" | "return";
  offer?: "replacement" | "return";
  /** Why it came to the administrators. */
  cause?: "silence" | "disagreement";
  outcome?: "withdrawn" | "upheld";
  /** An administrator's statement of reasons. */
  rule?: "noEvidence";
  facts?: string;
  lines: { productKey: string; quantity: number }[];
  steps: {
    name: "report" | "offer" | "decline" | "accept" | "disagree" | "withdraw" | "escalate" | "decide";
    actor: "buyer" | "vendor" | "admin" | "system";
    /** The state that it led to. */
    state: "reported" | "offered" | "declined" | "returning" | "escalated" | "closed";
    words: string;
    /** Null: at the deadline of the state before. */
    at: Date | null;
  }[];
}
