import type pg from "pg";
import type { Figures } from "./measure.ts";
import { measureOrders, type Shop } from "./measure-orders.ts";

/** Each kind is measured as often, in turns: the machine is not the same from minute to minute. */
const turns = 2;

/**
 * The rate of completed orders with promotions and without: one of the platform's for every order, whose row all of them wait
 * for, and two of each vendor, one of which counts; all with limits and budgets that no run uses up. The name says the share.
 */
export async function measurePromotions(
  pool: pg.Pool,
  shop: Shop & { memory: () => number },
  seconds: number,
): Promise<Figures[]> {
  const rates = { without: [] as Rate[], with: [] as Rate[] };
  await writePromotions(pool);
  for (let turn = 0; turn < turns; turn++)
    for (const kind of ["without", "with"] as const) {
      await pool.query("update promotions set state = $1 where name = 'Bench'", [
        kind === "with" ? "active" : "paused",
      ]);
      rates[kind].push(await measureOrders(pool, shop, seconds));
      await assertUsed(pool, kind === "with");
    }
  await pool.query("update promotions set state = 'ended' where name = 'Bench'");
  const [without, with_] = [mean(rates.without), mean(rates.with)];
  const share = Math.round((with_.perSecond / without.perSecond) * 100);
  const memory = shop.memory();
  return [
    { name: "orders without promotions, 8 buyers", ...without, memory },
    {
      ...{ name: `orders with four promotions each, 8 buyers (${share} % of without)`, ...with_, memory },
      target: { perSecond: Math.round(9 * without.perSecond) / 10 },
    },
  ];
}

type Rate = Pick<Figures, "perSecond" | "p50" | "p99">;

function mean(rates: readonly Rate[]): Rate {
  const of = (key: keyof Rate) => rates.reduce((sum, rate) => sum + rate[key], 0) / rates.length;
  return { perSecond: of("perSecond"), p50: of("p50"), p99: of("p99") };
}

const values = "'Bench', 'percent', 100, 1000000, 100, 1000000, now(), 'paused'";
const columns =
  "name, kind, percent_basis_points, most_uses, most_uses_per_buyer, budget_usd, starts_at, state";

async function writePromotions(pool: pg.Pool): Promise<void> {
  await pool.query(
    `insert into promotions (vendor_id, ${columns}) select id, ${values} from vendors, generate_series(1, 2) where is_approved`,
  );
  await pool.query(`insert into promotions (${columns}) values (${values})`);
}

/** A rate without what it should measure says nothing. */
async function assertUsed(pool: pg.Pool, isExpected: boolean): Promise<void> {
  const { rows } = await pool.query<{ uses: number; orders: number }>(
    `select count(*)::int as uses, count(distinct order_id)::int as orders from promotion_uses
     where created_at > (select max(created_at) - interval '2 seconds' from orders)`,
  );
  const { uses, orders } = rows[0]!;
  if (isExpected && (orders === 0 || uses < 3 * orders)) throw new Error(`${uses} uses in ${orders} orders`);
  if (!isExpected && uses > 0) throw new Error("promotions were used that were paused");
}
