import type { Market, SeedBuyer, SeedOrder, SeedVendor } from "@cafeto/demo-market/types";
import { initialRegions, zoneOf } from "#domains/checkout/server/address/zone-of.ts";
import { type PricedParcel, priceBasket, withoutPromotions } from "#domains/checkout/server/price-basket.ts";
import { taxRates } from "#domains/checkout/server/tables.ts";
import { initialPlans } from "#domains/settings/initial-plans.ts";
import { defaultDeliveryTerms } from "#domains/settings/server/delivery-terms.ts";
import type { Db } from "#platform/db/database.ts";
import { vendorId } from "./seed-shops.ts";

export type PricedOrder = {
  order: SeedOrder;
  buyer: SeedBuyer;
  basket: {
    parcels: PricedParcel[];
    goodsCents: number;
    shippingCents: number;
    taxCents: number;
    totalCents: number;
  };
};

/** The year's orders with what their buyers paid, shipping and taxes included. */
export async function priceOrders(
  db: Db,
  market: Market,
  imageOf: (productKey: string) => string | undefined,
): Promise<PricedOrder[]> {
  const rates = new Map(
    (await db.select().from(taxRates)).map((rate) => [`${rate.country}/${rate.state}`, rate.basisPoints]),
  );
  const buyers = new Map(market.buyers.map((buyer) => [buyer.key, buyer]));
  const linesOf = lineReader(market, imageOf);
  return market.orders.map((order) => {
    const buyer = buyers.get(order.buyerKey)!;
    const { country, state = "" } = buyer.address;
    const taxBasisPoints = rates.get(`${country}/${state}`) ?? rates.get(`${country}/`) ?? 0;
    return {
      order,
      buyer,
      basket: priceBasket(linesOf(order, country), {
        ...withoutPromotions,
        ...{ taxBasisPoints, ...defaultDeliveryTerms },
      }),
    };
  });
}

function lineReader(market: Market, imageOf: (productKey: string) => string | undefined) {
  const sellers = new Map(market.vendors.map((vendor) => [vendor.key, vendor]));
  const goods = new Map(market.products.map((product) => [product.key, product]));
  return (order: SeedOrder, country: string) =>
    order.parcels.flatMap((parcel) => {
      const vendor = toVendor(sellers.get(parcel.vendorKey)!, country);
      return parcel.lines.map((line) => {
        const product = goods.get(line.productKey)!;
        return {
          productId: product.key,
          name: product.name,
          imageUrl: imageOf(product.key) ?? "",
          category: product.category,
          quantity: line.quantity,
          unitPriceCents: line.unitPriceCents,
          weightGrams: product.weightGrams,
          vendor,
        };
      });
    });
}

function toVendor(seller: SeedVendor, buyerCountry: string) {
  return {
    id: vendorId(seller.key),
    companyName: seller.companyName,
    commissionBasisPoints: initialPlans[seller.planType].commissionBasisPoints,
    profile: seller.shipping,
    zone: zoneOf(seller.country, buyerCountry, initialRegions),
  };
}
