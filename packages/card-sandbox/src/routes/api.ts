import type { Context, Hono } from "hono";
import { z } from "zod";
import type { Cause, Sandbox } from "../sandbox.ts";
import type { Table } from "../store/stored-object.ts";
import { ApiError, missing } from "../wire/api-error.ts";
import { type Expandable, expandPaths } from "../wire/expand.ts";
import { type Filter, type PageParams, readPage } from "../wire/paging.ts";
import { expand, readParams } from "../wire/read-params.ts";
import { type ApiEnv, readQuery, write } from "./api-request.ts";

/** What the routes of a subject are added to. */
export interface Api {
  app: Hono<ApiEnv>;
  sandbox: Sandbox;
  expandable: Expandable;
}

type Schema = z.ZodType<{ expand: string[] }, unknown>;

interface Given<Params> {
  params: Params;
  /** The `:id` of the address. */
  id: string;
  cause: Cause;
}

/** A write at an address. An error that the work returns is sent without undoing what was done. */
export function addWrite<Params extends Schema>(
  { app, sandbox, expandable }: Api,
  method: "POST" | "DELETE",
  path: string,
  schema: Params,
  work: (given: Given<z.output<Params>>) => object,
): void {
  app.on(method, path, (context: Context<ApiEnv>) =>
    write(sandbox, context, (fields, cause) => {
      const params = readParams(schema, fields);
      const result = work({ params, id: context.req.param("id") ?? "", cause });
      return result instanceof ApiError ? result : expandPaths(result, params.expand, expandable);
    }),
  );
}

const expandParams = z.strictObject({ expand });

/** GET of one thing by its id; `what` and `param` stand in the 404. */
export function addRead(
  { app, sandbox, expandable }: Api,
  path: string,
  what: string,
  param: string,
  find: (sandbox: Sandbox, id: string) => object | null,
): void {
  app.get(`${path}/:id`, (context) => {
    const params = readParams(expandParams, readQuery(context));
    const id = context.req.param("id") ?? "";
    const found = find(sandbox, id);
    if (!found) throw missing(what, id, param);
    return context.json(expandPaths(found, params.expand, expandable));
  });
}

/** GET of a list, newest first. `read` makes the response from a row's body. */
export function addList<Params extends z.ZodType<PageParams, unknown>>(
  { app, sandbox, expandable }: Api,
  path: string,
  table: Table,
  schema: Params,
  filter: (params: z.output<Params>) => Filter[],
  read: (sandbox: Sandbox, body: object) => object = (_, body) => body,
): void {
  app.get(path, (context) => {
    const params = readParams(schema, readQuery(context));
    const filters = filter(params);
    const { rows, hasMore } = readPage<{ body: string }>(sandbox.store, table, "body", filters, params);
    const data = rows.map(({ body }) => read(sandbox, JSON.parse(body) as object));
    const list = { object: "list", data, has_more: hasMore, url: context.req.path };
    return context.json(expandPaths(list, params.expand, expandable));
  });
}
