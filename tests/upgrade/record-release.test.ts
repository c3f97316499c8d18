import fs from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { openTestMarket } from "../support/open-test-market.ts";
import { openShop } from "../sweeps/support/open-shop.ts";
import { dumpRows, recordStatements } from "./recording.ts";
import { fillMarket, walkMarket } from "./walk-market.ts";

test("what a release does with its database can be recorded", { timeout: 120_000 }, async () => {
  const market = await openTestMarket();
  const shop = await openShop(market.infra);
  try {
    const { email } = await fillMarket(market, shop.url);
    const dump = await dumpRows(market.databaseUrl);
    const statements = await recordStatements(() => walkMarket(market, shop.url, email));
    expect(dump.data.length).toBeGreaterThan(20);
    expect(statements.length).toBeGreaterThan(200);
    const journal = fs.readFileSync(path.resolve("migrations/meta/_journal.json"), "utf8");
    const migrations = (JSON.parse(journal) as { entries: [] }).entries.length;
    if (process.env.RECORD_RELEASE)
      fs.writeFileSync(
        path.join(import.meta.dirname, "previous-release.json"),
        // A statement or table a line, for readable differences.
        `${JSON.stringify({ migrations, email, ...dump, statements }).replaceAll(/(?<=[[,])(?=\{"(?:connection|table)")/g, "\n")}\n`,
      );
  } finally {
    await shop.close();
    await market.close();
  }
});
