import type { HttpBindings } from "@hono/node-server";
import type { MiddlewareHandler } from "hono";
import type { Sandbox } from "../sandbox.ts";
import { ApiError, errorBody } from "../wire/api-error.ts";
import type { Chaos } from "./chaos.ts";
import type { Switch } from "./policy.ts";

const failure = new ApiError(500, { type: "api_error", message: "Chaos: the call failed on purpose." });
const tooMany = new ApiError(429, {
  type: "invalid_request_error",
  code: "rate_limit",
  message: "Chaos: too many requests, on purpose.",
});

/**
 * Lets calls of the API fail, before their effect or after it, by a status or by a connection that ends without a response.
 */
export function disturbCalls({ chaos }: Sandbox): MiddlewareHandler {
  return async (context, next) => {
    const { method, path } = context.req;
    const { only } = chaos.policy;
    const strikes = (name: Switch) => `${method} ${path}`.startsWith(only) && chaos.strikes("calls", name);
    const { outgoing } = context.env as HttpBindings;
    if (strikes("slowBefore") && !(await waitFor(chaos, outgoing))) return drop(outgoing);
    if (strikes("tooMany")) throw tooMany;
    if (strikes("failBefore")) throw failure;
    if (strikes("dropBefore")) return drop(outgoing);
    await next();
    if (strikes("slowAfter")) await waitFor(chaos, outgoing);
    if (strikes("failAfter")) {
      context.res = undefined;
      context.res = context.json(errorBody(failure), 500);
    }
    if (strikes("dropAfter")) context.res = drop(outgoing);
    return undefined;
  };
}

/** False if the client has given up, or died, meanwhile: what it wanted late is not done then. */
async function waitFor(chaos: Chaos, outgoing: HttpBindings["outgoing"]): Promise<boolean> {
  const { promise, resolve } = Promise.withResolvers<void>();
  outgoing.once("close", resolve);
  await Promise.race([chaos.wait(1), promise]);
  outgoing.off("close", resolve);
  return !outgoing.destroyed;
}

/** Ends the connection; the response that the framework needs is never sent. */
function drop(outgoing: HttpBindings["outgoing"]): Response {
  outgoing.destroy();
  return new Response(null, { status: 500 });
}
