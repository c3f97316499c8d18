import { spawn } from "node:child_process";
import { randomInt } from "node:crypto";
import { once } from "node:events";
import path from "node:path";
import { parseArgs } from "node:util";

const root = path.resolve(import.meta.dirname, "..");
const parts = ["histories", "crowd", "kills", "chat", "soak"];
const usage = `Use: npm run test:faults -- [--seed N] [--only ${parts.join("|")}] [--history N | --from N --count N]`;

/**
 * `npm run test:faults`: the long version of what `npm test` runs a short one of: thousands of random histories, a crowd at
 * a scarce product while the card provider fails, kills at every named point and during a chat, and a soak with an overload. All of it
 * follows from the seed, which is printed; the same seed repeats it. `--history` runs one history alone; `--from` and
 * `--count` run a part of them, so that a long run can be taken in pieces under one seed.
 */
function readOptions() {
  try {
    const { values } = parseArgs({
      options: {
        ...{ seed: { type: "string" }, only: { type: "string" }, history: { type: "string" } },
        ...{ from: { type: "string" }, count: { type: "string" } },
      },
    });
    const isKnown = values.only === undefined || parts.includes(values.only);
    const areNumbers = [values.seed, values.history, values.from, values.count].every((value) =>
      /^\d*$/.test(value ?? ""),
    );
    const isOnePart = Boolean(values.from) === Boolean(values.count) && !(values.from && values.history);
    if (isKnown && areNumbers && isOnePart) return values;
  } catch {
    // Said below.
  }
  console.error(usage);
  process.exit(2);
}

const { seed = String(randomInt(1, 1_000_000)), only, history, from, count } = readOptions();
const chosen = history || from ? ["histories"] : only ? [only] : parts;
console.log(`seed ${seed}`);
const child = spawn(
  path.join(root, "node_modules/.bin/vitest"),
  ["run", "--silent=false", "--no-file-parallelism", ...chosen.map((part) => `tests/faults/${part}.test.ts`)],
  {
    cwd: root,
    stdio: "inherit",
    env: {
      ...process.env,
      FAULTS: "long",
      FAULTS_SEED: seed,
      ...(history ? { FAULTS_HISTORY: history } : {}),
      ...(from && count ? { FAULTS_FROM: from, FAULTS_COUNT: count } : {}),
    },
  },
);
const [status] = await once(child, "exit");
if (status !== 0) console.log(`Failed. The same again: npm run test:faults -- --seed ${seed}`);
process.exit(status ?? 1);
