import type { RouteConfigEntry } from "@react-router/dev/routes";
import routes from "../../src/app/routes.ts";
import { contract } from "../../src/contract.ts";
import type { ProcedureMeta } from "../../src/kernel/procedure.ts";
import { followCode, type Named, resolveName, scopeOf, type Trace } from "./follow-route.ts";
import { listFiles, type Node, readModule, unwrap, visit } from "./read-module.ts";

const siteFiles = /^src\/(app|client|domains\/[^/]+\/web)\//;
/** The infrastructure is followed too: mail, rate limits and live events have their own tables. */
export const serverFiles = /^src\/(domains\/[^/]+\/(server|email)|platform)\//;

type Route = { method: string; path: string };
type Definition = { "~orpc": { meta: ProcedureMeta; route: Route } };
export type Procedure = { name: string; route: Route; caller: string; verb: Named | undefined };

/** The contract's procedures with their verbs, in alphabetical order. */
export function listProcedures(): Procedure[] {
  return Object.entries(contract as Record<string, Record<string, unknown>>)
    .flatMap(([domain, procedures]) => {
      const verbs = boundVerbs(domain);
      return Object.entries(procedures).map(([name, definition]) => {
        const { meta, route } = (definition as Definition)["~orpc"];
        return { name: `${domain}.${name}`, route, caller: meta.caller, verb: verbs.get(name) };
      });
    })
    .sort((a, b) => (a.name < b.name ? -1 : 1));
}

/** The routers of one name of the contract, read as text: which verb stands behind `for…(contract.name, verb)`. */
export function boundVerbs(name: string): Map<string, Named> {
  const verbs = new Map<string, Named>();
  for (const router of routersOf(name)) {
    const table = unwrap(scopeOf(router.file).declared.get(router.name));
    for (const property of (table?.properties as Node[] | undefined) ?? []) {
      const [procedure, verb] = ((property.value as Node).arguments as Node[] | undefined) ?? [];
      if (procedure?.type !== "MemberExpression" || verb?.type !== "Identifier") continue;
      const symbol = resolveName(router.file, String(verb.name));
      if (symbol) verbs.set(String((procedure.property as Node).name), symbol);
    }
  }
  return verbs;
}

/** `cart: cartRouter`, or `auth: { ...authRouter, ...identitiesRouter }` where several domains make up one name. */
function routersOf(name: string): Named[] {
  const file = "src/server/router.ts";
  const [table] = scopeOf(file).declared.get("router")!.arguments as Node[];
  const entry = (table!.properties as Node[]).find(({ key }) => (key as Node).name === name)!.value as Node;
  const parts =
    entry.type === "ObjectExpression"
      ? (entry.properties as Node[]).map(({ argument }) => argument as Node)
      : [entry];
  return parts.flatMap((part) => resolveName(file, String(part.name)) ?? []);
}

export type Page = { url: string; file: string; frames: string[]; trace: Trace };

/** Every address of the site with its page and layouts. */
export function listPages(): Page[] {
  return pagesOf(routes, "", []);
}

function pagesOf(entries: RouteConfigEntry[], base: string, frames: string[]): Page[] {
  return entries.flatMap((entry) => {
    const url = entry.path ? `${base}/${entry.path}` : base;
    const file = `src/app/${entry.file}`;
    if (entry.children) return pagesOf(entry.children, url, [...frames, file]);
    return [{ url: url || "/", file, frames, trace: followSite(file) }];
  });
}

const procedures = new Set(listProcedures().map((procedure) => procedure.name));

/** The procedures that a module of the site can call, through the components it shows. */
export function followSite(file: string): Trace {
  return followCode([...scopeOf(file).exported.values()], { within: siteFiles, procedures });
}

export type Job = { name: string; schedule: string | undefined; handler: string; trace: Trace };

/** Every job of the domains' tables, with what its handler does: `handleJobs(table, { key: handler })`. */
export function listJobs(): Job[] {
  return listFiles(["src"], /job-handlers\.ts$|limit-jobs\.ts$/)
    .flatMap((file) => {
      const jobs: Job[] = [];
      visit({ type: "Body", start: 0, end: 0, body: readModule(file).body }, (node) => {
        if (node.type !== "CallExpression" || (node.callee as Node).name !== "handleJobs") return;
        const [table, handlers] = node.arguments as Node[];
        const declared = entriesOf(file, table!);
        for (const { key, value } of (handlers!.properties as Node[]) ?? [])
          jobs.push(jobOf(file, declared.get(String((key as Node).name))!, value as Node));
      });
      return jobs;
    })
    .sort((a, b) => (a.name < b.name ? -1 : 1));
}

/** The `defineJob(…)` behind each key of a table. */
function entriesOf(file: string, table: Node): Map<string, Node> {
  const symbol = resolveName(file, String(table.name));
  const object = unwrap(symbol && scopeOf(symbol.file).declared.get(symbol.name));
  return new Map(
    ((object?.properties as Node[] | undefined) ?? []).map(({ key, value }) => [
      String((key as Node).name),
      value as Node,
    ]),
  );
}

function jobOf(file: string, definition: Node, handler: Node): Job {
  const [name, options] = definition.arguments as Node[];
  const schedule = ((options?.properties as Node[] | undefined) ?? [])[0]?.value as Node | undefined;
  const called = handler.type === "Identifier" ? String(handler.name) : (calledName(handler) ?? "");
  return {
    name: String(name!.value),
    schedule: schedule && String(schedule.value),
    handler: resolveName(file, called)?.file ?? file,
    trace: followCode([{ file, name: `job ${name!.value}`, node: handler }], { within: serverFiles }),
  };
}

function calledName(node: Node): string | undefined {
  let name: string | undefined;
  visit(node, (part) => {
    if (part.type === "CallExpression") name ??= String((part.callee as Node).name);
  });
  return name;
}

export type Endpoint = { address: string; file: string; trace: Trace };

/** What `app.ts` mounts besides the API and the pages: `app.route(base, someRoutes(…))`, and the paths of each. */
export function listEndpoints(): Endpoint[] {
  const file = "src/server/app.ts";
  const endpoints: Endpoint[] = [];
  visit({ type: "Body", start: 0, end: 0, body: readModule(file).body }, (node) => {
    const [base, routes] = (node.arguments as Node[] | undefined) ?? [];
    const isMount = ((node.callee as Node)?.property as Node)?.name === "route";
    if (!isMount || routes?.type !== "CallExpression") return;
    const symbol = resolveName(file, String((routes.callee as Node).name));
    if (symbol) endpoints.push(...endpointsOf(symbol, textOf(file, base!)));
  });
  return endpoints;
}

/** A mount's path is a literal, or a constant of ours. */
function textOf(file: string, node: Node): string {
  if (node.type !== "Identifier") return String(node.value);
  const symbol = resolveName(file, String(node.name));
  return String(unwrap(symbol && scopeOf(symbol.file).declared.get(symbol.name))?.value);
}

const within = new RegExp(`${serverFiles.source}|^src/server/`);

function endpointsOf(routes: Named, base: string): Endpoint[] {
  const endpoints: Endpoint[] = [];
  visit(scopeOf(routes.file).declared.get(routes.name)!, (node) => {
    if (node.type !== "CallExpression") return;
    const callee = node.callee as Node;
    const [at, ...handlers] = node.arguments as Node[];
    // A part of the routes in a separate function: `addDocs(routes)`.
    const part = at?.name === "routes" ? resolveName(routes.file, String(callee.name)) : undefined;
    if (part) endpoints.push(...endpointsOf(part, base));
    const path = at?.type === "Literal" && typeof at.value === "string" ? at.value : undefined;
    const method = String((callee.property as Node | undefined)?.name);
    if (!path?.match(/^[/*]/) || !/^(get|post|all)$/.test(method)) return;
    const address = `${method === "all" ? "any" : method.toUpperCase()} ${base}/${path}`;
    endpoints.push({
      address: address.replace(/\/{2,}/g, "/").replace(/\{.*\}$/, ""),
      file: routes.file,
      trace: followCode(
        handlers.map((handler) => ({ file: routes.file, name: `${address} handler`, node: handler })),
        { within, stopAt: ["src/server/router.ts#router"] },
      ),
    });
  });
  return endpoints.map((one) => ({ ...one, address: one.address.replace(/(?<=\w)\/$/, "") }));
}
