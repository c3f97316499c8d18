import { hasBody, type Procedure, pathFields } from "./procedures.ts";

export type Answer = { status: number; headers: Headers; text: string; body: unknown };
export type Input = Record<string, unknown>;

/** Sends any request; the response's body is read, and parsed if it is JSON. `ask`: another way than over HTTP. */
export async function send(
  url: string,
  init: RequestInit & { cookie?: string } = {},
  ask = fetch,
): Promise<Answer> {
  const { cookie, ...rest } = init;
  const headers = new Headers(rest.headers);
  if (cookie) headers.set("cookie", cookie);
  if (cookie && !headers.has("origin")) headers.set("origin", new URL(url).origin);
  const response = await ask(url, { redirect: "manual", ...rest, headers });
  const text = await response.text();
  return { status: response.status, headers: response.headers, text, body: parse(text) };
}

/** The code of a refusal. */
export const codeOf = ({ body }: Answer) => (body as { code?: string } | undefined)?.code;

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Calls a procedure with any input, valid or not: path fields go there, the rest to query or body. */
export function call(
  shopUrl: string,
  procedure: Procedure,
  input: unknown,
  cookie?: string,
  ask = fetch,
): Promise<Answer> {
  const { path, rest } = splitPath(procedure, input);
  const who = cookie ? { cookie } : {};
  if (!hasBody(procedure))
    return send(`${shopUrl}${path}${queryOf(rest)}`, { method: procedure.method, ...who }, ask);
  return send(`${shopUrl}${path}`, { method: procedure.method, ...who, ...bodyOf(rest) }, ask);
}

/** As JSON, or a file as itself, as a browser sends them. */
export function bodyOf(input: unknown) {
  if (!(input instanceof File))
    return { body: JSON.stringify(input), headers: { "content-type": "application/json" } };
  const { name, type } = input;
  const headers = { "content-type": type, "content-disposition": `attachment; filename="${name}"` };
  return { body: input, headers };
}

export function splitPath(procedure: Procedure, input: unknown): { path: string; rest: unknown } {
  if (typeof input !== "object" || input === null || Array.isArray(input) || input instanceof File)
    return { path: procedure.path, rest: input };
  const rest = { ...input } as Input;
  let { path } = procedure;
  for (const field of pathFields(procedure)) {
    path = path.replace(`{${field}}`, encodeURIComponent(asText(rest[field]).toWellFormed()));
    delete rest[field];
  }
  return { path, rest };
}

/** The query of a flat input; arrays repeat their key. */
function queryOf(input: unknown): string {
  const pairs = Object.entries((input ?? {}) as Input).flatMap(([key, value]) =>
    (Array.isArray(value) ? value : [value]).map((item) => [key, asText(item)]),
  );
  return pairs.length > 0 ? `?${new URLSearchParams(pairs)}` : "";
}

export function asText(value: unknown): string {
  return typeof value === "string" ? value : (JSON.stringify(value) ?? "");
}
