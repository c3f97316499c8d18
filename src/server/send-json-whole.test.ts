import { gunzipSync } from "node:zlib";
import { Hono } from "hono";
import { expect, test } from "vitest";
import type { Variables } from "./request-context.ts";
import { sendJsonWhole } from "./send-json-whole.ts";

const long = JSON.stringify({ text: "röasted ".repeat(500) });

function answerOf(body: string, headers: Record<string, string> = {}) {
  const app = new Hono<{ Variables: Variables }>();
  app.use(sendJsonWhole);
  app.get("/", () => {
    const response = new Response(body, { headers: { "content-type": "application/json", ...headers } });
    response.headers.append("set-cookie", "one=1");
    response.headers.append("set-cookie", "two=2");
    return response;
  });
  return (encoding: string) => app.request("/", { headers: { "accept-encoding": encoding } });
}

test("long JSON is compressed in one piece, with the length of what is sent and every cookie", async () => {
  const response = await answerOf(long)("gzip, br");
  const sent = Buffer.from(await response.arrayBuffer());
  expect(response.headers.get("content-encoding")).toBe("gzip");
  expect(response.headers.get("content-length")).toBe(String(sent.length));
  expect(response.headers.getSetCookie()).toEqual(["one=1", "two=2"]);
  expect(gunzipSync(sent).toString()).toBe(long);
});

test.each([
  ["the client doesn't take it compressed", long, "identity"],
  ["it is short", JSON.stringify({ text: "short" }), "gzip"],
])("JSON goes as it is, with its length, where %s", async (_, body, encoding) => {
  const response = await answerOf(body)(encoding);
  expect(response.headers.get("content-encoding")).toBeNull();
  expect(response.headers.get("content-length")).toBe(String(Buffer.byteLength(body)));
  expect(await response.text()).toBe(body);
});

test.each([
  ["compressed already", long, { "content-encoding": "br" }],
  ["a table", "a,b\n".repeat(500), { "content-type": "text/csv" }],
])("what is %s is left to others", async (_, body, headers: Record<string, string>) => {
  const response = await answerOf(body, headers)("gzip");
  expect(response.headers.get("content-encoding")).toBe(headers["content-encoding"] ?? null);
  expect(response.headers.get("content-length")).toBeNull();
  expect(await response.text()).toBe(body);
});
