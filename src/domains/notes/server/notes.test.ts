import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { auditEntries } from "#domains/audit/server/tables.ts";
import type { AdminRole } from "#kernel/permissions.ts";
import { addPerson, addVendor, contextFor } from "../../../../tests/support/market-people.ts";
import { openTestMarket, type TestMarket } from "../../../../tests/support/open-test-market.ts";
import { addNote } from "./add-note.ts";
import { listNotes } from "./list-notes.ts";
import { notes } from "./tables.ts";

let market: TestMarket;
beforeAll(async () => {
  market = await openTestMarket({ withSandbox: false });
});
afterAll(() => market.close());

const adminOf = async (adminRole: AdminRole) =>
  contextFor(market.infra, { ...(await addPerson(market.infra, { roles: ["admin"] })), adminRole });

test("a note is written once, shown newest first, logged, and can't be changed", async () => {
  const ctx = await adminOf("owner");
  const { vendor } = await addVendor(market.infra);
  const about = { subjectKind: "vendor", subjectId: vendor.id } as const;
  const input = { ...about, text: "Called about late parcels.", requestId: randomUUID() };
  const first = await addNote(ctx, input);
  expect(await addNote(ctx, input)).toEqual(first);
  market.clock.advance(1_000);
  const second = await addNote(ctx, { ...about, text: "They hired a packer.", requestId: randomUUID() });
  expect((await listNotes(ctx, about)).items).toEqual([second, first]);
  const logged = await market.infra.db
    .select({ after: auditEntries.after })
    .from(auditEntries)
    .where(eq(auditEntries.subjectId, vendor.id));
  expect(logged).toEqual([{ after: { noteId: first.id } }, { after: { noteId: second.id } }]);
  const changed = market.infra.db.update(notes).set({ text: "Nothing." }).where(eq(notes.id, first.id));
  await expect(changed).rejects.toThrow();
  await expect(addNote(ctx, { ...input, subjectId: randomUUID() })).rejects.toMatchObject({
    code: "NOT_FOUND",
  });
});

test("one reads what one's role may see, and writes about what it may change", async () => {
  const { vendor } = await addVendor(market.infra);
  const about = { subjectKind: "vendor", subjectId: vendor.id } as const;
  const reader = await adminOf("readOnly");
  expect(await listNotes(reader, about)).toEqual({ items: [] });
  const refused = { code: "FORBIDDEN" };
  await expect(addNote(reader, { ...about, text: "Hm.", requestId: randomUUID() })).rejects.toMatchObject(
    refused,
  );
  const order = { subjectKind: "order", subjectId: randomUUID() } as const;
  await expect(listNotes(await adminOf("moderator"), order)).rejects.toMatchObject(refused);
});
