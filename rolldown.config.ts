import { defineConfig } from "rolldown";
import { runtimePackages } from "./tools/runtime-packages.ts";

/** The server in a handful of files: reading thousands of small ones takes seconds on a slow disk. */
export default defineConfig({
  input: {
    main: "src/server/main.ts",
    seed: "src/seeding/run-seed.ts",
    "password-worker": "src/domains/auth/server/internal/password-worker.ts",
    "receipt-worker": "src/domains/orders/server/internal/receipt-worker.ts",
    command: "src/server/commands/run-command.ts",
  },
  platform: "node",
  tsconfig: false,
  external: [
    ...runtimePackages.map((name) => new RegExp(`^${name}(/|$)`)),
    "vite",
    "pg-native",
    "cloudflare:sockets",
  ],
  transform: { jsx: "react-jsx", define: { "process.env.NODE_ENV": '"production"' } },
  output: {
    dir: "build/app",
    format: "esm",
    entryFileNames: "[name].mjs",
    chunkFileNames: "[name]-[hash].mjs",
    cleanDir: true,
  },
});
