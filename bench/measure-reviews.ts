import type pg from "pg";
import type { Ask } from "./addresses.ts";
import { connections, type Figures, measure } from "./measure.ts";

type Shop = { url: string; memory: () => number };

const reviews = 50_000;
const changesPerSecond = 10;

/**
 * A product with 50,000 reviews: its page as visitors see it, the same while votes come in and each makes it be rendered anew, and its
 * list of reviews, each time filtered, sorted and turned otherwise, to its last page.
 */
export async function measureReviews(
  pool: pg.Pool,
  { url, memory }: Shop,
  seconds: number,
): Promise<Figures[]> {
  const productId = await writeReviews(pool);
  const figures: Figures[] = [];
  const add = async (name: string, asks: Ask[], mayRepeat: boolean) => {
    const load = { headers: {}, connections, isRepeated: mayRepeat, mayRepeat };
    const found = await measure(url, asks, seconds, load);
    figures.push({ name: `${reviews.toLocaleString("en-US")} reviews: ${name}`, ...found, memory: memory() });
  };
  const page: Ask[] = [{ path: `/products/${productId}`, language: "en" }];
  await add("product page", page, true);
  const votes = setInterval(() => void vote(pool, productId), 1_000 / changesPerSecond);
  try {
    await add(`product page, ${changesPerSecond} votes a second`, page, true);
  } finally {
    clearInterval(votes);
  }
  await add("list, other filters, order and page each time", listAsks(productId), false);
  return figures;
}

const texts = ["Clean and sweet.", "Too dark for me.", "Jasmine, then honey.", "It came late but whole."];

/**
 * Reviews of one product by as many people, with votes, and a few with replies. Triggers are disabled, since each would write the
 * product's one row of counts again; that is written at the end.
 */
async function writeReviews(pool: pg.Pool): Promise<string> {
  const { rows } = await pool.query<{ id: string }>(
    `select p.id from products p join vendors v on v.id = p.vendor_id
     where p.is_active and p.is_approved and v.is_approved order by p.id limit 1`,
  );
  const productId = rows[0]!.id;
  const client = await pool.connect();
  try {
    await client.query("begin");
    await client.query("set local session_replication_role = replica");
    await client.query(
      `create temp table writer on commit drop as select gen_random_uuid() as id, n from generate_series(1, $1::int) n`,
      [reviews],
    );
    await client.query(
      `insert into users (id, name, email, email_verified) select id, 'Bench Reviewer', id || '@bench.example', true from writer`,
    );
    await client.query(
      `insert into reviews (product_id, user_id, rating, comment, language, is_verified_purchase, is_published, helpful_votes, reply, replied_at, created_at)
       select $1, id, case when n % 10 < 6 then 5 else 1 + n % 5 end, ($2::text[])[1 + n % 4] || ' ' || n, ($3::text[])[1 + n % 3], n % 3 > 0, true,
         n * 7919 % 60, case when n % 9 = 0 then 'Thank you!' end, case when n % 9 = 0 then now() end, now() - n * interval '10 minutes'
       from writer`,
      [productId, texts, ["en", "es", "pt"]],
    );
    await client.query(
      `insert into product_ratings (product_id, rating_sum, review_count, star_counts)
       select $1, sum(rating), count(*), '{0,0,0,0,0}' from reviews where product_id = $1 and is_published
       on conflict (product_id) do update set rating_sum = excluded.rating_sum, review_count = excluded.review_count`,
      [productId],
    );
    await client.query(
      `update product_ratings set star_counts = (
         select array_agg((select count(*)::int from reviews where product_id = $1 and is_published and rating = star) order by star)
         from generate_series(1, 5) star)
       where product_id = $1`,
      [productId],
    );
    await client.query("commit");
  } finally {
    client.release();
  }
  await pool.query("vacuum analyze");
  return productId;
}

/** Changes the review that stands first, which the page shows. */
const vote = (pool: pg.Pool, productId: string) =>
  pool.query(
    `update reviews set helpful_votes = helpful_votes + 1 where id = (
       select id from reviews where product_id = $1 and is_published order by helpful_votes desc, created_at desc, id limit 1)`,
    [productId],
  );

/** Each address once, so that none comes from the cache. */
function listAsks(productId: string): Ask[] {
  const filters = [
    "",
    "&stars=5",
    "&stars=1",
    "&onlyVerified=true",
    "&language=pt",
    "&onlyVerified=true&language=es",
  ];
  const sorts = ["helpful", "newest", "highest", "lowest"];
  const asks: Ask[] = [];
  for (let page = 1; page <= 1_000; page++)
    for (const filter of filters)
      for (const sort of sorts)
        asks.push({
          path: `/api/products/${productId}/reviews?sort=${sort}&page=${((page * 37) % 1_000) + 1}${filter}`,
          language: "en",
        });
  return asks;
}
