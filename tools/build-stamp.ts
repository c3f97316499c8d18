import fs from "node:fs";
import path from "node:path";

const sources = [
  "src",
  "packages",
  "public",
  "package-lock.json",
  "vite.config.ts",
  "react-router.config.ts",
  "rolldown.config.ts",
  "tools/contract-for-browser.ts",
  "tools/build-offline-worker.ts",
];

/** A build's inputs in two numbers: the count of files, and the latest change. */
function measureSources(root: string): string {
  let count = 0;
  let newest = 0;
  const visit = (file: string) => {
    const stat = fs.statSync(file);
    if (stat.isDirectory()) for (const name of fs.readdirSync(file)) visit(path.join(file, name));
    else {
      count += 1;
      newest = Math.max(newest, stat.mtimeMs);
    }
  };
  for (const source of sources) if (fs.existsSync(path.join(root, source))) visit(path.join(root, source));
  return `${count} ${newest}`;
}

const stampOf = (root: string) => path.join(root, "build/stamp");

export function isBuildCurrent(root: string): boolean {
  try {
    return fs.readFileSync(stampOf(root), "utf8") === measureSources(root);
  } catch {
    return false;
  }
}

export function stampBuild(root: string): void {
  fs.writeFileSync(stampOf(root), measureSources(root));
}
