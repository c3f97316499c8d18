/**
 * Columns hold what is searched, bounded or changed under a condition; `body` holds the object as it is answered.
 * `seq` gives the order of lists, newest first.
 */
export const schema = `
CREATE TABLE IF NOT EXISTS sessions (
  seq INTEGER PRIMARY KEY AUTOINCREMENT,
  id TEXT NOT NULL UNIQUE,
  status TEXT NOT NULL CHECK (status IN ('open', 'complete', 'expired')),
  created INTEGER NOT NULL,
  expires_at INTEGER NOT NULL,
  payment_intent TEXT UNIQUE,
  intent_data TEXT NOT NULL,
  line_items TEXT NOT NULL,
  body TEXT NOT NULL
) STRICT;
CREATE INDEX IF NOT EXISTS sessions_open ON sessions (expires_at) WHERE status = 'open';

CREATE TABLE IF NOT EXISTS charges (
  seq INTEGER PRIMARY KEY AUTOINCREMENT,
  id TEXT NOT NULL UNIQUE,
  payment_intent TEXT NOT NULL,
  created INTEGER NOT NULL,
  amount INTEGER NOT NULL,
  amount_refunded INTEGER NOT NULL DEFAULT 0 CHECK (amount_refunded BETWEEN 0 AND amount),
  body TEXT NOT NULL
) STRICT;
CREATE INDEX IF NOT EXISTS charges_intent ON charges (payment_intent);

CREATE TABLE IF NOT EXISTS refunds (
  seq INTEGER PRIMARY KEY AUTOINCREMENT,
  id TEXT NOT NULL UNIQUE,
  payment_intent TEXT NOT NULL,
  charge TEXT NOT NULL,
  created INTEGER NOT NULL,
  body TEXT NOT NULL
) STRICT;
CREATE INDEX IF NOT EXISTS refunds_charge ON refunds (charge);
CREATE INDEX IF NOT EXISTS refunds_intent ON refunds (payment_intent);

CREATE TABLE IF NOT EXISTS payment_intents (id TEXT PRIMARY KEY, session TEXT NOT NULL, body TEXT NOT NULL) STRICT;
CREATE TABLE IF NOT EXISTS products (id TEXT PRIMARY KEY, body TEXT NOT NULL) STRICT;
CREATE TABLE IF NOT EXISTS payment_methods (id TEXT PRIMARY KEY, body TEXT NOT NULL) STRICT;
CREATE TABLE IF NOT EXISTS balance_transactions (id TEXT PRIMARY KEY, body TEXT NOT NULL) STRICT;

CREATE TABLE IF NOT EXISTS events (
  seq INTEGER PRIMARY KEY AUTOINCREMENT,
  id TEXT NOT NULL UNIQUE,
  type TEXT NOT NULL,
  created INTEGER NOT NULL,
  body TEXT NOT NULL
) STRICT;
CREATE INDEX IF NOT EXISTS events_created ON events (created);

-- Times here are milliseconds. One row an event; it waits until the receiver answers 2xx or three days are over.
CREATE TABLE IF NOT EXISTS deliveries (
  event TEXT PRIMARY KEY,
  event_seq INTEGER NOT NULL,
  state TEXT NOT NULL CHECK (state IN ('waiting', 'delivered', 'given_up')),
  tries INTEGER NOT NULL DEFAULT 0,
  since INTEGER NOT NULL,
  next_at INTEGER NOT NULL
) STRICT;
CREATE INDEX IF NOT EXISTS deliveries_waiting ON deliveries (next_at, event_seq) WHERE state = 'waiting';

CREATE TABLE IF NOT EXISTS attempts (
  seq INTEGER PRIMARY KEY AUTOINCREMENT,
  event TEXT NOT NULL,
  at INTEGER NOT NULL,
  milliseconds INTEGER NOT NULL,
  status INTEGER,
  error TEXT,
  by_hand INTEGER NOT NULL DEFAULT 0
) STRICT;
CREATE INDEX IF NOT EXISTS attempts_event ON attempts (event);

CREATE TABLE IF NOT EXISTS answers (
  key TEXT PRIMARY KEY,
  path TEXT NOT NULL,
  fingerprint TEXT NOT NULL,
  request TEXT NOT NULL,
  status INTEGER NOT NULL,
  body TEXT NOT NULL,
  created INTEGER NOT NULL
) STRICT;
CREATE INDEX IF NOT EXISTS answers_created ON answers (created);
`;
