/** Products' prices, customers, subscriptions, their invoices and what comes due; columns as in the other schema. */
export const billingSchema = `
CREATE TABLE IF NOT EXISTS prices (
  seq INTEGER PRIMARY KEY AUTOINCREMENT,
  id TEXT NOT NULL UNIQUE,
  created INTEGER NOT NULL,
  product TEXT NOT NULL,
  lookup_key TEXT UNIQUE,
  body TEXT NOT NULL
) STRICT;

CREATE TABLE IF NOT EXISTS test_clocks (
  seq INTEGER PRIMARY KEY AUTOINCREMENT,
  id TEXT NOT NULL UNIQUE,
  created INTEGER NOT NULL,
  body TEXT NOT NULL
) STRICT;

CREATE TABLE IF NOT EXISTS customers (
  seq INTEGER PRIMARY KEY AUTOINCREMENT,
  id TEXT NOT NULL UNIQUE,
  created INTEGER NOT NULL,
  email TEXT,
  test_clock TEXT,
  is_deleted INTEGER NOT NULL DEFAULT 0,
  body TEXT NOT NULL
) STRICT;
CREATE INDEX IF NOT EXISTS customers_email ON customers (email);

-- billed: cents for which a whole period stands on invoices so far; a later credit is a share of it.
CREATE TABLE IF NOT EXISTS subscriptions (
  seq INTEGER PRIMARY KEY AUTOINCREMENT,
  id TEXT NOT NULL UNIQUE,
  created INTEGER NOT NULL,
  customer TEXT NOT NULL,
  status TEXT NOT NULL,
  price TEXT NOT NULL,
  billed INTEGER NOT NULL,
  body TEXT NOT NULL
) STRICT;
CREATE INDEX IF NOT EXISTS subscriptions_customer ON subscriptions (customer);

CREATE TABLE IF NOT EXISTS subscription_schedules (
  seq INTEGER PRIMARY KEY AUTOINCREMENT,
  id TEXT NOT NULL UNIQUE,
  created INTEGER NOT NULL,
  customer TEXT NOT NULL,
  body TEXT NOT NULL
) STRICT;

-- invoice: null while it waits for the next one.
CREATE TABLE IF NOT EXISTS invoice_items (
  seq INTEGER PRIMARY KEY AUTOINCREMENT,
  id TEXT NOT NULL UNIQUE,
  created INTEGER NOT NULL,
  customer TEXT NOT NULL,
  subscription TEXT NOT NULL,
  invoice TEXT,
  body TEXT NOT NULL
) STRICT;
CREATE INDEX IF NOT EXISTS invoice_items_waiting ON invoice_items (subscription) WHERE invoice IS NULL;

CREATE TABLE IF NOT EXISTS invoices (
  seq INTEGER PRIMARY KEY AUTOINCREMENT,
  id TEXT NOT NULL UNIQUE,
  created INTEGER NOT NULL,
  customer TEXT NOT NULL,
  subscription TEXT NOT NULL,
  status TEXT NOT NULL CHECK (status IN ('draft', 'open', 'paid', 'void', 'uncollectible')),
  body TEXT NOT NULL
) STRICT;
CREATE INDEX IF NOT EXISTS invoices_customer ON invoices (customer);
CREATE INDEX IF NOT EXISTS invoices_subscription ON invoices (subscription);

CREATE TABLE IF NOT EXISTS invoice_payments (
  seq INTEGER PRIMARY KEY AUTOINCREMENT,
  id TEXT NOT NULL UNIQUE,
  created INTEGER NOT NULL,
  invoice TEXT NOT NULL UNIQUE,
  payment_intent TEXT NOT NULL,
  status TEXT NOT NULL,
  body TEXT NOT NULL
) STRICT;

-- What happens by time alone; at in seconds by the test clock named, or by the stand-in's own ('').
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
`;
