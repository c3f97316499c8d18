import { randomUUID } from "node:crypto";
import { and, eq, like } from "drizzle-orm";
import { reports } from "#domains/moderation/server/tables.ts";
import { emails } from "#platform/email/tables.ts";
import type { Ctx } from "#platform/rpc/context.ts";
import { addPerson, addProduct, addVendor, contextFor } from "./market-people.ts";
import type { TestMarket } from "./open-test-market.ts";

/** What a visitor or an account says about a thing. */
export const said = (more: object = {}) => ({
  ...{ reason: "misleading" as const, words: "The picture shows another coffee." },
  ...{ requestId: randomUUID(), ...more },
});
export const byVisitor = (email: string, more: object = {}) => said({ name: "Eva Luz", email, ...more });
export const newEmail = () => `${randomUUID()}@people.example`;

/** Who reports, who decides, and what about, in the market of a test. */
export const reportersIn = (market: () => TestMarket) => ({
  newPerson: async (name = "Ada Reyes") =>
    contextFor(market().infra, await addPerson(market().infra, { name })),
  newModerator: async () =>
    contextFor(market().infra, await addPerson(market().infra, { roles: ["admin"], adminRole: "moderator" })),
  async newProduct() {
    const shop = contextFor(market().infra, await addVendor(market().infra));
    const { id: productId } = await addProduct(market().infra, shop.caller.vendor!.id);
    return { shop, productId, vendorId: shop.caller.vendor!.id };
  },
  visitor: (): Ctx => contextFor(market().infra, { kind: "visitor" }),
  rowOf: async (subjectId: string) =>
    (await market().infra.db.select().from(reports).where(eq(reports.subjectId, subjectId)))[0]!,
  mailsTo: (email: string) =>
    market()
      .infra.db.select()
      .from(emails)
      .where(and(eq(emails.recipient, email), like(emails.onceKey, "report-%"))),
});
