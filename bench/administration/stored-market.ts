import { randomBytes } from "node:crypto";
import fs from "node:fs";
import path from "node:path";
import type { MarketSize } from "./write-market.ts";

/** A folder whose market outlives the run: the secret it is started with, and its size once it is written. */
export type StoredMarket = { dataDir: string; secret: string; size?: MarketSize };

const fileOf = (dataDir: string) => path.join(dataDir, "bench-market.json");

/** The market of the folder, or an empty one to be written into it. */
export function openStored(folder: string): StoredMarket {
  const dataDir = path.resolve(folder);
  fs.mkdirSync(dataDir, { recursive: true });
  if (fs.existsSync(fileOf(dataDir)))
    return { dataDir, ...JSON.parse(fs.readFileSync(fileOf(dataDir), "utf8")) };
  if (fs.readdirSync(dataDir).length > 0)
    throw new RangeError(`--keep takes an empty folder, or one that the bench has written: ${folder}`);
  return { dataDir, secret: randomBytes(32).toString("hex") };
}

/** Notes that the market is written. */
export const noteStored = ({ dataDir, secret }: StoredMarket, size: MarketSize): void =>
  fs.writeFileSync(fileOf(dataDir), JSON.stringify({ secret, size }));
