import { type ChildProcess, spawn } from "node:child_process";
import path from "node:path";
import { watch } from "rolldown";
import config from "../rolldown.config.ts";

/** Server changes rebuild the bundle and restart the process; the site's own changes reach the browser through Vite. */
const root = path.resolve(import.meta.dirname, "..");
const folder = path.join(root, "build/dev");
let child: ChildProcess | undefined;

async function restart(): Promise<void> {
  const old = child;
  if (old && old.exitCode === null) {
    const ended = new Promise((resolve) => old.once("exit", resolve));
    old.kill("SIGTERM");
    await ended;
  }
  child = spawn(process.execPath, ["--enable-source-maps", path.join(folder, "main.mjs")], {
    cwd: root,
    stdio: "inherit",
    env: { ...process.env, CAFETO_DEV_SERVER: "1" },
  });
}

const watcher = watch({
  ...config,
  transform: { jsx: "react-jsx", define: { "process.env.NODE_ENV": '"development"' } },
  output: { ...config.output, dir: folder, sourcemap: true },
});
let turn = Promise.resolve();
watcher.on("event", (event) => {
  if (event.code === "ERROR") console.error(event.error.message);
  if (event.code === "BUNDLE_END") turn = turn.then(restart);
});

const end = async () => {
  await watcher.close();
  if (!child || child.exitCode !== null) process.exit(0);
  child.once("exit", (code) => process.exit(code ?? 0));
  child.kill("SIGTERM");
};
process.on("SIGTERM", end).on("SIGINT", end);
