import { afterAll, beforeAll, expect, test } from "vitest";
import type { Person } from "#platform/rpc/context.ts";
import { addMember, contextFor } from "../../../../tests/support/market-people.ts";
import { openTestMarket, type TestMarket } from "../../../../tests/support/open-test-market.ts";
import { sell } from "../../../../tests/support/sell.ts";
import { acceptParcel } from "./accept-parcel.ts";
import { getParcel } from "./get-parcel.ts";
import { listParcels } from "./list-parcels.ts";
import { shipParcel } from "./ship-parcel.ts";

let market: TestMarket;
beforeAll(async () => {
  market = await openTestMarket();
});
afterAll(() => market.close());

test("who packs a parcel sees what is in it and where it goes, and no amount of money", async () => {
  const { sellers, parcels } = await sell(market, [{ priceCents: 1_533, quantity: 3 }]);
  const shop = sellers[0]!.caller.vendor!;
  const packer = contextFor(market.infra, (await addMember(market.infra, shop, "packer")) as Person);
  const input = { parcelId: parcels[0]!.id };
  const shipment = { ...input, carrier: "UPS", trackingNumber: "1Z999AA10123456784" };
  const seen = [
    await getParcel(packer, input),
    await acceptParcel(packer, input),
    await shipParcel(packer, shipment),
    ...(await listParcels(packer, { filter: "all", sort: "newest", page: 1 })).items,
  ];
  for (const parcel of seen) {
    expect(parcel.lines[0]).toMatchObject({ quantity: 3 });
    expect(JSON.stringify(parcel)).not.toMatch(/cents|basisPoints|availableAt/i);
  }
  expect(seen[0]).toHaveProperty("shippingAddress.city", "Portland");
  expect(await getParcel(sellers[0]!, input)).toMatchObject({ goodsCents: 4_599, status: "shipped" });
  const manager = contextFor(market.infra, (await addMember(market.infra, shop, "manager")) as Person);
  expect(await getParcel(manager, input)).toEqual(await getParcel(sellers[0]!, input));
});
