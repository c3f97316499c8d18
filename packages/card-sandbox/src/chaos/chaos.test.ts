import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { Sandbox } from "../sandbox.ts";
import { type Bench, openBench, secretKey, threeLines, until, webhookSecret } from "../testing/open-bench.ts";
import { addVendor, sell } from "../testing/sell.ts";
import { Chaos } from "./chaos.ts";
import { takeEvent } from "./disturb-events.ts";

let bench: Bench;
const logged: string[] = [];
beforeEach(async () => {
  logged.length = 0;
  bench = await openBench({ log: (line) => logged.push(line) });
});
afterEach(() => bench.close());

const json = { "content-type": "application/json" };
async function set(policy: object): Promise<Pick<Chaos, "policy" | "counts" | "forgedAccepted">> {
  const response = await bench.call("POST", "/sandbox/chaos", JSON.stringify(policy), json);
  expect(response.status).toBe(200);
  return response.json() as never;
}
const read = async () => (await (await bench.call("GET", "/sandbox/chaos")).json()) as Chaos;
const open = () => bench.stripe.checkout.sessions.create(threeLines());
const outcomes = (count: number, call: () => Promise<unknown>) =>
  Array.from({ length: count }).reduce<Promise<(number | string)[]>>(async (before, _) => {
    const seen = await before;
    const error = await call().then(
      () => null,
      (refusal) => refusal as { statusCode?: number; type: string },
    );
    return [...seen, error ? (error.statusCode ?? error.type) : 200];
  }, Promise.resolve([]));

/** Pays a session while the policy holds; the events that arrived for it. */
async function payUnder(policy: object): Promise<string[]> {
  const { id } = await open();
  await set(policy);
  bench.received.length = 0;
  await bench.pay(id, "4242424242424242");
  await new Promise((resolve) => setTimeout(resolve, 400));
  return bench.received.map(({ event }) => event.type);
}

describe("chaos", () => {
  it("is off until it is set, refuses what it does not know, and prints its seed", async () => {
    const { policy, counts } = await read();
    expect(new Set(Object.values(counts))).toEqual(new Set([0]));
    expect(policy).toMatchObject({ duplicate: 0, failAfter: 0 });
    expect(await outcomes(20, open)).toEqual(Array(20).fill(200));
    for (const wrong of [{ lose: 2 }, { lose: -1 }, { seed: 1.5 }, { unknown: 1 }, { lose: "1" }]) {
      const refused = await bench.call("POST", "/sandbox/chaos", JSON.stringify(wrong), json);
      expect([wrong, refused.status]).toEqual([wrong, 400]);
    }
    const { policy: chosen } = await set({ slowBefore: 0 });
    expect(logged).toContain(`card sandbox: chaos with seed ${chosen.seed}`);
    const stranger = await fetch(`${bench.url}/sandbox/chaos`, { method: "POST", body: "{}" });
    expect(stranger.status).toBe(401);
  });

  it("makes the same choices for the same seed, and others for another", async () => {
    const under = async (seed: number) => {
      await set({ seed, failBefore: 0.3, tooMany: 0.3 });
      return outcomes(24, () => bench.stripe.checkout.sessions.list());
    };
    const once = await under(7);
    expect(new Set(once)).toEqual(new Set([200, 429, 500]));
    expect(await under(7)).toEqual(once);
    expect(await under(8)).not.toEqual(once);
  });

  it("fails a call before its effect or after it, and a repeat under its key finds what was done", async () => {
    const count = async () => (await bench.stripe.checkout.sessions.list({ limit: 100 })).data.length;
    const once = (key: string) =>
      bench.stripe.checkout.sessions.create(threeLines(), { idempotencyKey: key });
    for (const [name, outcome, made] of [
      ["tooMany", 429, 0],
      ["failBefore", 500, 0],
      ["dropBefore", "StripeConnectionError", 0],
      ["failAfter", 500, 1],
      ["dropAfter", "StripeConnectionError", 1],
    ] as const) {
      const before = await count();
      await set({ [name]: 1, only: "POST /v1/checkout/sessions" });
      expect([name, ...(await outcomes(1, () => once(name)))]).toEqual([name, outcome]);
      // The SDK itself repeats a call whose connection was cut off.
      expect((await read()).counts[name]).toBeGreaterThan(0);
      await set({});
      expect([name, (await count()) - before]).toEqual([name, made]);
      await once(name);
      expect([name, (await count()) - before]).toEqual([name, 1]);
    }
  });

  it("holds a call until its time is over or the policy changes, and disturbs no other", async () => {
    await set({ slowAfter: 1, milliseconds: 3_600_000, only: "POST /v1/checkout/sessions" });
    const held = open();
    await until(async () => (await read()).counts.slowAfter === 1, "the call");
    expect((await bench.stripe.checkout.sessions.list()).data).toHaveLength(1);
    await set({});
    expect((await held).status).toBe("open");
    // One whose client is gone by then is not carried out.
    await set({ slowBefore: 1, milliseconds: 3_600_000, only: "POST /v1/checkout" });
    const gone = new AbortController();
    const url = `${bench.url}/v1/checkout/sessions`;
    const headers = { authorization: `Bearer ${secretKey}` };
    const left = fetch(url, { method: "POST", headers, signal: gone.signal }).catch(() => "left");
    await until(async () => (await read()).counts.slowBefore === 1, "the call");
    gone.abort();
    expect(await left).toBe("left");
    expect((await bench.stripe.checkout.sessions.list()).data).toHaveLength(1);
  });

  it("sends events twice, late, or never", async () => {
    const all = await payUnder({});
    expect(all).toContain("checkout.session.completed");
    expect((await payUnder({ duplicate: 1 })).toSorted()).toEqual([...all, ...all].toSorted());
    expect(await payUnder({ delay: 1, milliseconds: 3_600_000 })).toEqual([]);
    await set({});
    await bench.waitFor("checkout.session.completed");
    expect(await payUnder({ lose: 1 })).toEqual([]);
  });

  it("sends a forged event that no one with the secret takes for a true one", async () => {
    await payUnder({ forge: 1 });
    const forged = bench.received.filter(({ event }) => event.id.startsWith("evt_forged"));
    expect(forged.length).toBeGreaterThan(0);
    for (const { payload, signature } of forged)
      expect(() => bench.stripe.webhooks.constructEvent(payload, signature, webhookSecret)).toThrow();
    // The bench's receiver checks nothing, and is told so.
    expect((await read()).forgedAccepted).toBe(forged.length);
  });

  it("takes events out of order, each once", () => {
    const chaos = new Chaos();
    const take = () => {
      const queue = Array.from({ length: 40 }, (_, index) => String(index));
      return Array.from({ length: 40 }, () => takeEvent({ chaos } as Sandbox, queue));
    };
    const inOrder = take();
    chaos.set({ ...chaos.policy, reorder: 1 });
    const mixed = take();
    expect(mixed).not.toEqual(inOrder);
    expect(mixed.toSorted()).toEqual(inOrder.toSorted());
  });

  it("ends pages before their time", async () => {
    await set({ expire: 1, milliseconds: 0 });
    const { id } = await open();
    await until(
      async () => (await bench.stripe.checkout.sessions.retrieve(id)).status === "expired",
      "the page's end",
    );
    expect((await bench.pay(id, "4242424242424242")).body.result).toBe("closed");
  });
});

describe("the page of chaos", () => {
  const post = (fields: Record<string, string>, origin = bench.url) =>
    fetch(`${bench.url}/chaos`, {
      method: "POST",
      redirect: "manual",
      body: new URLSearchParams(fields),
      headers: { origin },
    });

  it("sets and shows the policy in percent, and turns all of it off", async () => {
    expect((await post({ duplicate: "12.5", seed: "42", only: "POST /v1/refunds" })).status).toBe(303);
    expect((await read()).policy).toMatchObject({
      duplicate: 0.125,
      lose: 0,
      seed: 42,
      only: "POST /v1/refunds",
    });
    const page = await (await fetch(`${bench.url}/chaos?lang=pt`)).text();
    expect(page).toContain("<title>Falhas de propósito</title>");
    expect(page).toContain('name="duplicate" value="12.5"');
    expect((await post({ off: "yes", duplicate: "50" })).status).toBe(303);
    expect((await read()).policy.duplicate).toBe(0);
  });

  it("names what is wrong at its field, and is not submitted from elsewhere", async () => {
    const wrong = await post({ duplicate: "101", seed: "-1" });
    expect(wrong.status).toBe(422);
    const page = await wrong.text();
    for (const field of ["duplicate", "seed"]) expect(page).toContain(`id="${field}-problem"`);
    expect((await post({ lose: "100" }, "https://elsewhere.example")).status).toBe(403);
    expect((await read()).policy).toMatchObject({ duplicate: 0, lose: 0 });
  });

  it("takes money sent to a vendor back, lets its bank return it, and says what can't be", async () => {
    const account = await addVendor(bench);
    await sell(bench, "4000000000000077");
    const { id } = await bench.stripe.transfers.create({
      ...{ currency: "usd", destination: account, amount: 900 },
    });
    const press = (path: string) =>
      fetch(`${bench.url}/chaos/${path}`, {
        method: "POST",
        redirect: "manual",
        headers: { origin: bench.url },
      });
    const read = async () => (await fetch(`${bench.url}/chaos?lang=es`)).text();
    expect(await read()).toContain(`action="/chaos/transfers/${id}/reverse"`);
    expect((await press(`accounts/${account}/payout`)).status).toBe(303);
    const refused = await press(`transfers/${id}/reverse`);
    expect(refused.status).toBe(422);
    expect(await refused.text()).toContain("balance is too low");
    const payout = /payouts\/(po_\w+)\/fail/.exec(await read())![1]!;
    expect((await press(`payouts/${payout}/fail`)).status).toBe(303);
    expect((await press(`transfers/${id}/reverse`)).status).toBe(303);
    expect(await read()).toContain("Revertida");
    const stranger = {
      method: "POST",
      headers: { origin: "https://elsewhere.example" },
      body: new URLSearchParams(),
    };
    expect((await fetch(`${bench.url}/chaos/transfers/${id}/reverse`, stranger)).status).toBe(403);
  });
});
