import { beforeAll, describe, expect, test } from "vitest";
import { csvFile } from "../support/bulk-files.ts";
import { type Answer, bodyOf, send, splitPath } from "./support/call.ts";
import { firstNamedBy } from "./support/callers.ts";
import { type ErrorBody, expectCode, problemOf } from "./support/declared-errors.ts";
import { withoutLimits } from "./support/open-shop.ts";
import { openSweep } from "./support/open-sweep.ts";
import { hasBody, type Procedure, procedures } from "./support/procedures.ts";
import { makeWorld, validInput } from "./support/valid-input.ts";

const sweep = openSweep();

const writes = procedures.filter(hasBody);

async function target(procedure: Procedure) {
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
  return { post, valid: rest as Record<string, unknown>, path, cookie };
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
  "deep arrays": `{"lines":${"[".repeat(90_000)}${"]".repeat(90_000)}}`,
  "deep objects": `${'{"lines":'.repeat(19_000)}1${"}".repeat(19_000)}`,
  "keys without end": JSON.stringify(
    Object.fromEntries(Array.from({ length: 12_000 }, (_, i) => [`k${i}`, i])),
  ),
  "the same key twice": '{"surplus":1,"surplus":2}',
  "broken UTF-8": new Uint8Array([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x31, 0x7d]),
  "a byte order mark": '\ufeff{"surplus":1}',
  "null bytes": "\0\0\0\0",
  "numbers beyond reckoning": '{"surplus":1e999999,"more":-1e999999}',
};

describe.each(writes)("$name", (procedure) => {
  /** For what is refused, and so can be sent again and again. */
  let refused: Awaited<ReturnType<typeof target>>;
  beforeAll(async () => {
    refused = await target(procedure);
  });

  test.each(Object.keys(bodies))("a body that is %s", async (name) => {
    const { post } = refused;
    const answer = await post(bodies[name]!, "application/json");
    expect(problemOf(procedure, answer)).toBeUndefined();
    expectCode(answer, 400, "BAD_REQUEST", procedure.name);
  });

  test.each(["__proto__", "constructor", "prototype", "toString", "hasOwnProperty"])(
    "the key %s reaches nothing",
    async (key) => {
      const { post, valid } = await target(procedure);
      const text = JSON.stringify(valid);
      const body = `${text.slice(0, -1)}${text.length > 2 ? "," : ""}"${key}":{"polluted":true,"isAdmin":true}}`;
      const answer = await post(body, "application/json");
      expect(problemOf(procedure, answer)).toBeUndefined();
      if (key !== "__proto__") expectCode(answer, 400, "BAD_REQUEST", procedure.name);
      expect(({} as { polluted?: boolean }).polluted).toBeUndefined();
    },
  );

  test("a body beyond the limit is refused with 413, whether it says its length or not", async () => {
    const { post } = refused;
    const large = JSON.stringify({ surplus: "x".repeat(220_000) });
    expectCode(await post(large, "application/json"), 413, "PAYLOAD_TOO_LARGE", procedure.name);
    const stream = new Blob([large]).stream();
    expectCode(await post(stream, "application/json"), 413, "PAYLOAD_TOO_LARGE", procedure.name);
  });

  test.each([
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
  ])("a body that calls itself '%s'", async (type) => {
    const { post, valid } = await target(procedure);
    const answer = await post(new TextEncoder().encode(JSON.stringify({ ...valid, surplus: 1 })), type);
    expect(problemOf(procedure, answer)).toBeUndefined();
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
  const { path } = await target(procedure);
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
