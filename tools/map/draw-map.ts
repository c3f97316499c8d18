import type { Trace } from "./follow-route.ts";
import { followCode } from "./follow-route.ts";
import { followSite, listEndpoints, listJobs, listPages, listProcedures, serverFiles } from "./site.ts";

const intro = `# Map

From an address to the tables behind it. Made from the code by \`npm run map\`; a stale map fails the tests.

- A page calls the procedures that its loader, its components and the components below them name. The frame around it calls its own.
- A procedure is bound to one verb. A table that the verb only reads is plain, one that it writes is **bold**; triggers of the
  database (\`migrations/0000_baseline.sql\`) write more: profiles, price history, parcel events, order status, ratings.
- Who calls is read from \`sessions\`, \`users\`, \`profiles\`, \`user_roles\` and \`vendors\` once a request (\`find-caller.ts\`).
- A view of a user also reads \`factors\` and \`user_roles\`, by name (\`user-view.ts\`).
- The calls below \`/auth/v1\` are the auth library's; they read and write \`users\`, \`sessions\`, \`auth_accounts\` and \`verifications\`.
`;

/** The whole map as one Markdown page. Deterministic. */
export function drawMap(): string {
  return [intro, frames(), pages(), procedures(), endpoints(), jobs()].join("\n");
}

const code = (text: string) => `\`${text}\``;
const short = (file: string) => file.replace(/^src\/(app\/|domains\/)?/, "");
const row = (...cells: string[]) => `| ${cells.map((cell) => cell || "–").join(" | ")} |`;

function table(head: string[], rows: string[][]): string {
  return [row(...head), row(...head.map(() => "---")), ...rows.map((cells) => row(...cells)), ""].join("\n");
}

function calls(found: Trace, without: ReadonlySet<string> = new Set()): string {
  return [...found.procedures, ...found.authCalls]
    .filter((name) => !without.has(name))
    .sort()
    .map((name) => (name.startsWith("/") ? code(name) : `[${name}](#${anchor(name)})`))
    .join(", ");
}

/** The anchors that the table of procedures sets itself. */
const anchor = (name: string) => name.toLowerCase().replace(".", "-");

function tables({ reads, writes }: Trace): string {
  return [...[...writes].sort().map((name) => `**${name}**`), ...[...reads].sort()].join(", ");
}

function alsoDoes({ jobs, limits }: Trace): string {
  return [
    ...[...jobs].sort().map((name) => `job ${code(name)}`),
    ...[...limits].sort().map((name) => `limit ${code(name)}`),
  ].join(", ");
}

function frames(): string {
  const files = ["src/app/root.tsx", ...new Set(listPages().flatMap((page) => page.frames))];
  const rows = files.map((file) => [code(short(file)), calls(followSite(file))]);
  return `## Frames\n\n${table(["frame", "procedures"], rows)}`;
}

function pages(): string {
  const rows = listPages().map((page) => {
    const frames = page.frames.map((file) => file.replace(/^.*\/|\.tsx$/g, "")).join(" › ");
    const ofFrames = new Set(page.frames.flatMap((file) => [...followSite(file).procedures]));
    return [code(page.url), code(short(page.file)), frames, calls(page.trace, ofFrames)];
  });
  return `## Pages\n\n${table(["URL", "page", "frames", "procedures besides the frames'"], rows)}`;
}

function procedures(): string {
  const rows = listProcedures().map(({ name, route, caller, verb }) => {
    const found = followCode(verb ? [verb] : [], { within: serverFiles });
    return [
      `<a id="${anchor(name)}"></a>${name}`,
      code(`${route.method} ${route.path}`),
      caller,
      verb ? code(short(verb.file)) : "",
      tables(found),
      alsoDoes(found),
    ];
  });
  return `## Procedures\n\n${table(["procedure", "HTTP", "caller", "verb", "tables", "also"], rows)}`;
}

function endpoints(): string {
  const rows = listEndpoints().map(({ address, file, trace }) => [
    code(address),
    code(short(file)),
    tables(trace),
    alsoDoes(trace),
  ]);
  return `## Machine endpoints\n\n${table(["address", "door", "tables", "also"], rows)}`;
}

function jobs(): string {
  const rows = listJobs().map(({ name, schedule, handler, trace }) => [
    code(name),
    schedule ? code(schedule) : "",
    code(short(handler)),
    tables(trace),
    alsoDoes(trace),
  ]);
  return `## Jobs\n\n${table(["job", "cron", "handler", "tables", "also"], rows)}`;
}
