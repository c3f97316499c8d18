import type { RouteConfigEntry } from "@react-router/dev/routes";
import routes from "../../src/app/routes.ts";
import { contract } from "../../src/contract.ts";
import type { ProcedureMeta } from "../../src/kernel/procedure.ts";
import { type Node, readModule, unwrap, visit } from "./read-module.ts";
import { type Named, resolveName, scopeOf, type Trace, trace } from "./trace.ts";

const siteFiles = /^src\/(app|client|domains\/[^/]+\/web)\//;
/** The doors outside are entered too: mail, rates and live events have tables of their own. */
export const serverFiles = /^src\/(domains\/[^/]+\/(server|email)|platform)\//;

type Route = { method: string; path: string };
type Definition = { "~orpc": { meta: ProcedureMeta; route: Route } };
export type Procedure = { name: string; route: Route; caller: string; verb: Named | undefined };

/** The contract's procedures with the verb that each is bound to, in alphabetical order. */
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

/** A domain's router read as text: which verb stands behind `for…(contract.name, verb)`. */
export function boundVerbs(domain: string): Map<string, Named> {
  const file = `src/domains/${domain}/server/router.ts`;
  const verbs = new Map<string, Named>();
  const router = scopeOf(file).declared.get(`${domain}Router`);
  for (const property of (unwrap(router)?.properties as Node[] | undefined) ?? []) {
    const [procedure, verb] = ((property.value as Node).arguments as Node[] | undefined) ?? [];
    if (procedure?.type !== "MemberExpression" || verb?.type !== "Identifier") continue;
    const symbol = resolveName(file, String(verb.name));
    if (symbol) verbs.set(String((procedure.property as Node).name), symbol);
  }
  return verbs;
}

export type Page = { url: string; file: string; frames: string[]; trace: Trace };

/** Every address of the site with its page and the frames around it. */
export function listPages(): Page[] {
  return pagesOf(routes, "", []);
}

function pagesOf(entries: RouteConfigEntry[], base: string, frames: string[]): Page[] {
  return entries.flatMap((entry) => {
    const url = entry.path ? `${base}/${entry.path}` : base;
    const file = `src/app/${entry.file}`;
    if (entry.children) return pagesOf(entry.children, url, [...frames, file]);
    return [{ url: url || "/", file, frames, trace: traceSite(file) }];
  });
}

const procedures = new Set(listProcedures().map((procedure) => procedure.name));

/** The procedures that a module of the site can call, through the components that it shows. */
export function traceSite(file: string): Trace {
  return trace([...scopeOf(file).exported.values()], { within: siteFiles, procedures });
}

export type Job = { name: string; schedule: string | undefined; handler: string; trace: Trace };

/** The table of jobs, with what each handler does. */
export function listJobs(): Job[] {
  const file = "src/server/job-handlers.ts";
  const schedules = new Map<string, string>();
  visit(scopeOf("src/platform/jobs/jobs.ts").declared.get("schedule")!, (node) => {
    if (node.type === "Property")
      schedules.set(String((node.key as Node).value), String((node.value as Node).value));
  });
  const jobs: Job[] = [];
  const opened = new Map<string, Node>();
  visit(scopeOf(file).declared.get("jobHandlers")!, (node) => {
    if (node.type === "VariableDeclarator") opened.set(String((node.id as Node).name), node.init as Node);
    const name = node.type === "Property" && (node.key as Node).value;
    if (typeof name !== "string") return;
    const called = calledName(node.value as Node) ?? "";
    const body = opened.get(called) ?? (node.value as Node);
    jobs.push({
      name,
      schedule: schedules.get(name),
      handler: resolveName(file, calledName(body) ?? called)?.file ?? file,
      trace: trace([{ file, name: `job ${name}`, node: body }], {
        within: new RegExp(`${serverFiles.source}|^src/server/job-handlers`),
      }),
    });
  });
  return jobs;
}

function calledName(node: Node): string | undefined {
  let name: string | undefined;
  visit(node, (part) => {
    if (part.type === "CallExpression") name ??= String((part.callee as Node).name);
  });
  return name;
}

export type Endpoint = { address: string; file: string; trace: Trace };

/** What `app.ts` mounts besides the API and the pages: `app.route(base, someDoor(…))`, and each door's own paths. */
export function listEndpoints(): Endpoint[] {
  const file = "src/server/app.ts";
  const endpoints: Endpoint[] = [];
  visit({ type: "Body", start: 0, end: 0, body: readModule(file).body }, (node) => {
    const [base, door] = (node.arguments as Node[] | undefined) ?? [];
    const isMount = ((node.callee as Node)?.property as Node)?.name === "route";
    if (!isMount || door?.type !== "CallExpression") return;
    const symbol = resolveName(file, String((door.callee as Node).name));
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

function endpointsOf(door: Named, base: string): Endpoint[] {
  const endpoints: Endpoint[] = [];
  visit(scopeOf(door.file).declared.get(door.name)!, (node) => {
    if (node.type !== "CallExpression") return;
    const callee = node.callee as Node;
    const [at, ...handlers] = node.arguments as Node[];
    // A part of the door in a function of its own: `addDocs(door)`.
    const part = at?.name === "door" ? resolveName(door.file, String(callee.name)) : undefined;
    if (part) endpoints.push(...endpointsOf(part, base));
    const path = at?.type === "Literal" && typeof at.value === "string" ? at.value : undefined;
    const method = String((callee.property as Node | undefined)?.name);
    if (!path?.match(/^[/*]/) || !/^(get|post|all)$/.test(method)) return;
    const address = `${method === "all" ? "any" : method.toUpperCase()} ${base}/${path}`;
    endpoints.push({
      address: address.replace(/\/{2,}/g, "/").replace(/\{.*\}$/, ""),
      file: door.file,
      trace: trace(
        handlers.map((handler) => ({ file: door.file, name: `${address} handler`, node: handler })),
        { within, stopAt: ["src/server/router.ts#router"] },
      ),
    });
  });
  return endpoints.map((one) => ({ ...one, address: one.address.replace(/(?<=\w)\/$/, "") }));
}
