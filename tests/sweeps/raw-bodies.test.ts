import http from "node:http";
import { text as readText } from "node:stream/consumers";
import { describe, expect, test } from "vitest";
import { csvFile } from "../support/bulk-files.ts";
import { type Answer, bodyOf, codeOf, send, splitPath } from "./support/call.ts";
import { firstNamedBy, keepSignedIn } from "./support/callers.ts";
import { type ErrorBody, expectCode, problemOf, wrongCode } from "./support/declared-errors.ts";
import { mostBytesOf } from "./support/largest-inputs.ts";
import { withoutLimits } from "./support/open-shop.ts";
import { openSweep } from "./support/open-sweep.ts";
import { hasBody, type Procedure, procedures } from "./support/procedures.ts";
import { makeWorld, validInput } from "./support/valid-input.ts";

const sweep = openSweep();

const writes = procedures.filter(hasBody);

type Target = Awaited<ReturnType<typeof makeTarget>>;

async function makeTarget(procedure: Procedure) {
  const kind = firstNamedBy(procedure.rule);
  const { person, cookie } = sweep.callers[kind];
  const valid = await validInput(procedure, await makeWorld(withoutLimits(sweep.market.infra), person));
  const { path, rest } = splitPath(procedure, valid);
  const post = (body: BodyInit, type?: string): Promise<Answer> =>
    send(`${sweep.shop.url}${path}`, {
      method: procedure.method,
      body,
      cookie,
      headers: type === undefined ? {} : { "content-type": type },
      ...(body instanceof ReadableStream ? ({ duplex: "half" } as object) : {}),
    });
  return { post, valid: rest as Record<string, unknown>, path, url: `${sweep.shop.url}${path}`, cookie };
}

const longestBody = 96 * 1_024;

/**
 * Begins a request, of which it states a length or sends a body in pieces, and waits for the answer without ending it:
 * what is still sent while the server closes the connection would race with the answer.
 */
function begin(
  url: string,
  { method, cookie, length, body }: { method: string; cookie: string; length?: number; body?: string },
): Promise<Answer> {
  const { promise, resolve, reject } = Promise.withResolvers<Answer>();
  const { origin } = new URL(url);
  const headers = { cookie, origin, "content-type": "application/json" };
  const stated = length === undefined ? { "transfer-encoding": "chunked" } : { "content-length": length };
  const request = http.request(url, { method, headers: { ...headers, ...stated } }, async (response) => {
    const text = await readText(response);
    request.destroy();
    resolve({ status: response.statusCode!, headers: new Headers(), text, body: JSON.parse(text) });
  });
  request.on("error", reject);
  if (body === undefined) request.flushHeaders();
  else request.write(body);
  return promise;
}

const bodies: Record<string, string | Uint8Array<ArrayBuffer>> = {
  "cut off": '{"productId": "',
  "not JSON": "productId=1",
  "a comma too many": '{"a":1,}',
  "two values": "{}{}",
  "a string": '"coffee"',
  "a number": "7",
  null: "null",
  "an array": "[1]",
  "an array of objects": '[{"a":1}]',
  "deep arrays": `{"lines":${"[".repeat(45_000)}${"]".repeat(45_000)}}`,
  "deep objects": `${'{"lines":'.repeat(9_500)}1${"}".repeat(9_500)}`,
  "keys without end": JSON.stringify(
    Object.fromEntries(Array.from({ length: 6_000 }, (_, i) => [`k${i}`, i])),
  ),
  "the same key twice": '{"surplus":1,"surplus":2}',
  "broken UTF-8": new Uint8Array([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x31, 0x7d]),
  "a byte order mark": '\ufeff{"surplus":1}',
  "null bytes": "\0\0\0\0",
  "numbers beyond reckoning": '{"surplus":1e999999,"more":-1e999999}',
};

const keys = ["__proto__", "constructor", "prototype", "toString", "hasOwnProperty"];

const types = [
  "text/plain",
  "application/xml",
  "application/octet-stream",
  "application/x-www-form-urlencoded",
  "multipart/form-data",
  "multipart/form-data; boundary=x",
  "text/event-stream",
  "application/json; charset=utf-16",
  "application/JSON;;;",
  "nonsense",
  "",
];

test.each(writes.filter(({ name }) => name !== "bulkUpload.startBulkUpload"))(
  "the limit leaves room for the largest input of $name",
  ({ schema }) => expect(mostBytesOf(schema)).toBeLessThan(longestBody),
);

describe.each(writes)("$name", (procedure) => {
  let target: Target | undefined;

  /** Sends one after another, and names those that were answered wrongly. What went further than a refused input is made anew. */
  async function wrongOf(
    names: readonly string[],
    ask: (target: Target, name: string) => Promise<Answer>,
    judge: (answer: Answer, name: string) => string | undefined,
  ): Promise<string[]> {
    const wrong: string[] = [];
    for (const name of names) {
      target ??= await makeTarget(procedure);
      const answer = await ask(target, name);
      const problem = problemOf(procedure, answer) ?? judge(answer, name);
      if (problem) wrong.push(`${name}: ${problem}`);
      if (codeOf(answer) === "BAD_REQUEST") continue;
      target = undefined;
      await keepSignedIn(sweep.market.infra, sweep.callers);
    }
    return wrong;
  }

  test("a body that is no input is refused with 400", async () => {
    const wrong = await wrongOf(
      Object.keys(bodies),
      ({ post }, name) => post(bodies[name]!, "application/json"),
      (answer) => wrongCode(answer, 400, "BAD_REQUEST"),
    );
    expect(wrong).toEqual([]);
  });

  test("no key reaches what an object inherits", async () => {
    const wrong = await wrongOf(
      keys,
      ({ post, valid }, key) => {
        const text = JSON.stringify(valid);
        const body = `${text.slice(0, -1)}${text.length > 2 ? "," : ""}"${key}":{"polluted":true,"isAdmin":true}}`;
        return post(body, "application/json");
      },
      (answer, key) => {
        if (({} as { polluted?: boolean }).polluted !== undefined) return "every object is polluted";
        return key === "__proto__" ? undefined : wrongCode(answer, 400, "BAD_REQUEST");
      },
    );
    expect(wrong).toEqual([]);
  });

  test("a body beyond the limit is refused with 413, whether it says its length or not", async () => {
    target ??= await makeTarget(procedure);
    const { url, cookie } = target;
    const begun = { method: procedure.method, cookie };
    const announced = await begin(url, { ...begun, length: longestBody + 1 });
    expectCode(announced, 413, "PAYLOAD_TOO_LARGE", procedure.name);
    const sent = await begin(url, { ...begun, body: "x".repeat(longestBody + 1) });
    expectCode(sent, 413, "PAYLOAD_TOO_LARGE", procedure.name);
  });

  test("whatever a body calls itself, the answer is declared", async () => {
    const wrong = await wrongOf(
      types,
      ({ post, valid }, type) =>
        post(new TextEncoder().encode(JSON.stringify({ ...valid, surplus: 1 })), type),
      () => undefined,
    );
    expect(wrong).toEqual([]);
  });
});

test("what can't be read is refused in the caller's language", async () => {
  const messages = new Set<string>();
  for (const language of ["en", "es", "pt"]) {
    const answer = await send(`${sweep.shop.url}/api/cart/price`, {
      method: "POST",
      body: "{",
      headers: { "content-type": "application/json", "accept-language": language },
    });
    messages.add((answer.body as ErrorBody).message);
  }
  expect(messages.size).toBe(3);
});

describe("methods", () => {
  const all = ["GET", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "HEAD"];
  const paths = [...new Set(procedures.map((procedure) => procedure.path))];
  test.each(paths)("%s accepts only its own", async (path) => {
    // '/products/by-ids' also matches '/products/{productId}' with an invalid id.
    const mine = procedures
      .filter((one) => new RegExp(`^${one.path.replace(/\{\w+\}/g, "[^/]+")}$`).test(path))
      .map(({ method }) => method);
    const { cookie } = sweep.callers.buyer;
    for (const method of all.filter((name) => !mine.includes(name))) {
      const url = `${sweep.shop.url}${path.replace(/\{\w+\}/g, crypto.randomUUID())}`;
      const body = ["GET", "HEAD", "OPTIONS"].includes(method) ? null : "{}";
      const answer = await send(url, {
        method,
        body,
        cookie,
        headers: { "content-type": "application/json" },
      });
      expect([method, answer.status]).toEqual([method, 404]);
    }
  });

  test.each([
    "/api",
    "/api/",
    "/api/nothing",
    "/api//products",
    "/api/products/",
    "/api/%",
    "/api/%00",
    "/api/..%2f",
  ])("%s is no route, and no failure", async (path) => {
    const { status, text } = await send(`${sweep.shop.url}${path}`);
    expect(status, text).toBeLessThan(500);
  });
});

test("a file of products is read only from callers who may upload one, up to 10 MB", async () => {
  const procedure = procedures.find(({ name }) => name === "bulkUpload.startBulkUpload")!;
  const { path } = await makeTarget(procedure);
  const from = (cookie: string | undefined, megabytes: number) =>
    send(`${sweep.shop.url}${path}`, {
      method: "POST",
      ...bodyOf(csvFile("no such column,".repeat(megabytes * 70_000))),
      ...(cookie ? { cookie } : {}),
    });
  const allowed = sweep.callers["enterprise vendor"].cookie;
  expectCode(await from(undefined, 9), 401, "UNAUTHORIZED", procedure.name);
  expectCode(await from(sweep.callers.vendor.cookie, 9), 403, "FORBIDDEN", procedure.name);
  expectCode(await from(allowed, 11), 413, "PAYLOAD_TOO_LARGE", procedure.name);
  expectCode(await from(allowed, 9), 422, "INVALID_FILE", procedure.name);
});
