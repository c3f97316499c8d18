import { notifyAdministrators } from "#domains/notifications/server/notify.ts";
import { listDeadLetters } from "#platform/jobs/dead-letters.ts";
import { type Infra, inTransaction } from "#platform/rpc/context.ts";

const atMost = 20;

/** Job `announce-dead-letters`: notifies administrators of jobs that were given up, each once, the latest 20 at a time. */
export async function announceDeadLetters(infra: Infra): Promise<void> {
  const given = await listDeadLetters(infra.db, { limit: atMost });
  await inTransaction(infra, async (tx) => {
    for (const { id } of given)
      await notifyAdministrators(tx, { kind: "jobFailed", subjectId: null, event: id, params: {} });
  });
}
