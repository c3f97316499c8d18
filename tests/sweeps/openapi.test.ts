import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openTestMarket, type TestMarket } from "../support/open-test-market.ts";
import { send } from "./support/call.ts";
import { openShop, type Shop } from "./support/open-shop.ts";
import { hasBody, type Procedure, pathFields, procedures } from "./support/procedures.ts";

type Parameter = { name: string; in: string; required?: boolean; schema?: object };
type Response = { description?: string; content?: Record<string, { schema: object }> };
type Operation = {
  operationId: string;
  summary?: string;
  tags?: string[];
  parameters?: Parameter[];
  requestBody?: { content: Record<string, { schema: object }> };
  responses: Record<string, Response>;
  "x-caller"?: string;
  "x-scope"?: string;
  security?: object[];
};
type Document = {
  openapi: string;
  info: { title: string; version: string };
  servers: { url: string }[];
  paths: Record<string, Record<string, Operation>>;
};

let market: TestMarket;
let shop: Shop;
let document: Document;
beforeAll(async () => {
  market = await openTestMarket({ withSandbox: false });
  shop = await openShop(market.infra);
  document = (await send(`${shop.url}/api/openapi.json`)).body as Document;
});
afterAll(async () => {
  await shop?.close();
  await market?.close();
});

const operationOf = ({ path, method }: Procedure) => document.paths[path]?.[method.toLowerCase()];

/** Every object of the document, at any depth. */
function* objectsIn(value: unknown): Generator<Record<string, unknown>> {
  if (typeof value !== "object" || value === null) return;
  if (!Array.isArray(value)) yield value as Record<string, unknown>;
  for (const inner of Object.values(value)) yield* objectsIn(inner);
}

const follow = (pointer: string) =>
  pointer
    .slice(2)
    .split("/")
    .map((step) => decodeURIComponent(step).replaceAll("~1", "/").replaceAll("~0", "~"))
    .reduce<unknown>((value, step) => (value as Record<string, unknown> | undefined)?.[step], document);

test("the document is an OpenAPI 3.1 document of exactly the contract", () => {
  expect(document.openapi).toMatch(/^3\.1\.\d$/);
  expect(document.info).toMatchObject({ title: expect.any(String), version: expect.any(String) });
  const shown = Object.entries(document.paths).flatMap(([path, item]) =>
    Object.keys(item).map((method) => `${method.toUpperCase()} ${path}`),
  );
  expect(shown.sort()).toEqual(procedures.map(({ method, path }) => `${method} ${path}`).sort());
  // The callback of identity providers is not for programs.
  expect(shown.filter((address) => address.includes("callback"))).toEqual([]);
});

test("names are unique, and every reference leads to something", () => {
  const ids = procedures.map((procedure) => operationOf(procedure)!.operationId);
  expect(new Set(ids).size).toBe(ids.length);
  const references = [...objectsIn(document.paths)].flatMap(({ $ref }) =>
    typeof $ref === "string" ? [$ref] : [],
  );
  expect(references.filter((reference) => follow(reference) === undefined)).toEqual([]);
});

test("every schema is one: known types, required properties that exist, patterns that can be read", () => {
  const types = ["string", "number", "integer", "boolean", "object", "array", "null"];
  for (const schema of objectsIn(document.paths)) {
    const { type, properties, required, pattern } = schema;
    if (typeof type === "string" && ("properties" in schema || "items" in schema))
      expect(types).toContain(type);
    if (typeof pattern === "string") expect(() => new RegExp(pattern, "u")).not.toThrow();
    if (Array.isArray(required) && properties)
      expect(Object.keys(properties as object)).toEqual(expect.arrayContaining(required));
  }
});

describe.each(procedures)("$name", (procedure) => {
  test("documents purpose, callers and responses", () => {
    const operation = operationOf(procedure)!;
    expect(operation.summary).toMatch(/\S/);
    expect(operation.tags).toHaveLength(1);
    expect(operation["x-caller"]).toBe(procedure.rule);
    expect(operation["x-scope"]).toBe(procedure.scope);
    expect(JSON.stringify(operation.security ?? []).includes("apiKey")).toBe(procedure.scope !== undefined);
    const told = JSON.stringify(operation.responses);
    for (const [code, status] of procedure.errors) {
      expect(told).toContain(`"code":{"const":"${code}"}`);
      expect(Object.keys(operation.responses)).toContain(String(status));
    }
    for (const response of Object.values(operation.responses))
      expect(response.description).toBeTypeOf("string");
  });

  test("names its parameters, each once", () => {
    const { parameters = [], requestBody } = operationOf(procedure)!;
    const names = parameters.map((parameter) => `${parameter.in} ${parameter.name}`);
    expect(new Set(names).size).toBe(names.length);
    for (const field of pathFields(procedure))
      expect(parameters).toContainEqual(expect.objectContaining({ name: field, in: "path", required: true }));
    for (const parameter of parameters) expect(parameter.schema).toBeTypeOf("object");
    if (!hasBody(procedure)) expect(requestBody).toBeUndefined();
  });
});
