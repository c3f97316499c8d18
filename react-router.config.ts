import type { Config } from "@react-router/dev/config";

export default {
  appDirectory: "src/app",
  buildDirectory: "build",
  ssr: true,
  // The whole route table travels with the first page: no call to /__manifest later.
  routeDiscovery: { mode: "initial" },
} satisfies Config;
