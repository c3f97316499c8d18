import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { users } from "#domains/auth/server/tables.ts";
import { addPerson, contextFor } from "../../../../tests/support/market-people.ts";
import { openTestMarket, type TestMarket } from "../../../../tests/support/open-test-market.ts";
import { getProfile } from "./get-profile.ts";
import { updateProfile } from "./update-profile.ts";

let market: TestMarket;
beforeAll(async () => {
  market = await openTestMarket({ withSandbox: false });
});
afterAll(() => market.close());

const avatarUrl = "https://pictures.example/ada.png?size=80";

test("name and picture are changed for the caller alone, in the profile and for the mails", async () => {
  const [ada, bea] = [await addPerson(market.infra), await addPerson(market.infra)];
  const profile = await updateProfile(contextFor(market.infra, ada), { fullName: "Ada Lovelace", avatarUrl });
  expect(profile).toMatchObject({
    userId: ada.userId,
    fullName: "Ada Lovelace",
    avatarUrl,
    email: ada.email,
  });
  expect(await getProfile(contextFor(market.infra, ada))).toEqual(profile);
  const [user] = await market.infra.db.select().from(users).where(eq(users.id, ada.userId));
  expect(user).toMatchObject({ name: "Ada Lovelace", image: avatarUrl });
  expect(await getProfile(contextFor(market.infra, bea))).toMatchObject({
    userId: bea.userId,
    fullName: bea.fullName,
    avatarUrl: null,
  });
});

test.each([
  ["nothing at all", "", "", "", null],
  ["no picture", "Ada", null, "Ada", null],
  ["what is no address", "Ada", "javascript:alert(1)", "Ada", "javascript:alert(1)"],
  [
    "what the database would refuse",
    "A\u0000da\ud800\r\nBcc: b@b.example",
    "\u0000 x",
    "A da\ufffd Bcc: b@b.example",
    "x",
  ],
])("%s is saved", async (_, fullName, url, savedName, savedUrl) => {
  const ctx = contextFor(market.infra, await addPerson(market.infra));
  const profile = await updateProfile(ctx, { fullName, avatarUrl: url });
  expect(profile).toMatchObject({ fullName: savedName, avatarUrl: savedUrl });
});
