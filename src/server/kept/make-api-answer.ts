import type { Shows } from "#platform/freshness/open-keeper.ts";
import type { Doors } from "#platform/rpc/context.ts";
import { KeptAnswer } from "./kept-answer.ts";
import { type Asker, openVisitorApi, type VisitorApi } from "./visitor-api.ts";

type Api = VisitorApi["api"];

/** Which procedure answers a kept address. */
function callFor(api: Api, address: string): Promise<unknown> {
  const { pathname, searchParams } = new URL(address, "http://kept");
  const [, , subject, id] = pathname.split("/");
  if (subject === "categories") return api.catalogue.listCategories({});
  if (subject === "market") return api.catalogue.getMarketCounts({});
  if (id) return api.catalogue.getProduct({ productId: id });
  return api.search.listProducts(readQuery(searchParams) as Parameters<Api["search"]["listProducts"]>[0]);
}

/** A query's values as its procedure takes them; what is wrong with them is found by its schema. */
function readQuery(parameters: URLSearchParams): Record<string, unknown> {
  return Object.fromEntries(
    [...parameters].map(([name, value]) => [
      name,
      ["min", "max", "page"].includes(name) && /^\d{1,9}$/.test(value) ? Number(value) : value,
    ]),
  );
}

/** The API's answer as every visitor gets it. Throws where it is a refusal: those are for the API's own door to tell. */
export async function makeApiAnswer(
  doors: Doors,
  { address, asker, shows }: { address: string; asker: Asker; shows: Shows },
): Promise<KeptAnswer> {
  const { api, isClean } = openVisitorApi(doors, asker, shows);
  const answer = await callFor(api, address);
  return new KeptAnswer({
    status: 200,
    headers: [
      ["content-type", "application/json"],
      ["cache-control", "no-store"],
    ],
    body: Buffer.from(JSON.stringify(answer)),
    mayKeep: isClean(),
  });
}
