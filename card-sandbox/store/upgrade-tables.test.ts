import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterEach, describe, expect, it } from "vitest";
import { startCardSandbox } from "../start.ts";
import { openStore } from "./open-store.ts";
import { schema } from "./schema.ts";

let folder = "";
afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe("a database of an older stand-in", () => {
  it("is brought to what this one needs, with what it holds, once", async () => {
    folder = mkdtempSync(join(tmpdir(), "card-sandbox-old-"));
    const old = new DatabaseSync(join(folder, "card-sandbox.sqlite"));
    old.exec(schema);
    const body = { id: "txn_old", object: "balance_transaction", type: "charge", source: "ch_old" };
    const money = { currency: "usd", amount: 1000, fee: 59, net: 941, created: 1, available_on: 2 };
    const insert = old.prepare("INSERT INTO balance_transactions (id, body) VALUES (?, ?)");
    insert.run("txn_old", JSON.stringify({ ...body, ...money }));
    old.close();
    for (let count = 0; count < 2; count++) openStore(folder).close();
    const secretKey = "sk_test_old";
    const sandbox = await startCardSandbox({
      port: 0,
      dataDir: folder,
      publicUrl: "",
      webhookUrl: "http://127.0.0.1:9/",
      webhookSecret: "whsec_old",
      secretKey,
    });
    const get = async (path: string) =>
      (
        await fetch(`${sandbox.url}/v1/${path}`, { headers: { authorization: `Bearer ${secretKey}` } })
      ).json();
    expect(await get("balance")).toMatchObject({ available: [{ amount: 941, currency: "usd" }] });
    expect(await get("balance_transactions?type=charge")).toMatchObject({ data: [{ id: "txn_old" }] });
    await sandbox.stop();
  });
});
