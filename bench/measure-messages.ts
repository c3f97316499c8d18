import { randomUUID } from "node:crypto";
import http from "node:http";
import type pg from "pg";
import { addPeople } from "./buyers.ts";
import type { Figures } from "./measure.ts";

const atOnce = 16;
const agent = new http.Agent({ keepAlive: true, maxSockets: atOnce });
/** Below what one person may send in a minute. */
const mostEach = 15;

/** Messages sent by many buyers at once, each in a conversation of their own with one of the market's vendors. */
export async function measureMessages(
  pool: pg.Pool,
  { url, secret }: { url: string; secret: string },
  seconds: number,
): Promise<Pick<Figures, "perSecond" | "p50" | "p99">> {
  const buyers = await addPeople(pool, Math.ceil((1_500 * seconds) / mostEach), secret);
  const conversations = await openConversations(
    pool,
    buyers.map(({ id }) => id),
  );
  let next = 0;
  const rush = async (milliseconds: number) => {
    const times: number[] = [];
    const end = Date.now() + milliseconds;
    const speak = async () => {
      while (Date.now() < end) {
        const turn = next++;
        const start = performance.now();
        const { id, cookie } = buyers[turn % buyers.length]!;
        await send(url, cookie, conversations.get(id)!);
        times.push(performance.now() - start);
      }
    };
    await Promise.all(Array.from({ length: atOnce }, speak));
    return times.sort((a, b) => a - b);
  };
  await rush((seconds * 1_000) / 4);
  const start = Date.now();
  const times = await rush(seconds * 1_000);
  const rank = (share: number) => times[Math.min(times.length - 1, Math.ceil(times.length * share) - 1)]!;
  return { perSecond: (times.length * 1_000) / (Date.now() - start), p50: rank(0.5), p99: rank(0.99) };
}

/** One for each buyer, by their ids, about the market's products in turn. */
async function openConversations(pool: pg.Pool, buyers: readonly string[]): Promise<Map<string, string>> {
  const { rows } = await pool.query<{ id: string; buyer: string }>(
    `with buyers as (select id, n - 1 as n from unnest($1::uuid[]) with ordinality as b (id, n)),
       goods as (select id, vendor_id, row_number() over (order by id) - 1 as n from products where is_active and is_approved)
     insert into conversations (buyer_id, vendor_id, product_id, last_message_at)
     select b.id, g.vendor_id, g.id, now() from buyers b join goods g on g.n = b.n % (select count(*) from goods)
     returning id, buyer_id as buyer`,
    [buyers],
  );
  return new Map(rows.map(({ id, buyer }) => [buyer, id]));
}

/** By the plain client of Node: `fetch` costs as much as half of what the app does. */
function send(url: string, cookie: string, conversationId: string): Promise<void> {
  const body = JSON.stringify({
    content: "Is this lot washed, and when was it roasted?",
    requestId: randomUUID(),
  });
  const headers = {
    ...{ "content-type": "application/json", "content-length": Buffer.byteLength(body) },
    ...{ "accept-encoding": "gzip", origin: url, cookie },
  };
  return new Promise((resolve, reject) => {
    const address = `${url}/api/conversations/${conversationId}/messages`;
    const request = http.request(address, { method: "POST", headers, agent }, (response) => {
      response.resume().on("end", () => {
        if (response.statusCode === 200) resolve();
        else reject(new Error(`message: ${response.statusCode}`));
      });
    });
    request.on("error", reject).end(body);
  });
}
