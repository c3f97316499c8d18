import { createHash } from "node:crypto";
import fs from "node:fs";
import path from "node:path";
import { build } from "rolldown";

/** The first part of the shell: the styles, the two fonts of every first view, logo and placeholder. */
const shellAssets = /^(style-.*\.css|(figtree-latin-wght|fraunces-latin-600)-normal-.*\.woff2)$/;
const shellFiles = ["favicon.svg", "placeholder.svg"];

/**
 * Bundles `src/offline/worker.ts` into `sw.js` as a classic script, with the shell's files and a version that changes with any
 * file of the site. What `public/push.js` adds runs in the same worker.
 */
export async function buildOfflineWorker(root: string): Promise<void> {
  const client = path.join(root, "build/client");
  const assets = fs.readdirSync(path.join(client, "assets")).sort();
  const shell = [
    ...assets
      .filter((name) => shellAssets.test(name))
      .map((name) => ({ url: `/assets/${name}`, revision: null })),
    ...shellFiles.map((name) => ({
      url: `/${name}`,
      revision: hashOf(fs.readFileSync(path.join(client, name))),
    })),
  ];
  const version = hashOf(assets.join());
  const hasPush = fs.existsSync(path.join(client, "push.js"));
  await build({
    input: path.join(root, "src/offline/worker.ts"),
    platform: "browser",
    tsconfig: false,
    resolve: { conditionNames: ["import"] },
    transform: {
      define: {
        SHELL: JSON.stringify(shell),
        VERSION: JSON.stringify(version),
        "process.env.NODE_ENV": '"production"',
      },
    },
    output: {
      file: path.join(client, "sw.js"),
      format: "iife",
      minify: true,
      ...(hasPush && { banner: 'importScripts("/push.js");' }),
    },
    logLevel: "warn",
  });
}

const hashOf = (content: string | Buffer) => createHash("sha256").update(content).digest("hex").slice(0, 12);
