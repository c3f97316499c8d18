import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { addPerson, address, contextFor } from "../../../../tests/support/market-people.ts";
import { openTestMarket, type TestMarket } from "../../../../tests/support/open-test-market.ts";
import { changeAddress } from "./change-address.ts";
import { listAddresses } from "./list-addresses.ts";
import { removeAddress } from "./remove-address.ts";
import { saveAddress } from "./save-address.ts";
import { setDefaultAddress } from "./set-default-address.ts";
import { savedAddresses } from "./tables.ts";

let market: TestMarket;
beforeAll(async () => {
  market = await openTestMarket({ withSandbox: false });
});
afterAll(() => market.close());

const newPerson = async () => contextFor(market.infra, await addPerson(market.infra));
const at = (n: number) => ({ ...address, line1: `${n} Main Street` });

test("of fourteen addresses that are saved at once, ten are, and exactly one is the default", async () => {
  const ctx = await newPerson();
  const saved = await Promise.allSettled(
    Array.from({ length: 14 }, (_, n) => saveAddress(ctx, { address: at(n) })),
  );
  const refused = saved.flatMap((one) => (one.status === "rejected" ? [one.reason.code] : []));
  expect(refused).toEqual(new Array(4).fill("TOO_MANY_ADDRESSES"));
  const { items } = await listAddresses(ctx);
  expect(items).toHaveLength(10);
  expect(items.filter(({ isDefault }) => isDefault)).toEqual([items[0]]);
});

test("an address is saved once, as a label needs it, and refused field by field by its country's rules", async () => {
  const ctx = await newPerson();
  await saveAddress(ctx, { address: { ...at(1), city: ` ${address.city} ` } });
  const { items } = await saveAddress(ctx, { address: { ...at(1), fullName: ` ${address.fullName} ` } });
  expect(items).toMatchObject([{ isDefault: true, address: at(1) }]);
  const wrong = { ...at(2), postalCode: "ABC", state: "ZZ" };
  await expect(saveAddress(ctx, { address: wrong })).rejects.toMatchObject({
    code: "INVALID_ADDRESS",
    data: {
      issues: expect.arrayContaining([
        { path: "postalCode", message: "invalid_postal_code" },
        { path: "state", message: "invalid_state" },
      ]),
    },
  });
});

test("another address becomes the default, by choice or because the default is removed", async () => {
  const ctx = await newPerson();
  for (const n of [1, 2, 3]) await saveAddress(ctx, { address: at(n) });
  const linesOf = async () => (await listAddresses(ctx)).items.map((one) => one.address.line1);
  const third = (await listAddresses(ctx)).items[2]!.id;
  await setDefaultAddress(ctx, { addressId: third });
  expect(await linesOf()).toEqual(["3 Main Street", "1 Main Street", "2 Main Street"]);
  await removeAddress(ctx, { addressId: third });
  expect((await listAddresses(ctx)).items[0]).toMatchObject({ isDefault: true, address: at(1) });
  // The place that became free is used again.
  await saveAddress(ctx, { address: at(4) });
  expect(await linesOf()).toEqual(["1 Main Street", "2 Main Street", "4 Main Street"]);
});

test("another person's address can't be changed, removed or chosen", async () => {
  const [owner, other] = [await newPerson(), await newPerson()];
  const addressId = (await saveAddress(owner, { address: at(1) })).items[0]!.id;
  await saveAddress(other, { address: at(9) });
  for (const change of [
    () => changeAddress(other, { addressId, address: at(7) }),
    () => removeAddress(other, { addressId }),
    () => setDefaultAddress(other, { addressId }),
  ])
    await expect(change()).rejects.toMatchObject({ code: "NOT_FOUND" });
  expect((await listAddresses(owner)).items).toMatchObject([{ isDefault: true, address: at(1) }]);
  expect((await listAddresses(other)).items).toMatchObject([{ isDefault: true, address: at(9) }]);
  await changeAddress(owner, { addressId, address: at(2) });
  expect((await listAddresses(owner)).items[0]!.address.line1).toBe("2 Main Street");
});

test("the database itself refuses an eleventh place and a second default", async () => {
  const ctx = await newPerson();
  await saveAddress(ctx, { address: at(1) });
  const [row] = await market.infra.db
    .select()
    .from(savedAddresses)
    .where(eq(savedAddresses.userId, ctx.caller.userId));
  const { id: _, ...copy } = row!;
  const insert = (more: object) => market.infra.db.insert(savedAddresses).values({ ...copy, ...more });
  await expect(insert({ place: 11, isDefault: false })).rejects.toThrow();
  await expect(insert({ place: 2 })).rejects.toThrow();
  await expect(insert({ isDefault: false })).rejects.toThrow();
});
