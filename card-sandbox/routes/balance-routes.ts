import type { Context, Next } from "hono";
import type Stripe from "stripe";
import { platform, readBalance } from "../connect/balance.ts";
import { getAccount } from "../connect/kept-account.ts";
import { listPayoutsParams, listTransactionsParams } from "../connect/transfer-params.ts";
import type { Sandbox } from "../sandbox.ts";
import { findBalanceTransaction, withStatus } from "../store/find-object.ts";
import { findObject } from "../store/kept-object.ts";
import { ApiError, missing } from "../wire/api-error.ts";
import { expandPaths } from "../wire/expand.ts";
import { createdFilters, equal } from "../wire/paging.ts";
import { readParams } from "../wire/read-params.ts";
import { type Api, addList } from "./api.ts";
import { readQuery } from "./api-request.ts";
import { expandParams } from "./read-routes.ts";

/** Balances, their movements and payouts: the platform's, or those of the account that the header names. */
export function addBalanceRoutes(api: Api): void {
  const { app, sandbox } = api;
  app.get("/balance", (context) => {
    readParams(expandParams, readQuery(context));
    return context.json(readBalance(sandbox, readAccount(sandbox, context)));
  });
  addOwned(api, "/balance_transactions", "balance_transactions", "balance transaction");
  addList(
    api,
    "/balance_transactions",
    "balance_transactions",
    listTransactionsParams,
    (params, context) => [
      ...equal("account", readAccount(sandbox, context)),
      ...createdFilters(params.created),
      ...equal("currency", params.currency),
      ...equal("payout", params.payout),
      ...equal("source", params.source),
      ...equal("type", params.type),
    ],
    (box, body) => withStatus(box, body as Stripe.BalanceTransaction),
  );
  addOwned(api, "/payouts", "payouts", "payout");
  addList(api, "/payouts", "payouts", listPayoutsParams, ({ created, status }, context) => [
    ...equal("account", readAccount(sandbox, context)),
    ...createdFilters(created),
    ...equal("status", status),
  ]);
}

/** GET of one thing that belongs to the balance which is asked for. */
function addOwned(
  { app, sandbox, expandable }: Api,
  path: string,
  table: "balance_transactions" | "payouts",
  what: string,
): void {
  app.get(`${path}/:id`, (context) => {
    const { expand } = readParams(expandParams, readQuery(context));
    const { id } = context.req.param();
    const owner = sandbox.store.find<{ account: string }>(`SELECT account FROM ${table} WHERE id = ?`, id);
    if (owner?.account !== readAccount(sandbox, context)) throw missing(what, id, "id");
    const found =
      table === "payouts" ? findObject<object>(sandbox, table, id) : findBalanceTransaction(sandbox, id);
    return context.json(expandPaths(found!, expand, expandable));
  });
}

function readAccount(sandbox: Sandbox, context: Context): string {
  const id = context.req.header("stripe-account");
  return id === undefined ? platform : getAccount(sandbox, id).id;
}

const served = /^\/v1\/(balance|balance_transactions|payouts)(\/|$)/;

/** Calls in the name of a connected account are known for its balance only; elsewhere they must not pass unnoticed. */
export async function refuseAccount(context: Context, next: Next): Promise<void> {
  if (context.req.header("stripe-account") !== undefined && !served.test(context.req.path)) {
    const message = "The card sandbox takes the Stripe-Account header for balances and payouts only.";
    throw new ApiError(400, { type: "invalid_request_error", message });
  }
  await next();
}
