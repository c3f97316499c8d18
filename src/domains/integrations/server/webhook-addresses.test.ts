import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import type { VendorEvent } from "#domains/integrations/vendor-events.ts";
import type { SignedInCtx } from "#platform/rpc/context.ts";
import { openTestMarket, type TestMarket } from "../../../../tests/support/open-test-market.ts";
import { openReceiver, type Receiver } from "../../../../tests/support/webhook-receiver.ts";
import {
  addEnterprise,
  deliveriesOf,
  listenAt,
  publishEvents,
} from "../../../../tests/support/webhook-steps.ts";
import { deleteEndpoint } from "./delete-endpoint.ts";
import { deliverWebhook } from "./deliver-webhook.ts";
import { listDeliveries } from "./list-deliveries.ts";
import { listEndpoints } from "./list-endpoints.ts";
import { pingEndpoint } from "./ping-endpoint.ts";
import { rotateEndpointSecret } from "./rotate-endpoint-secret.ts";
import { webhookEndpoints } from "./tables.ts";
import { updateEndpoint } from "./update-endpoint.ts";

let market: TestMarket;
let receiver: Receiver;
beforeAll(async () => {
  market = await openTestMarket({ withSandbox: false });
  receiver = await openReceiver();
});
afterEach(() => receiver.reset());
afterAll(async () => {
  receiver?.close();
  await market?.close();
});

const newShop = () => addEnterprise(market);
const listen = (ctx: SignedInCtx, address = receiver.url) => listenAt(ctx, address);
const tell = (ctx: SignedInCtx, news?: VendorEvent) => publishEvents(market, ctx, news);
/** An endpoint inserted into the table, bypassing the checks. */
const insertEndpoint = async (ctx: SignedInCtx, address: string) => {
  const [row] = await market.infra.db
    .insert(webhookEndpoints)
    .values({ vendorId: ctx.caller.vendor!.id, url: address, secret: "whsec_AAAA", types: ["stock.changed"] })
    .returning();
  return row!.id;
};

test("a redirect is a response and is not followed", async () => {
  const ctx = await newShop();
  const { endpoint } = await listen(ctx);
  receiver.answer = (response) => response.writeHead(302, { location: receiver.url }).end();
  await tell(ctx);
  await market.runJobs();
  expect(receiver.received).toHaveLength(1);
  expect(await deliveriesOf(ctx, endpoint.id)).toMatchObject([{ state: "waiting", lastStatus: 302 }]);
});

test.each([
  "http://shop.example/hook",
  "https://127.0.0.1/hook",
  "https://169.254.169.254/latest/meta-data",
  "https://[::1]/hook",
  "https://10.0.0.8/hook",
  "https://0x7f000001/hook",
  "https://user:pass@shop.example/hook",
  "ftp://shop.example/hook",
  "no address",
])("%s is refused as an endpoint", async (address) => {
  await expect(listen(await newShop(), address)).rejects.toMatchObject({ code: "INVALID_ENDPOINT" });
});

test("a name that leads inside is refused when it is called, and so are numbers that got into the table", async () => {
  const inProduction = { ...market.infra, config: { ...market.infra.config, isProduction: true } };
  const { port } = receiver;
  for (const address of [
    `https://localhost:${port}/hook`,
    `http://localhost:${port}/hook`,
    `http://127.0.0.1:${port}/hook`,
    `http://[::1]:${port}/hook`,
    "http://169.254.169.254/latest/meta-data",
    "http://10.0.0.8/hook",
    "http://[::ffff:127.0.0.1]/hook",
  ]) {
    const ctx = await newShop();
    const endpointId = await insertEndpoint(ctx, address);
    await tell(ctx);
    const deliveryId = (await deliveriesOf(ctx, endpointId))[0]!.id;
    await deliverWebhook(inProduction, { deliveryId, attempt: 0 });
    const [logged] = await deliveriesOf(ctx, endpointId);
    expect([address, logged!.lastError, logged!.lastStatus]).toEqual([address, "private", null]);
  }
  expect(receiver.received).toEqual([]);
  await market.infra.db.delete(webhookEndpoints);
});

test("in production http is refused, even on localhost", async () => {
  const ctx = await newShop();
  const production = { ...ctx, config: { ...ctx.config, isProduction: true } };
  await expect(listen(production)).rejects.toMatchObject({ code: "INVALID_ENDPOINT" });
});

test("ten endpoints are the most, and another's are not found", async () => {
  const ctx = await newShop();
  for (let n = 0; n < 9; n++) await listen(ctx);
  const both = await Promise.allSettled([listen(ctx), listen(ctx)]);
  expect(both.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
  const { items } = await listEndpoints(ctx);
  expect(items).toHaveLength(10);
  const stranger = await newShop();
  const endpointId = items[0]!.id;
  const attempts = [
    () => updateEndpoint(stranger, { endpointId, isActive: false }),
    () => deleteEndpoint(stranger, { endpointId }),
    () => rotateEndpointSecret(stranger, { endpointId }),
    () => pingEndpoint(stranger, { endpointId }),
    () => listDeliveries(stranger, { endpointId, page: 1 }),
  ];
  for (const attempt of attempts) await expect(attempt()).rejects.toMatchObject({ code: "NOT_FOUND" });
  expect(await updateEndpoint(ctx, { endpointId, types: ["payout.paid"] })).toMatchObject({
    types: ["payout.paid"],
  });
});
