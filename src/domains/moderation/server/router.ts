import { moderation } from "#domains/moderation/contract.ts";
import { forPerson } from "#platform/rpc/handle.ts";
import { getOverview } from "./get-overview.ts";
import { listDeadLetters } from "./list-dead-letters.ts";
import { retryDeadLetters } from "./retry-dead-letters.ts";

export const moderationRouter = {
  getOverview: forPerson(moderation.getOverview, getOverview),
  listDeadLetters: forPerson(moderation.listDeadLetters, listDeadLetters),
  retryDeadLetters: forPerson(moderation.retryDeadLetters, retryDeadLetters),
};
