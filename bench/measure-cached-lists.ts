import { setTimeout as sleep } from "node:timers/promises";
import type pg from "pg";
import type { Ask } from "./addresses.ts";
import { connections, type Figures, measure } from "./measure.ts";

/** So many addresses are asked for again and again. */
const addressCount = 700;
const perSecondOfEdits = [1, 10];
/** Of the undisturbed rate, by edits a second. */
const leastShare: Record<number, number> = { 1: 0.5, 10: 0.25 };

type Options = { kind: string; asks: Ask[]; seconds: number; memory(): number };

/** The same lists again and again: undisturbed, each for the first time, and while prices are edited. */
export async function measureCachedLists(
  pool: pg.Pool,
  url: string,
  { kind, asks, seconds, memory }: Options,
): Promise<Figures[]> {
  const chosen = spread(asks, addressCount);
  const load = { headers: {}, connections, isRepeated: true, mayRepeat: true };
  const row = async (name: string, work: Promise<Omit<Figures, "name" | "memory">>): Promise<Figures> => ({
    name: `cached ${kind}, ${chosen.length} addresses, ${name}`,
    ...(await work),
    memory: memory(),
  });
  const rows = [
    await row("undisturbed", measure(url, chosen, seconds, load)),
    await row("empty cache", measureEmpty(pool, url, chosen, load)),
  ];
  for (const edits of perSecondOfEdits) {
    const ending = new AbortController();
    const editing = editPrices(pool, edits, ending.signal);
    const edited = await row(`${edits} price edits a second`, measure(url, chosen, seconds, load));
    ending.abort();
    await editing;
    rows.push({
      ...edited,
      target: { perSecond: Math.round(rows[0]!.perSecond * leastShare[edits]!) },
    });
  }
  return rows;
}

/** Each address once, after everything cached has been dropped. */
async function measureEmpty(
  pool: pg.Pool,
  url: string,
  asks: Ask[],
  load: Parameters<typeof measure>[3],
): Promise<Omit<Figures, "name" | "memory">> {
  await pool.query("select pg_notify('cafeto_changes', 'everything')");
  return measure(url, asks, 60, { ...load, isRepeated: false, mayRepeat: false });
}

const spread = (asks: Ask[], count: number): Ask[] =>
  Array.from(
    { length: Math.min(count, asks.length) },
    (_, n) => asks[Math.floor((n * asks.length) / count)]!,
  );

/** A vendor's new price, a few percent up or down, and the search row that its job writes after it. */
async function editPrices(pool: pg.Pool, perSecond: number, signal: AbortSignal): Promise<void> {
  const started = performance.now();
  for (let edits = 1; !signal.aborted; edits++) {
    const { rows } = await pool.query(
      `update products set price_usd = round(price_usd * (0.95 + random() * 0.1)::numeric, 2)
       where id = (select product_id from product_search where is_listed order by random() limit 1)
       returning id, price_usd`,
    );
    await pool.query("update product_search set price_usd = $2 where product_id = $1", [
      rows[0].id,
      rows[0].price_usd,
    ]);
    await sleep(Math.max(0, started + (edits * 1_000) / perSecond - performance.now()), undefined, {
      signal,
    }).catch(() => {});
  }
}
