import path from "node:path";
import { isBuildCurrent } from "./build-stamp.ts";

const root = path.resolve(import.meta.dirname, "..");
if (!isBuildCurrent(root)) await (await import("./build.ts")).build();
await import(path.join(root, "build/app/seed.mjs"));
