import type pg from "pg";

const most = 30;

/** Approves every product that waits, batch by batch as the screen does, and prints the seconds that 5,000 of them took. */
export async function measureApproval(
  pool: pg.Pool,
  { url, cookie }: { url: string; cookie: string },
): Promise<void> {
  const { rows } = await pool.query<{ waiting: number }>(
    "select count(*)::int as waiting from products where not is_approved and rejected_at is null and deleted_at is null",
  );
  const until = new Date().toISOString();
  const start = performance.now();
  let approved = 0;
  let slowest = 0;
  for (let left = 1; left > 0; ) {
    const begun = performance.now();
    const response = await fetch(`${url}/api/admin/product-queue/approve`, {
      method: "POST",
      headers: { cookie, origin: url, "content-type": "application/json" },
      body: JSON.stringify({ until, kind: "product" }),
    });
    if (!response.ok) throw new Error(`approval: ${response.status} ${await response.text()}`);
    const answer = (await response.json()) as { approved: unknown[]; left: number };
    slowest = Math.max(slowest, performance.now() - begun);
    approved += answer.approved.length;
    left = answer.approved.length > 0 ? answer.left : 0;
  }
  const seconds = (performance.now() - start) / 1_000;
  console.log(
    `bulk approval of ${approved} of ${rows[0]!.waiting} waiting products: ${seconds.toFixed(1)} s, the longest batch ${(slowest / 1_000).toFixed(1)} s, target ${most} s: ${seconds <= most ? "pass" : "MISS"}`,
  );
}
