import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { emails } from "#platform/email/tables.ts";
import { inTransaction } from "#platform/rpc/context.ts";
import { openTestMarket, type TestMarket } from "../../../tests/support/open-test-market.ts";
import { openSmsSender } from "./open-sms-sender.ts";
import { queueSms } from "./queue-sms.ts";

type Delivery = { key: string | undefined; body: unknown };

let market: TestMarket;
let gateway: Server;
let sendSms: ReturnType<typeof openSmsSender>;
let status = 200;
const deliveries: Delivery[] = [];

beforeAll(async () => {
  market = await openTestMarket({ withSandbox: false });
  gateway = createServer(async (request, response) => {
    let text = "";
    for await (const chunk of request) text += chunk;
    deliveries.push({ key: request.headers["idempotency-key"]?.toString(), body: JSON.parse(text) });
    response.writeHead(status).end();
  });
  await new Promise<void>((resolve) => gateway.listen(0, "127.0.0.1", resolve));
  sendSms = openSmsSender(`http://127.0.0.1:${(gateway.address() as AddressInfo).port}/messages`);
});
beforeEach(() => {
  deliveries.length = 0;
  status = 200;
});
afterAll(async () => {
  gateway?.close();
  await market?.close();
});

const recipient = "+12025550123";
const text = "123456 is your code.";

async function queued(onceKey: string): Promise<string> {
  await queueSms(market.infra, { onceKey, recipient, language: "en", text });
  const [row] = await market.infra.db.select().from(emails).where(eq(emails.onceKey, onceKey));
  return row!.id;
}

test("the gateway gets a message's id, number and text, once", async () => {
  const id = await queued("once");
  await sendSms(market.infra, id);
  await sendSms(market.infra, id);
  expect(deliveries).toEqual([{ key: id, body: { id, to: recipient, text } }]);
});

test("a failure of the gateway's fails the job, which tries again with the same id", async () => {
  const id = await queued("retry");
  status = 500;
  await expect(sendSms(market.infra, id)).rejects.toThrow("500");
  status = 202;
  await sendSms(market.infra, id);
  await sendSms(market.infra, id);
  expect(deliveries.map(({ key }) => key)).toEqual([id, id]);
});

test("what a job keeps of a failure names neither number nor code", async () => {
  const id = await queued("silent");
  status = 400;
  const reason = await sendSms(market.infra, id).catch((error: Error) => String(error));
  expect(reason).not.toMatch(/2025550123|123456/);
});

test("the same occasion twice is one message; one of a transaction that failed is none", async () => {
  const first = await queued("same");
  expect(await queued("same")).toBe(first);
  const failed = inTransaction(market.infra, async (tx) => {
    await queueSms(tx, { onceKey: "undone", recipient, language: "en", text });
    throw new Error("changed my mind");
  });
  await expect(failed).rejects.toThrow("changed my mind");
  expect(await market.infra.db.$count(emails, eq(emails.onceKey, "undone"))).toBe(0);
});

test("deleted once sent; without a gateway it stays in the outbox for a day", async () => {
  const find = (id: string) => market.infra.db.select().from(emails).where(eq(emails.id, id));
  const [sent, waiting] = [await queued("sent"), await queued("waiting")];
  await sendSms(market.infra, sent);
  expect(await find(sent)).toEqual([]);
  await market.runJobs();
  expect(await find(waiting)).toMatchObject([{ channel: "sms", text, sentAt: null }]);
  market.clock.advance(86_400_000 + 61_000);
  await market.runJobs();
  expect(await find(waiting)).toEqual([]);
});
