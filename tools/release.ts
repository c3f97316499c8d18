import fs from "node:fs";
import path from "node:path";
import { build } from "./build.ts";
import { isBuildCurrent } from "./build-stamp.ts";
import { runtimePackages } from "./runtime-packages.ts";

/** `npm run release`: a folder that runs wherever it is put, on a machine of this kind with nothing installed. */
const root = path.resolve(import.meta.dirname, "..");
const release = path.join(root, "build/release");

/** What the server reads at run time, beside the packages. The lock file marks the folder's root. */
const files = [
  "build/app",
  "build/client",
  "migrations",
  "packages/demo-market/pictures/files",
  "package.json",
  "package-lock.json",
  "LICENSE",
];

const startScript = `#!/bin/sh
# Starts Cafeto with the Node.js beside it. The settings come from the environment.
cd "$(dirname "$0")" || exit 1
export MALLOC_ARENA_MAX=2 NODE_COMPILE_CACHE="$PWD/build/compile-cache"
exec ./bin/node --max-semi-space-size=16 --max-old-space-size=768 --heap-growing-percent=100 build/app/main.mjs
`;

const commandScript = `#!/bin/sh
# Runs a command (jobs, check, reconcile, backup, restore) with the settings that Cafeto is started with.
cd "$(dirname "$0")" || exit 1
exec ./bin/node build/app/command.mjs "$@"
`;

const copied = new Set<string>();

if (!isBuildCurrent(root)) await build();
fs.rmSync(release, { recursive: true, force: true });
for (const file of files) copy(path.join(root, file), path.join(release, file));
for (const name of runtimePackages) copyPackage(name, path.join(root, "node_modules"));
const node = fs.realpathSync(process.execPath);
copy(node, path.join(release, "bin/node"));
copy(path.resolve(node, "../../LICENSE"), path.join(release, "bin/LICENSE"));
fs.writeFileSync(path.join(release, "start"), startScript, { mode: 0o755 });
fs.writeFileSync(path.join(release, "command"), commandScript, { mode: 0o755 });
console.log(`Released into ${path.relative(process.cwd(), release)}: ${megabytes(release)} MB`);

function copy(from: string, to: string): void {
  // Links inside a package stay as they are; one that leads to a package is followed.
  fs.cpSync(fs.realpathSync(from), to, { recursive: true, verbatimSymlinks: true });
}

/** A package and all it depends on, as npm has laid them out. */
function copyPackage(name: string, folder: string): void {
  const from = path.join(folder, name);
  const to = path.join(release, path.relative(root, from));
  if (copied.has(to)) return;
  copied.add(to);
  copy(from, to);
  const { dependencies, optionalDependencies } = JSON.parse(
    fs.readFileSync(path.join(to, "package.json"), "utf8"),
  ) as { dependencies?: Record<string, string>; optionalDependencies?: Record<string, string> };
  for (const needed of Object.keys({ ...dependencies, ...optionalDependencies })) {
    // Its own copy, its neighbor, or the one for all; an optional package of another machine is nowhere.
    const homes = [path.join(from, "node_modules"), folder, path.join(root, "node_modules")];
    const home = homes.find((one) => fs.existsSync(path.join(one, needed)));
    if (home) copyPackage(needed, home);
  }
}

function megabytes(folder: string): number {
  const sizes = fs
    .readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => fs.statSync(path.join(entry.parentPath, entry.name)).size);
  return Math.round(sizes.reduce((sum, size) => sum + size, 0) / 1_024 ** 2);
}
