/**
 * A table for each kind of object. `body` holds the object as the API answers it, `seq` gives the order of lists; the
 * columns to search by are read from the body, except the real ones, which the API never shows.
 */
const objectTables: Record<string, { paths?: Record<string, string>; real?: string }> = {
  accounts: {},
  // account: the connected account whose balance it is, or '' for the platform's own; payout: the payout that took it.
  balance_transactions: {
    paths: { net: "net", available_on: "available_on", currency: "currency" },
    real: "account TEXT NOT NULL DEFAULT '', payout TEXT",
  },
  charges: {},
  customers: { paths: { test_clock: "test_clock" } },
  disputes: { paths: { charge: "charge", payment_intent: "payment_intent", status: "status" } },
  invoice_payments: { paths: { invoice: "invoice", status: "status" } },
  invoices: {
    paths: {
      customer: "customer",
      subscription: "parent.subscription_details.subscription",
      status: "status",
    },
  },
  payment_intents: {},
  payment_methods: { paths: { customer: "customer" } },
  payouts: { real: "account TEXT NOT NULL" },
  prices: { paths: { lookup_key: "lookup_key", active: "active" } },
  products: {},
  refunds: { paths: { payment_intent: "payment_intent", charge: "charge" } },
  // The intent that was begun: a session of a subscription never names it.
  sessions: {
    paths: { status: "status", customer: "customer", expires_at: "expires_at" },
    real: "payment_intent TEXT, intent_data TEXT NOT NULL, line_items TEXT NOT NULL",
  },
  subscription_schedules: {},
  subscriptions: { paths: { customer: "customer", status: "status" } },
  test_clocks: {},
  transfer_reversals: {},
  transfers: { paths: { transfer_group: "transfer_group", destination: "destination" } },
};

function makeTable([table, { paths = {}, real }]: [
  string,
  { paths?: Record<string, string>; real?: string },
]) {
  const columns = Object.entries({ created: "created", ...paths }).map(
    ([name, path]) => `, ${name} GENERATED ALWAYS AS (json_extract(body, '$.${path}')) VIRTUAL`,
  );
  const indexes = Object.keys(paths).map(
    (name) => `CREATE INDEX IF NOT EXISTS ${table}_${name} ON ${table} (${name});`,
  );
  return `CREATE TABLE IF NOT EXISTS ${table} (
  seq INTEGER PRIMARY KEY AUTOINCREMENT, id TEXT NOT NULL UNIQUE, body TEXT NOT NULL${real ? `, ${real}` : ""}${columns.join("")}
);
${indexes.join("\n")}`;
}

const otherTables = `
CREATE INDEX IF NOT EXISTS balance_transactions_sums ON balance_transactions (account, currency);
CREATE INDEX IF NOT EXISTS payouts_account ON payouts (account);

CREATE TABLE IF NOT EXISTS events (
  seq INTEGER PRIMARY KEY AUTOINCREMENT,
  id TEXT NOT NULL UNIQUE,
  created INTEGER NOT NULL,
  body TEXT NOT NULL
) STRICT;
CREATE INDEX IF NOT EXISTS events_created ON events (created);

-- Times here are milliseconds. One row an event; it waits until the receiver responds with 2xx or three days are over.
CREATE TABLE IF NOT EXISTS deliveries (
  event TEXT PRIMARY KEY,
  event_seq INTEGER NOT NULL,
  state TEXT NOT NULL CHECK (state IN ('waiting', 'delivered', 'given_up')),
  tries INTEGER NOT NULL DEFAULT 0,
  since INTEGER NOT NULL,
  next_at INTEGER NOT NULL
) STRICT;
CREATE INDEX IF NOT EXISTS deliveries_waiting ON deliveries (next_at, event_seq) WHERE state = 'waiting';

-- Responses under their idempotency keys.
CREATE TABLE IF NOT EXISTS responses (
  key TEXT PRIMARY KEY,
  path TEXT NOT NULL,
  fingerprint TEXT NOT NULL,
  request TEXT NOT NULL,
  status INTEGER NOT NULL,
  body TEXT NOT NULL,
  created INTEGER NOT NULL
) STRICT;
CREATE INDEX IF NOT EXISTS responses_created ON responses (created);

-- What happens by time alone; at in seconds by the test clock named, or by the sandbox's own ('').
CREATE TABLE IF NOT EXISTS dues (
  kind TEXT NOT NULL,
  id TEXT NOT NULL,
  test_clock TEXT NOT NULL,
  at INTEGER NOT NULL,
  rank INTEGER NOT NULL,
  PRIMARY KEY (kind, id)
) STRICT, WITHOUT ROWID;
CREATE INDEX IF NOT EXISTS dues_next ON dues (test_clock, at, rank);

CREATE TABLE IF NOT EXISTS portal_sessions (
  address TEXT PRIMARY KEY,
  expires_at INTEGER NOT NULL,
  pending TEXT,
  body TEXT NOT NULL
) STRICT;

CREATE TABLE IF NOT EXISTS account_links (
  address TEXT PRIMARY KEY,
  account TEXT NOT NULL,
  kind TEXT NOT NULL CHECK (kind IN ('onboarding', 'dashboard')),
  expires_at INTEGER NOT NULL,
  is_opened INTEGER NOT NULL DEFAULT 0,
  return_url TEXT NOT NULL,
  refresh_url TEXT NOT NULL
) STRICT;
`;

export const schema = Object.entries(objectTables).map(makeTable).join("\n") + otherTables;
