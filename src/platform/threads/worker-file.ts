/** A worker's file, which lies beside the one that starts it: as TypeScript in the sources, as a bundle in the build. */
export function workerFile(name: string, beside: string): URL {
  return new URL(`./${name}.${beside.endsWith(".ts") ? "ts" : "mjs"}`, beside);
}
