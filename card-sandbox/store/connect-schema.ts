/** Connected accounts and the money that is moved to them. */
export const connectSchema = `
CREATE TABLE IF NOT EXISTS accounts (
  seq INTEGER PRIMARY KEY AUTOINCREMENT,
  id TEXT NOT NULL UNIQUE,
  created INTEGER NOT NULL,
  is_deleted INTEGER NOT NULL DEFAULT 0,
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

CREATE TABLE IF NOT EXISTS transfers (
  seq INTEGER PRIMARY KEY AUTOINCREMENT,
  id TEXT NOT NULL UNIQUE,
  created INTEGER NOT NULL,
  destination TEXT NOT NULL,
  transfer_group TEXT,
  source_transaction TEXT,
  amount INTEGER NOT NULL,
  amount_reversed INTEGER NOT NULL DEFAULT 0 CHECK (amount_reversed BETWEEN 0 AND amount),
  body TEXT NOT NULL
) STRICT;
CREATE INDEX IF NOT EXISTS transfers_destination ON transfers (destination);
CREATE INDEX IF NOT EXISTS transfers_group ON transfers (transfer_group);
CREATE INDEX IF NOT EXISTS transfers_source ON transfers (source_transaction) WHERE source_transaction IS NOT NULL;

CREATE TABLE IF NOT EXISTS transfer_reversals (
  seq INTEGER PRIMARY KEY AUTOINCREMENT,
  id TEXT NOT NULL UNIQUE,
  created INTEGER NOT NULL,
  transfer TEXT NOT NULL,
  body TEXT NOT NULL
) STRICT;
CREATE INDEX IF NOT EXISTS transfer_reversals_transfer ON transfer_reversals (transfer);

CREATE TABLE IF NOT EXISTS payouts (
  seq INTEGER PRIMARY KEY AUTOINCREMENT,
  id TEXT NOT NULL UNIQUE,
  created INTEGER NOT NULL,
  account TEXT NOT NULL,
  status TEXT NOT NULL,
  body TEXT NOT NULL
) STRICT;
CREATE INDEX IF NOT EXISTS payouts_account ON payouts (account);
`;
