import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterAll, expect, test } from "vitest";
import { openStorage } from "./storage.ts";

const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), "cafeto-storage-"));
afterAll(() => fs.rmSync(dataDir, { recursive: true, force: true }));

test("a file is there whole or not at all: a failed write leaves nothing behind", async () => {
  const storage = openStorage({ s3: undefined, dataDir });
  await storage.write("images/a.webp", Buffer.from("whole"), "image/webp");
  expect(String(await storage.read("images/a.webp"))).toBe("whole");
  // Where a folder lies, no file can be put.
  fs.mkdirSync(path.join(dataDir, "files/images/b.webp/c"), { recursive: true });
  await expect(storage.write("images/b.webp", Buffer.from("half"), "image/webp")).rejects.toThrow();
  expect(fs.readdirSync(path.join(dataDir, "files/images")).sort()).toEqual(["a.webp", "b.webp"]);
});
