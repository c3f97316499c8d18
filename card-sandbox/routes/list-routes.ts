import type { Context, Hono } from "hono";
import { z } from "zod";
import { type EventRow, readEvent } from "../events/find-event.ts";
import { findIntent } from "../payments/kept-intent.ts";
import { findCharge } from "../refunds/kept-charge.ts";
import type { Sandbox } from "../sandbox.ts";
import { findSession } from "../sessions/find-session.ts";
import { listLines } from "../sessions/list-lines.ts";
import { missing } from "../wire/api-error.ts";
import { type Expandable, expandPaths } from "../wire/expand.ts";
import {
  createdFilters,
  createdRange,
  equal,
  type Filter,
  type List,
  pageParams,
  readPage,
} from "../wire/paging.ts";
import { readParams } from "../wire/read-params.ts";
import { type ApiEnv, readQuery } from "./api-request.ts";

const id = z.string().min(1).max(255).optional();
const created = createdRange.optional();
const sessionListParams = pageParams.extend({
  created,
  customer: id,
  payment_intent: id,
  subscription: id,
  status: z.enum(["open", "complete", "expired"]).optional(),
});
const refundListParams = pageParams.extend({ created, payment_intent: id, charge: id });
const eventListParams = pageParams.extend({ created, type: z.string().max(100).optional() }).extend({
  types: z.array(z.string().max(100)).min(1).max(20).optional(),
});

/** GET of lists, newest first. */
export function addListRoutes(app: Hono<ApiEnv>, sandbox: Sandbox, expandable: Expandable): void {
  app.get("/checkout/sessions", (context) => {
    const { expand, ...params } = readParams(sessionListParams, readQuery(context));
    assertIntent(sandbox, params.payment_intent);
    const filters = [
      ...createdFilters(params.created),
      ...equal("payment_intent", params.payment_intent),
      ...equal("json_extract(body, '$.customer')", params.customer),
      ...equal("json_extract(body, '$.subscription')", params.subscription),
      ...equal("status", params.status),
    ];
    const { rows, hasMore } = readPage<{ id: string }>(sandbox.store, "sessions", "id", filters, params);
    const data = rows.map((row) => findSession(sandbox, row.id)!.session);
    return answer(
      context,
      { object: "list", data, has_more: hasMore, url: context.req.path },
      expand,
      expandable,
    );
  });
  app.get("/checkout/sessions/:id/line_items", (context) => {
    const { expand, ...params } = readParams(pageParams, readQuery(context));
    return answer(context, listLines(sandbox, context.req.param("id"), params), expand, expandable);
  });
  app.get("/refunds", (context) => {
    const { expand, ...params } = readParams(refundListParams, readQuery(context));
    assertIntent(sandbox, params.payment_intent);
    if (params.charge && !findCharge(sandbox, params.charge))
      throw missing("charge", params.charge, "charge");
    const filters = [
      ...createdFilters(params.created),
      ...equal("payment_intent", params.payment_intent),
      ...equal("charge", params.charge),
    ];
    const { rows, hasMore } = readPage<{ body: string }>(sandbox.store, "refunds", "body", filters, params);
    const data = rows.map(({ body }) => JSON.parse(body) as object);
    return answer(
      context,
      { object: "list", data, has_more: hasMore, url: context.req.path },
      expand,
      expandable,
    );
  });
  app.get("/events", (context) => {
    const { expand, ...params } = readParams(eventListParams, readQuery(context));
    const { rows, hasMore } = readPage<EventRow>(
      sandbox.store,
      "events",
      "id, body",
      eventFilters(params),
      params,
    );
    const data = rows.map((row) => readEvent(sandbox, row));
    return answer(
      context,
      { object: "list", data, has_more: hasMore, url: context.req.path },
      expand,
      expandable,
    );
  });
}

/** `charge.*` stands for every type that begins so. */
function eventFilters(params: Omit<z.output<typeof eventListParams>, "expand">): Filter[] {
  const filters = createdFilters(params.created);
  if (params.type?.includes("*")) filters.push({ sql: "type GLOB ?", value: params.type });
  else filters.push(...equal("type", params.type));
  if (params.types) {
    filters.push({ sql: "type IN (SELECT value FROM json_each(?))", value: JSON.stringify(params.types) });
  }
  return filters;
}

function assertIntent(sandbox: Sandbox, intentId: string | undefined): void {
  if (intentId && !findIntent(sandbox, intentId)) throw missing("payment_intent", intentId, "payment_intent");
}

function answer(context: Context, list: List<object>, expand: string[], expandable: Expandable): Response {
  return context.json(expandPaths(list, expand, expandable));
}
