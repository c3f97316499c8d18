import { gunzipSync } from "node:zlib";
import { Hono } from "hono";
import { expect, test } from "vitest";
import { compressJson } from "./compress-json.ts";
import type { Variables } from "./request-context.ts";

const long = { text: "roasted ".repeat(500) };

function answerOf(body: string, headers: Record<string, string> = {}) {
  const app = new Hono<{ Variables: Variables }>();
  app.use(compressJson);
  app.get("/", () => {
    const length = String(Buffer.byteLength(body));
    const response = new Response(body, {
      headers: { "content-type": "application/json", "content-length": length, ...headers },
    });
    response.headers.append("set-cookie", "one=1");
    response.headers.append("set-cookie", "two=2");
    return response;
  });
  return (encoding: string, method = "GET") =>
    app.request("/", { method, headers: { "accept-encoding": encoding } });
}

test("long JSON is compressed in one piece, with the length of what is sent and every cookie", async () => {
  const json = JSON.stringify(long);
  const response = await answerOf(json)("gzip, br");
  const sent = Buffer.from(await response.arrayBuffer());
  expect(response.headers.get("content-encoding")).toBe("gzip");
  expect(response.headers.get("content-length")).toBe(String(sent.length));
  expect(response.headers.getSetCookie()).toEqual(["one=1", "two=2"]);
  expect(gunzipSync(sent).toString()).toBe(json);
});

test.each([
  ["the client doesn't take it", JSON.stringify(long), {}, "identity"],
  ["it is short", JSON.stringify({ text: "short" }), {}, "gzip"],
  ["it is compressed already", JSON.stringify(long), { "content-encoding": "br" }, "gzip"],
  ["it is a table", "a,b\n".repeat(500), { "content-type": "text/csv" }, "gzip"],
])("left as it is where %s", async (_, body, headers: Record<string, string>, encoding) => {
  const response = await answerOf(body, headers)(encoding);
  expect(response.headers.get("content-encoding")).toBe(headers["content-encoding"] ?? null);
  expect(await response.text()).toBe(body);
});

test("a request for the headers alone gets those of the whole", async () => {
  const json = JSON.stringify(long);
  const response = await answerOf(json)("gzip", "HEAD");
  expect(response.headers.get("content-length")).toBe(String(json.length));
});
