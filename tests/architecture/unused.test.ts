import { spawnSync } from "node:child_process";
import path from "node:path";
import { expect, test } from "vitest";
import { root } from "../../tools/map/read-module.ts";

type Issues = Record<string, unknown> & { file: string };

test("no file, export or dependency is unused", { timeout: 120_000 }, () => {
  const knip = spawnSync(
    process.execPath,
    [path.join(root, "node_modules/knip/bin/knip.js"), "--no-progress", "--reporter", "json"],
    { cwd: root, encoding: "utf8", maxBuffer: 64 * 1_024 * 1_024 },
  );
  expect(knip.stderr).toBe("");
  const { issues } = JSON.parse(knip.stdout) as { issues: Issues[] };
  const found = issues.flatMap(({ file, ...kinds }) =>
    Object.entries(kinds).flatMap(([kind, list]) =>
      (Array.isArray(list) ? list : []).map(
        (one: { name?: string }) => `${kind}: ${one.name ?? ""} in ${file}`,
      ),
    ),
  );
  expect(found).toEqual([]);
});
