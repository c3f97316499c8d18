import type { DatabaseSync } from "node:sqlite";

/**
 * What the first tables did not have. Generated columns read from the body, so rows that were written before need
 * nothing. A step is never edited; the database counts those it has taken.
 */
const steps = [
  `
ALTER TABLE products ADD COLUMN created INTEGER GENERATED ALWAYS AS (json_extract(body, '$.created')) VIRTUAL;
ALTER TABLE products ADD COLUMN active INTEGER GENERATED ALWAYS AS (json_extract(body, '$.active')) VIRTUAL;
CREATE INDEX products_active ON products (active);

ALTER TABLE payment_methods ADD COLUMN customer TEXT GENERATED ALWAYS AS (json_extract(body, '$.customer')) VIRTUAL;
CREATE INDEX payment_methods_customer ON payment_methods (customer) WHERE customer IS NOT NULL;

-- account: the connected account whose balance it is, or '' for the platform's own; payout: the payout that took it.
ALTER TABLE balance_transactions ADD COLUMN account TEXT NOT NULL DEFAULT '';
ALTER TABLE balance_transactions ADD COLUMN payout TEXT;
ALTER TABLE balance_transactions ADD COLUMN created INTEGER GENERATED ALWAYS AS (json_extract(body, '$.created')) VIRTUAL;
ALTER TABLE balance_transactions ADD COLUMN type TEXT GENERATED ALWAYS AS (json_extract(body, '$.type')) VIRTUAL;
ALTER TABLE balance_transactions ADD COLUMN source TEXT GENERATED ALWAYS AS (json_extract(body, '$.source')) VIRTUAL;
ALTER TABLE balance_transactions ADD COLUMN currency TEXT GENERATED ALWAYS AS (json_extract(body, '$.currency')) VIRTUAL;
ALTER TABLE balance_transactions ADD COLUMN net INTEGER GENERATED ALWAYS AS (json_extract(body, '$.net')) VIRTUAL;
ALTER TABLE balance_transactions ADD COLUMN available_on INTEGER GENERATED ALWAYS AS (json_extract(body, '$.available_on')) VIRTUAL;
CREATE INDEX balance_transactions_sums ON balance_transactions (account, currency, available_on, net);
CREATE INDEX balance_transactions_source ON balance_transactions (source);
`,
];

/** Brings the tables of an older stand-in to what this one needs. */
export function upgradeTables(database: DatabaseSync): void {
  const { user_version: taken } = database.prepare("PRAGMA user_version").get() as { user_version: number };
  for (const [index, step] of steps.entries()) {
    if (index >= taken) database.exec(`BEGIN; ${step}; PRAGMA user_version = ${index + 1}; COMMIT;`);
  }
}
