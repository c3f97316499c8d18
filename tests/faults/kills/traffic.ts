import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { eq } from "drizzle-orm";
import { moveParcels } from "#domains/orders/server/move-parcels.ts";
import { parcels } from "#domains/orders/server/tables.ts";
import { payoutsJobs } from "#domains/payouts/jobs.ts";
import type { Infra } from "#platform/rpc/context.ts";
import { send } from "../../sweeps/support/call.ts";
import { buyOnce, type Shop } from "../crowd/buyer.ts";
import type { Flow } from "./points.ts";

type Market = Shop & { cookies: string[]; vendorCookies: Map<string, string> };

/** People who buy, vendors who refund, and payouts, on and on, until they are told to pause. */
export type Traffic = {
  /** What ended purchases and refunds, and anything that should not be. */
  outcomes: Record<string, number>;
  begin(flow: Flow, infra: () => Infra): void;
  /** Resolves once everybody is done with what they were doing. */
  pause(): Promise<void>;
};

const buyersAtOnce = 3;

export function openTraffic(market: Market): Traffic {
  const outcomes: Traffic["outcomes"] = {};
  const count = (name: string) => {
    outcomes[name] = (outcomes[name] ?? 0) + 1;
  };
  let isOn = false;
  let running: Promise<void>[] = [];
  const onAndOn = async (work: () => Promise<string>) => {
    while (isOn) {
      count(await work().catch((error: Error) => `error: ${error.message}`));
      await sleep(50);
    }
  };
  return {
    outcomes,
    begin(flow, infra) {
      isOn = true;
      running = Array.from({ length: buyersAtOnce }, (_, place) => onAndOn(() => shop(market, place)));
      if (flow === "refund") running.push(onAndOn(() => untilUp(() => refundOne(market, infra()))));
      if (flow === "payout") running.push(onAndOn(() => untilUp(() => payOut(infra()))));
    },
    async pause() {
      isOn = false;
      await Promise.all(running);
    },
  };
}

/** A new buyer buys, one in four after giving up once; whatever happens meanwhile, they end up with a paid order. */
async function shop(market: Market, place: number): Promise<string> {
  const cookie = market.cookies.pop();
  if (!cookie) throw new Error("no buyer is left");
  if (market.cookies.length % 4 === 0) await buyOnce(market, cookie, place, "gives up");
  for (;;) {
    const outcome = await buyOnce(market, cookie, place);
    if (!["PAYMENT_UNAVAILABLE", "cancelled"].includes(outcome)) return `purchase: ${outcome}`;
  }
}

/** Work on the database that is killed now and then: repeated until it is back. */
async function untilUp(work: () => Promise<string>): Promise<string> {
  for (let tries = 0; ; tries++)
    try {
      return await work();
    } catch (error) {
      if (tries > 200) throw error;
      await sleep(200);
    }
}

/** A vendor gives one unit back, and presses again under the same request's id until there is a response. */
async function refundOne({ urls, vendorCookies }: Market, { db }: Infra): Promise<string> {
  const { rows } = await db.execute<{ id: string; vendor_id: string; line_id: string }>(`
    select p.id, p.vendor_id, i.id as line_id from parcels p join order_items i on i.parcel_id = p.id
    where p.status = 'processing' and i.refunded_quantity = 0 order by random() limit 1`);
  if (rows.length === 0) return "refund: none to make";
  const { id, vendor_id: vendorId, line_id: lineId } = rows[0]!;
  const request = {
    ...{ requestId: randomUUID(), lines: [{ lineId, quantity: 1 }], shippingCents: 0 },
    ...{ restocks: true, reason: "Torn bag" },
  };
  for (;;) {
    const answer = await send(`${urls[0]}/api/vendor/parcels/${id}/refunds`, {
      method: "POST",
      cookie: vendorCookies.get(vendorId)!,
      headers: { "content-type": "application/json" },
      body: JSON.stringify(request),
    }).catch(() => undefined);
    if (answer && answer.status !== 503) return `refund: ${answer.status}`;
    await sleep(100);
  }
}

/** A parcel's money becomes available, and the weekly run begins. */
async function payOut(infra: Infra): Promise<string> {
  const { db, jobs } = infra;
  const [parcel] = await db.select().from(parcels).where(eq(parcels.status, "processing")).limit(1);
  if (!parcel) return "payout: nothing to pay out";
  await db.transaction(async (tx) => {
    await moveParcels({ db: tx }, parcel.orderId, "shipped", "vendor");
    await moveParcels({ db: tx }, parcel.orderId, "delivered", "vendor");
    const availableAt = new Date(Date.now() - 60_000);
    await tx.update(parcels).set({ availableAt }).where(eq(parcels.orderId, parcel.orderId));
  });
  await jobs.enqueue(db, payoutsJobs.startPayouts, {});
  await sleep(300);
  return "payout: run";
}
