import { spawnSync } from "node:child_process";
import fs from "node:fs";
import path from "node:path";
import zlib from "node:zlib";
import { buildOfflineWorker } from "./build-offline-worker.ts";
import { stampBuild } from "./build-stamp.ts";

const root = path.resolve(import.meta.dirname, "..");

/** Builds the site and its service worker, bundles the server and compresses the assets; the stamp records the sources. */
export async function build(): Promise<void> {
  const started = Date.now();
  fs.rmSync(path.join(root, "build"), { recursive: true, force: true });
  run("react-router", ["build", "--logLevel", "warn"]);
  await buildOfflineWorker(root);
  run("rolldown", ["-c", "rolldown.config.ts", "--logLevel", "warn"]);
  compressAssets(path.join(root, "build/client"));
  stampBuild(root);
  console.log(`Built in ${((Date.now() - started) / 1_000).toFixed(1)} s`);
}

function run(command: string, args: string[]): void {
  const bin = path.join(root, "node_modules/.bin");
  const { status, error, stdout, stderr } = spawnSync(path.join(bin, command), args, {
    cwd: root,
    encoding: "utf8",
    env: { ...process.env, NODE_ENV: "production", PATH: `${bin}${path.delimiter}${process.env["PATH"]}` },
  });
  if (error) throw error;
  if (status !== 0) {
    console.error(`${stdout}${stderr}\nThe build failed: ${command} ended with ${status}.`);
    process.exit(1);
  }
}

/** Compressing small text files isn't worth it; the rest is served precompressed. */
function compressAssets(folder: string): void {
  for (const entry of fs.readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !/\.(js|css|svg|json|txt)$/.test(entry.name)) continue;
    const file = path.join(entry.parentPath, entry.name);
    const bytes = fs.readFileSync(file);
    if (bytes.length < 1_024) continue;
    fs.writeFileSync(`${file}.gz`, zlib.gzipSync(bytes, { level: 9 }));
    const params = { [zlib.constants.BROTLI_PARAM_QUALITY]: 10 };
    fs.writeFileSync(`${file}.br`, zlib.brotliCompressSync(bytes, { params }));
  }
}

if (import.meta.main) await build();
