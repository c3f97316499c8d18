import fs from "node:fs/promises";
import path from "node:path";
import type { Infra } from "#platform/rpc/context.ts";
import type { LinkCardFacts } from "./find-link-card.ts";

/** With more drawings than this waiting, requests are told to retry later. */
const longestQueue = 20;

/**
 * Link previews as JPEG: each is drawn at its first request, one at a time, and stored under its key. The result is
 * undefined if too many drawings wait.
 */
export function openLinkCards(infra: Infra, clientFolder: string) {
  const drawOnce = oneAtATime();
  return async (key: string, card: LinkCardFacts): Promise<Buffer | Uint8Array | undefined> =>
    (await infra.storage.read(key)) ?? (await drawOnce(key, () => draw(infra, clientFolder, key, card)));
}

async function draw(infra: Infra, clientFolder: string, key: string, card: LinkCardFacts): Promise<Buffer> {
  // Fonts are loaded with the first drawing, not at startup.
  const { drawLinkCard } = await import("./internal/draw-link-card.ts");
  const [picture, mark] = await Promise.all([
    card.readPicture(),
    fs.readFile(path.join(clientFolder, "favicon.svg"), "utf8").catch(() => undefined),
  ]);
  const bytes = await drawLinkCard({ ...card, picture, mark });
  await infra.storage.write(key, bytes, "image/jpeg");
  return bytes;
}

/** Requests for the same picture share one drawing, and drawings run one at a time; undefined if too many wait. */
function oneAtATime() {
  const running = new Map<string, Promise<Buffer>>();
  let last: Promise<unknown> = Promise.resolve();
  return (key: string, make: () => Promise<Buffer>): Promise<Buffer> | undefined => {
    const known = running.get(key);
    if (known || running.size >= longestQueue) return known;
    const drawing = last.then(make).finally(() => running.delete(key));
    last = drawing.catch(() => undefined);
    running.set(key, drawing);
    return drawing;
  };
}
