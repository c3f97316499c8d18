import { enableCompileCache } from "node:module";
import path from "node:path";
import { isBuildCurrent } from "./build-stamp.ts";

const root = path.resolve(import.meta.dirname, "..");

if (!isBuildCurrent(root)) {
  console.log("Building the site (once, and after each change)…");
  await (await import("./build.ts")).build();
}
enableCompileCache(path.join(root, "build/compile-cache"));
await import(path.join(root, "build/app/main.mjs"));
