import { createRouterClient, type RouterClient } from "@orpc/server";
import type { Shows } from "#platform/freshness/open-keeper.ts";
import type { Ctx, Doors } from "#platform/rpc/context.ts";
import { toPublicError } from "../public-errors.ts";
import { router } from "../router.ts";

export type Asker = Pick<Ctx, "language" | "requestId" | "client">;

/** The procedures as a visitor calls them, with what their answers show and whether all went well. */
export type VisitorApi = {
  api: RouterClient<typeof router>;
  /** False once a call failed for another reason than its subject being gone, or said something to this one browser. */
  isClean(): boolean;
};

/** Whoever asks is nobody in particular, so that the answer may be everybody's. */
export function openVisitorApi(doors: Doors, asker: Asker, shows: Shows): VisitorApi {
  let hasFailed = false;
  const context: Ctx = { ...doors, ...asker, caller: { kind: "visitor" }, answerHeaders: new Headers() };
  const api = createRouterClient(router, {
    context,
    interceptors: [
      async ({ next }) => {
        try {
          const answer = await next();
          shows(productsIn(answer));
          return answer;
        } catch (error) {
          const refusal = toPublicError(error, context);
          if (refusal.code !== "NOT_FOUND" && refusal.code !== "BAD_REQUEST") hasFailed = true;
          throw refusal;
        }
      },
    ],
  });
  return { api, isClean: () => !hasFailed && [...context.answerHeaders].length === 0 };
}

/** The ids of all products that an answer shows with their stock. */
function* productsIn(answer: unknown): Generator<string> {
  if (typeof answer !== "object" || answer === null) return;
  if (Array.isArray(answer)) {
    for (const item of answer) yield* productsIn(item);
    return;
  }
  if ("stockQuantity" in answer && "id" in answer) yield String(answer.id);
  for (const value of Object.values(answer)) if (typeof value === "object") yield* productsIn(value);
}
