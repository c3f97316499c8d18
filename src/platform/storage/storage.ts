import fs from "node:fs/promises";
import path from "node:path";
import { AwsClient } from "aws4fetch";
import type { Config } from "#platform/config/config.ts";

/** Files by key. A file never changes under its key; public ones have content addresses and may be cached forever. */
export type Storage = {
  read(key: string): Promise<Buffer | undefined>;
  write(key: string, bytes: Uint8Array, contentType: string): Promise<void>;
  /** One that is not there is removed already. */
  remove(key: string): Promise<void>;
};

export function openStorage(config: Pick<Config, "s3" | "dataDir">): Storage {
  return config.s3 ? openBucket(config.s3) : openFolder(path.join(config.dataDir, "files"));
}

function openFolder(root: string): Storage {
  const fileOf = (key: string) => {
    const file = path.join(root, key);
    if (!file.startsWith(root + path.sep)) throw new Error("a key leaves the folder");
    return file;
  };
  return {
    async read(key) {
      try {
        return await fs.readFile(fileOf(key));
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === "ENOENT") return undefined;
        throw error;
      }
    },
    async write(key, bytes) {
      const file = fileOf(key);
      const half = `${file}.${process.pid}.${Math.random().toString(36).slice(2)}.half`;
      await fs.mkdir(path.dirname(file), { recursive: true });
      try {
        await fs.writeFile(half, bytes);
        await fs.rename(half, file);
      } catch (error) {
        await fs.rm(half, { force: true });
        throw error;
      }
    },
    remove: (key) => fs.rm(fileOf(key), { force: true }),
  };
}

function openBucket(s3: NonNullable<Config["s3"]>): Storage {
  const client = new AwsClient({
    accessKeyId: s3.accessKeyId,
    secretAccessKey: s3.secretAccessKey,
    region: s3.region,
    service: "s3",
  });
  const urlOf = (key: string) => `${s3.endpoint}/${s3.bucket}/${key}`;
  return {
    async read(key) {
      const response = await client.fetch(urlOf(key), { signal: AbortSignal.timeout(15_000) });
      if (response.status === 404) return undefined;
      if (!response.ok) throw new Error(`file store answered ${response.status}`);
      return Buffer.from(await response.arrayBuffer());
    },
    async write(key, bytes, contentType) {
      const response = await client.fetch(urlOf(key), {
        method: "PUT",
        body: new Uint8Array(bytes),
        headers: { "content-type": contentType },
        signal: AbortSignal.timeout(60_000),
      });
      if (!response.ok) throw new Error(`file store answered ${response.status}`);
    },
    async remove(key) {
      const response = await client.fetch(urlOf(key), {
        method: "DELETE",
        signal: AbortSignal.timeout(15_000),
      });
      if (!response.ok && response.status !== 404) throw new Error(`file store answered ${response.status}`);
    },
  };
}
