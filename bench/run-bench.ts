import { createHash, randomBytes } from "node:crypto";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { parseArgs } from "node:util";
import pg from "pg";
import { listAddresses, readMarket } from "./addresses.ts";
import { measureAdministration } from "./administration/measure-administration.ts";
import { openMarket } from "./administration/open-market.ts";
import { openStored } from "./administration/stored-market.ts";
import { openDemoSession } from "./buyers.ts";
import { floorName, helloName, listCases, type Target } from "./cases.ts";
import { connections, type Figures, measure } from "./measure.ts";
import { measureBulkUpload } from "./measure-bulk-upload.ts";
import { measureCachedLists } from "./measure-cached-lists.ts";
import { measureConversations } from "./measure-conversations.ts";
import { measureDashboard } from "./measure-dashboard.ts";
import { measureLive } from "./measure-live.ts";
import { measureMarketFigures } from "./measure-market-figures.ts";
import { measureMessages } from "./measure-messages.ts";
import { measureOrders } from "./measure-orders.ts";
import { measureProductCreates } from "./measure-product-creates.ts";
import { measurePromotions } from "./measure-promotions.ts";
import { measureReviews } from "./measure-reviews.ts";
import { measureShop } from "./measure-shop.ts";
import { hashMilliseconds, measureSignIns } from "./measure-sign-ins.ts";
import { printTable } from "./print-table.ts";
import { embeddedUrl, findFreePort, memoryOf, runProgram, startProgram } from "./processes.ts";

const demoProducts = 717;
/** Each runs alone, over a large market. */
const administration = "administration";
const shop = "shop";

/**
 * `npm run bench -- --seconds 8 --products 717 --only API`: the app and the reference rows under load, one after
 * another. `--only administration`: the administrators' screens over 1,000,000 products and orders, or as many as asked for;
 * `--only shop`: a shopper's lists and searches over the same; with `--keep folder` over those that an earlier run wrote there, or
 * into it.
 */
export async function runBench(root: string): Promise<void> {
  const { values } = parseArgs({
    options: {
      seconds: { type: "string", default: "8" },
      products: { type: "string" },
      only: { type: "string", default: "" },
      keep: { type: "string" },
    },
  });
  const seconds = wholeNumber("--seconds", values.seconds, 1, 600);
  const isLarge = [administration, shop].includes(values.only);
  const usual = isLarge ? 1_000_000 : demoProducts;
  const products = wholeNumber("--products", values.products ?? String(usual), demoProducts, 1_000_000);
  const stored = isLarge && values.keep ? openStored(values.keep) : undefined;
  const dataDir = stored?.dataDir ?? fs.mkdtempSync(path.join(os.tmpdir(), "cafeto-bench-"));
  fs.chmodSync(dataDir, 0o755);
  const opened: (() => Promise<unknown>)[] = [];
  try {
    const seeded = isLarge ? demoProducts : products;
    const secret = stored?.secret ?? randomBytes(32).toString("hex");
    const bench = await open(root, { dataDir, secret }, seeded, (close) => opened.unshift(close));
    const size = { products, vendors: Math.ceil(products / 100), orders: products };
    if (values.only === administration) return await measureAdministration(bench, size, { seconds, stored });
    const market = isLarge ? await openMarket(bench.pool, size, stored) : undefined;
    const rows = await (market ? measureShop(bench, seconds) : measureAll(bench, seconds, values.only));
    printTable(rows, {
      products: market?.products ?? bench.productCount,
      seconds,
      connections,
    });
  } finally {
    for (const close of opened) await close();
    if (!stored) fs.rmSync(dataDir, { recursive: true, force: true, maxRetries: 20, retryDelay: 200 });
  }
}

type Bench = Awaited<ReturnType<typeof open>>;

async function open(
  root: string,
  { dataDir, secret }: { dataDir: string; secret: string },
  products: number,
  onEnd: (close: () => Promise<unknown>) => void,
) {
  const cardsPort = await findFreePort();
  const env = {
    NODE_ENV: "test",
    HOST: "127.0.0.1",
    DATA_DIR: dataDir,
    SESSION_SECRET: secret,
    DEMO_MARKET: "true",
    LOG_LEVEL: "error",
    // So that each sign-in has its own address and none is rate limited.
    TRUST_PROXY: "1",
    METRICS_PORT: String(await findFreePort()),
    CARD_SANDBOX_PORT: String(cardsPort),
  };
  if (products > demoProducts)
    await runProgram(root, ["tools/seed.ts", "--products", String(products)], {
      ...env,
      PUBLIC_URL: "http://127.0.0.1:1",
    });
  const { app, restart } = await startApp(root, { ...env, ...readStartScript(root).env }, onEnd);
  const databaseUrl = embeddedUrl(dataDir);
  const reference = await startProgram(
    root,
    ["bench/reference-server.ts"],
    { DATABASE_URL: databaseUrl },
    "/hello",
  );
  onEnd(reference.stop);
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 2 });
  // The app owns its database: a restart ends both, and the pool connects anew.
  pool.on("error", () => undefined);
  onEnd(() => pool.end());
  const { rows } = await pool.query<{ count: number }>("select count(*)::int as count from products");
  const cards = {
    cardsUrl: `http://127.0.0.1:${cardsPort}`,
    cardsKey: `sk_test_${createHash("sha256").update(`card-key:${secret}`).digest("hex").slice(0, 40)}`,
  };
  return {
    ...{ root, app, restart, reference, pool },
    ...{ databaseUrl, secret, cards, productCount: rows[0]!.count },
  };
}

/** The app, and how to start it anew at the same address. */
async function startApp(
  root: string,
  env: Record<string, string>,
  onEnd: (close: () => Promise<unknown>) => void,
) {
  const { args } = readStartScript(root);
  const app = await startProgram(root, args, env, "/readyz");
  let running = app;
  onEnd(() => running.stop());
  return {
    app,
    async restart() {
      await running.stop();
      running = await startProgram(root, args, { ...env, PORT: new URL(app.url).port }, "/readyz");
      return running;
    },
  };
}

/** Adds a row of figures when the work is done. */
type AddRow = (
  name: string,
  pid: number,
  work: Promise<Omit<Figures, "name" | "memory">>,
  target?: Target,
) => Promise<void>;

async function measureAll(bench: Bench, seconds: number, only: string) {
  const { app, restart, pool, databaseUrl, secret, productCount } = bench;
  const rows: Figures[] = [];
  const isWanted = (name: string) => [helloName, floorName].includes(name) || name.includes(only);
  const add: AddRow = async (name, pid, work, target) => {
    rows.push({ name, ...(await work), memory: memoryOf(pid), ...(target ? { target } : {}) });
    console.log(`measured: ${name}`);
  };
  const cookie = await openDemoSession(pool, secret);
  const memory = () => memoryOf(app.pid);
  const addresses = listAddresses(await readMarket(pool));
  const cases = listCases(addresses, productCount).filter(({ name }) => isWanted(name));
  await measureCases(bench, cases, { seconds, cookie, add });
  for (const [kind, asks] of [
    ["lists", addresses.list],
    ["searches", addresses.search],
  ] as const)
    if (isWanted(`cached ${kind}`)) {
      rows.push(...(await measureCachedLists(pool, app.url, { kind, asks, seconds, memory })));
      console.log(`measured: cached ${kind}`);
    }
  const hash = `scrypt, ${hashMilliseconds().toFixed(0)} ms a hash alone`;
  if (isWanted("sign-ins"))
    await add(`sign-ins, 8 at once (${hash})`, app.pid, measureSignIns(pool, app.url, seconds));
  await measureSales(bench, seconds, { rows, add, isWanted });
  if (isWanted("messages"))
    await add(
      "messages sent, 16 at once",
      app.pid,
      measureMessages(pool, { url: app.url, secret }, seconds),
      { perSecond: 1_000 },
    );
  if (isWanted("conversations"))
    rows.push(...(await measureConversations(pool, { url: app.url, secret, memory }, seconds)));
  if (isWanted("vendors")) await measureVendors(bench, seconds, rows, add);
  if (isWanted("market analytics")) rows.push(...(await measureMarketFigures(bench, seconds)));
  // Last, since it restarts the app.
  if (isWanted("live streams"))
    rows.push(...(await measureLive(pool, { ...app, databaseUrl, secret, restart }, seconds)));
  return rows;
}

type Report = { rows: Figures[]; add: AddRow; isWanted: (name: string) => boolean };

/** Purchases, with promotions and without, and what is said of what was bought. */
async function measureSales(
  { app, pool, secret, cards }: Bench,
  seconds: number,
  { rows, add, isWanted }: Report,
) {
  const shop = { url: app.url, secret, ...cards, memory: () => memoryOf(app.pid) };
  if (isWanted("orders"))
    await add("orders of three vendors, 8 buyers", app.pid, measureOrders(pool, shop, seconds));
  if (isWanted("promotions")) rows.push(...(await measurePromotions(pool, shop, seconds)));
  if (isWanted("reviews")) rows.push(...(await measureReviews(pool, shop, seconds)));
}

async function measureVendors(
  { root, app, pool, secret }: Bench,
  seconds: number,
  rows: Figures[],
  add: AddRow,
) {
  const memory = () => memoryOf(app.pid);
  await add(
    "products with 3 photographs each",
    app.pid,
    measureProductCreates(pool, { root, url: app.url, secret }, seconds),
  );
  rows.push(...(await measureDashboard(pool, { url: app.url, secret, memory }, seconds)));
  rows.push(await measureBulkUpload(pool, { ...app, secret }));
}

async function measureCases(
  { app, reference }: Bench,
  cases: ReturnType<typeof listCases>,
  { seconds, cookie, add }: { seconds: number; cookie: string; add: AddRow },
): Promise<void> {
  for (const one of cases) {
    const { url, pid } = one.origin === "app" ? app : reference;
    const { isRepeated = false, connections: atOnce = connections } = one;
    const mayRepeat = isRepeated || one.origin === "reference" || one.asks.length === 1;
    const headers: Record<string, string> = one.isSignedIn ? { cookie } : {};
    const load = { headers, connections: atOnce, isRepeated, mayRepeat };
    await add(one.name, pid, measure(url, one.asks, seconds, load), one.target);
  }
}

/** The same as `npm start`'s, whose variable and flags limit the memory. */
function readStartScript(root: string): { env: Record<string, string>; args: string[] } {
  const { scripts } = JSON.parse(fs.readFileSync(path.join(root, "package.json"), "utf8"));
  const [, name, value, args] = /^(\w+)=(\w+) exec node (.+)$/.exec(scripts.start) ?? [];
  if (!name || !value || !args) throw new Error(`npm start is not what the bench knows: ${scripts.start}`);
  return { env: { [name]: value }, args: args.split(" ") };
}

function wholeNumber(name: string, text: string, least: number, most: number): number {
  const value = Number(text);
  if (!Number.isInteger(value) || value < least || value > most)
    throw new RangeError(`${name} takes a whole number from ${least} to ${most}.`);
  return value;
}
