import { moderation } from "#domains/moderation/contract.ts";
import { forPerson } from "#platform/rpc/handle.ts";
import { getOverview } from "./get-overview.ts";

export const moderationRouter = { getOverview: forPerson(moderation.getOverview, getOverview) };
