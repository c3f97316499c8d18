import { randomUUID } from "node:crypto";
import { addNote } from "#domains/notes/server/add-note.ts";
import { setOrderLimit } from "#domains/orders/server/set-order-limit.ts";
import type { SignedInCtx } from "#platform/rpc/context.ts";

/** What an administrator decided and wrote about a person. */
export async function judge(admin: SignedInCtx, userId: string, words: string): Promise<void> {
  await setOrderLimit(admin, { buyerId: userId, totalCents: 2_000_000, reason: words });
  const about = { subjectKind: "user", subjectId: userId } as const;
  await addNote(admin, { ...about, text: words, requestId: randomUUID() });
}
