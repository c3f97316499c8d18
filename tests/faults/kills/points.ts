/** What runs at a point besides the buyers, who always do. */
export type Flow = "purchase" | "refund" | "payout" | "mail";

/**
 * How a process is stopped at a point, from outside: by a table that is locked, a call that the provider holds before or after
 * its effect, or a mail server that goes silent. `thenLock`: then it goes on to a table.
 */
export type Stop =
  | { lock: string }
  | { call: string; when: "slowBefore" | "slowAfter"; thenLock?: string }
  | { mail: "rcpt" | "data"; thenLock?: string };

export type Point = { name: string; flow: Flow; stop: Stop };

const before = (call: string): Stop => ({ call, when: "slowBefore" });
const after = (call: string, thenLock?: string): Stop => ({
  ...{ call, when: "slowAfter" },
  ...(thenLock ? { thenLock } : {}),
});
const sessions = "POST /v1/checkout/sessions";

const points: Record<Flow, Record<string, Stop>> = {
  purchase: {
    "the order is written": { lock: "orders" },
    "its parcels are written": { lock: "parcels" },
    "the stock is looked at": { lock: "stock" },
    "the hold is written": { lock: "stock_holds" },
    "the attempt to pay is written": { lock: "payment_attempts" },
    "the page is asked for": before(sessions),
    "the page is there, the response is not": after(sessions),
    "the page's address is stored": after(sessions, "payment_attempts"),
    "the page is ended at the provider": after(`${sessions}/`),
    "the event is stored": { lock: "provider_events" },
    "the provider is asked what was paid": before("GET /v1/checkout/sessions"),
    "the provider has said what was paid": after("GET /v1/checkout/sessions"),
    "the holds become sales": { lock: "stock_movements" },
    "the sale is posted": { lock: "ledger_postings" },
    "the buyer's mail is written": { lock: "emails" },
  },
  refund: {
    "the refund is written": { lock: "refunds" },
    "its lines are written": { lock: "refund_lines" },
    "the refund is asked for": before("POST /v1/refunds"),
    "the money is back, the response is not": after("POST /v1/refunds"),
    "the refund is stored as made": after("POST /v1/refunds", "refunds"),
  },
  payout: {
    "the payout is written": { lock: "payouts" },
    "its parcels are marked": { lock: "payout_parcels" },
    "the transfer is asked for": before("POST /v1/transfers"),
    "the transfer is made, the response is not": after("POST /v1/transfers"),
    "the payout is stored as made": after("POST /v1/transfers", "payouts"),
  },
  mail: {
    "the recipient is named": { mail: "rcpt" },
    "the mail is handed over, the receipt is not": { mail: "data" },
    "the mail is stored as sent": { mail: "data", thenLock: "emails" },
  },
};

export const killPoints: Point[] = Object.entries(points).flatMap(([flow, stops]) =>
  Object.entries(stops).map(([name, stop]) => ({ name, flow: flow as Flow, stop })),
);
