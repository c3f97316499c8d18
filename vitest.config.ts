import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: [
      "src/**/*.test.{ts,tsx}",
      "card-sandbox/**/*.test.ts",
      "seeds/**/*.test.ts",
      "tests/{house,sweeps,faults,relevance}/**/*.test.ts",
    ],
    globalSetup: "tests/support/start-test-postgres.ts",
    maxWorkers: 2,
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
});
