import path from "node:path";
import { isBuildFresh } from "./freshness.ts";

const root = path.resolve(import.meta.dirname, "..");
if (!isBuildFresh(root)) (await import("./build.ts")).build();
await import(path.join(root, "build/app/seed.mjs"));
