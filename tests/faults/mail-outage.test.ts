import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Database, openDatabase } from "#platform/db/database.ts";
import { wakeWorkers } from "../support/wake-workers.ts";
import { send } from "../sweeps/support/call.ts";
import { buildOnce } from "./support/build-once.ts";
import { type MailServer, openMailServer } from "./support/mail-server.ts";
import { createDatabase } from "./support/own-database.ts";
import { type Cafeto, environmentFor, makeDataFolder, startCafeto, until } from "./support/run-cafeto.ts";
import { checkOut, joinAsShopper, payByCard, stockTinyMarket, untilPaid } from "./support/shopper.ts";

/** Orders each of which mails its buyer and its vendor. */
const orders = 4;

let database: Awaited<ReturnType<typeof createDatabase>>;
let own: Database;
let mailServer: MailServer;
let cafeto: Cafeto;

beforeAll(async () => {
  await buildOnce();
  database = await createDatabase();
  mailServer = await openMailServer();
  const env = { DATABASE_URL: database.url, SMTP_URL: mailServer.url, LOG_LEVEL: "silent" };
  cafeto = await startCafeto(await environmentFor(makeDataFolder(), env));
  own = openDatabase(database.url, { max: 2 });
}, 300_000);
afterAll(async () => {
  await own?.close();
  cafeto?.kill("SIGKILL");
  await cafeto?.ended;
  await mailServer?.stop();
  await database?.drop();
}, 60_000);

const read = async (query: ReturnType<typeof sql>) =>
  (await own.db.execute<Record<string, string>>(query)).rows;
const unsent = sql`select id from emails where sent_at is null`;

/** Whatever was due an hour later is tried now. */
async function letAnHourPass(): Promise<void> {
  await own.db.execute(
    sql`update jobs.job set start_after = start_after - interval '1 hour' where name = 'send-email' and state = 'retry'`,
  );
  await wakeWorkers(own.db, { name: "send-email" });
  await until("all that is due was tried", async () => {
    const due = await read(
      sql`select id from jobs.job where name = 'send-email' and (state in ('created', 'active') or state = 'retry' and start_after <= now())`,
    );
    return due.length === 0;
  });
}

test("the mail server is away for six hours while people buy side by side: the site does not notice, and each mail arrives once when it is back", {
  timeout: 180_000,
}, async () => {
  const productIds = await stockTinyMarket(database.url);
  const shoppers = await Promise.all(
    Array.from({ length: orders }, () => joinAsShopper(database.url, cafeto.url)),
  );
  await until("the welcomes are sent", async () => (await read(unsent)).length === 0);
  const before = new Set(mailServer.arrivals.keys());
  const port = Number(new URL(mailServer.url).port);
  await mailServer.stop();

  // All at once: no purchase waits for another's mails.
  await Promise.all(
    shoppers.map(async (shopper, index) => {
      const { orderId, page } = await checkOut(cafeto.url, shopper, [productIds[index % 2]!]);
      await payByCard(page);
      await untilPaid(cafeto.url, shopper, orderId);
    }),
  );
  await until("the mails are written", async () => (await read(unsent)).length >= 2 * orders);
  for (let hour = 0; hour < 6; hour += 1) {
    await letAnHourPass();
    const pages = await Promise.all(["/", "/products", "/readyz"].map((path) => send(cafeto.url + path)));
    expect(pages.map(({ status }) => status)).toEqual([200, 200, 200]);
  }
  const waiting = (await read(unsent)).map(({ id }) => `<${id}@cafeto>`).sort();
  const [tried] = await read(
    sql`select min(retry_count)::text as times from jobs.job where name = 'send-email' and state = 'retry'`,
  );
  expect(Number(tried!.times)).toBeGreaterThan(5);

  mailServer = await openMailServer(port);
  await letAnHourPass();
  await until("the mails are sent", async () => (await read(unsent)).length === 0);
  const arrived = [...mailServer.arrivals].filter(([id]) => !before.has(id));
  expect(arrived.map(([id]) => id).sort()).toEqual(waiting);
  expect(arrived.every(([, times]) => times.length === 1)).toBe(true);
});
