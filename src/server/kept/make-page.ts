import { hash } from "node:crypto";
import type { Shows } from "#platform/freshness/open-keeper.ts";
import type { Doors } from "#platform/rpc/context.ts";
import type { Site } from "../page-door.ts";
import { awaitSign } from "./await-sign.ts";
import { KeptAnswer } from "./kept-answer.ts";
import { keptKindOf } from "./kept-paths.ts";
import { type Asker, openVisitorApi } from "./visitor-api.ts";

/** Makes a page, or its data, as every visitor of this language gets it: at once and without a nonce, which must never be sent twice. */
export async function makePage(
  doors: Doors,
  site: Site,
  { address, asker, shows }: { address: string; asker: Asker; shows: Shows },
): Promise<KeptAnswer> {
  const { api, isClean } = openVisitorApi(doors, asker, shows);
  const response = await site.handle(new Request(`${doors.config.publicUrl}${address}`), {
    api,
    session: null,
    // Data comes to documents that have their person already, or none.
    isShared: keptKindOf(address) === "page",
    language: asker.language,
    nonce: undefined,
    publicUrl: doors.config.publicUrl,
  });
  const headers = [...response.headers].filter(([name]) => name !== "content-length");
  const isPage = response.headers.get("content-type")?.startsWith("text/html");
  const text = await response.text();
  const body = Buffer.from(isPage && response.status === 200 ? awaitSign(text) : text);
  return new KeptAnswer({
    status: response.status,
    headers: isPage ? [...headers, ["content-security-policy", scriptHashes(body.toString())]] : headers,
    body,
    mayKeep: response.status === 200 && isClean() && !response.headers.has("set-cookie"),
  });
}

/** The sources that let exactly this page's inline scripts run. What is no script, as JSON-LD, needs none. */
function scriptHashes(html: string): string {
  const hashes = new Set<string>();
  for (const [, attributes = "", text = ""] of html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/g))
    if (text && !/\ssrc=|\stype="application\//.test(attributes))
      hashes.add(`'sha256-${hash("sha256", text, "base64")}'`);
  return [...hashes].join(" ");
}
