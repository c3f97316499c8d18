import { priceCart } from "#domains/cart/server/price-cart.ts";
import { getProduct } from "#domains/catalogue/server/get-product.ts";
import { getOrder } from "#domains/orders/server/get-order.ts";
import { listOrders } from "#domains/orders/server/list-orders.ts";
import { listOrdersAsAdmin } from "#domains/orders/server/list-orders-as-admin.ts";
import { listParcels } from "#domains/orders/server/list-parcels.ts";
import { refundParcel } from "#domains/orders/server/refund-parcel.ts";
import { shipParcel } from "#domains/orders/server/ship-parcel.ts";
import { getBalance } from "#domains/payouts/server/get-balance.ts";
import { getStatement } from "#domains/payouts/server/get-statement.ts";
import { listPayouts } from "#domains/payouts/server/list-payouts.ts";
import { startPayouts } from "#domains/payouts/server/start-payouts.ts";
import { listProducts } from "#domains/search/server/list-products.ts";
import { addPerson, contextFor } from "../support/market-people.ts";
import type { TestMarket } from "../support/open-test-market.ts";
import { asked, sell } from "../support/sell.ts";
import { deliver, goToMonday, openSeedVendor } from "../support/sell-and-pay-out.ts";
import { cookieOf, joinShop, signIn, whoIs } from "../sweeps/support/auth-client.ts";
import { send } from "../sweeps/support/call.ts";

const goods = { priceCents: 1_999, quantity: 2, stock: 9 };

/** A small market with a bit of everything: paid, shipped and refunded orders, a payout, and a person with a password. */
export async function fillMarket(market: TestMarket, shopUrl: string): Promise<{ email: string }> {
  goToMonday(market);
  const email = await joinShop(market, shopUrl);
  const { sellers, parcels } = await sell(market, [goods], [goods], [goods]);
  await shipParcel(sellers[0]!, { parcelId: parcels[0]!.id, carrier: "DHL", trackingNumber: "123456" });
  await refundParcel(sellers[1]!, asked(parcels[1]!.id, [{ lineId: parcels[1]!.lines[0]!.id, quantity: 1 }]));
  const { sellOne } = await openSeedVendor(market);
  await deliver(market, await sellOne());
  await startPayouts(market.infra);
  await market.runJobs();
  return { email };
}

/** What people do all day: sign in, look around, buy, sell, refund, get paid. */
export async function walkMarket(market: TestMarket, shopUrl: string, email: string): Promise<void> {
  const cookie = cookieOf(await signIn(shopUrl, email));
  if ((await whoIs(shopUrl, cookie)) !== email) throw new Error("not signed in");
  await send(`${shopUrl}/api/orders`, { cookie });
  const { buyer, sellers, orderId, parcels } = await sell(market, [goods, goods], [goods], [goods]);
  await listProducts(buyer, { page: 1, search: "jasmine" });
  const { productId } = parcels[0]!.lines[0]!;
  await getProduct(buyer, { productId });
  await priceCart(buyer, { lines: [{ productId, quantity: 1 }] });
  await getOrder(buyer, { orderId });
  await listOrders(buyer, { page: 1 });
  await listParcels(sellers[0]!, { filter: "all", sort: "newest", page: 1 });
  await shipParcel(sellers[0]!, { parcelId: parcels[0]!.id, carrier: "DHL", trackingNumber: "654321" });
  await refundParcel(sellers[1]!, asked(parcels[1]!.id, [{ lineId: parcels[1]!.lines[0]!.id, quantity: 1 }]));
  await market.runJobs();
  const { ctx, sellOne } = await openSeedVendor(market);
  await deliver(market, await sellOne());
  await startPayouts(market.infra);
  await market.runJobs();
  await getBalance(ctx);
  await listPayouts(ctx, { page: 1 });
  await getStatement(ctx, { page: 1 });
  const admin = await addPerson(market.infra, { roles: ["admin"] });
  await listOrdersAsAdmin(contextFor(market.infra, admin), { sort: "newest" });
}
