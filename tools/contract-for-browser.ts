import { minifyContractRouter } from "@orpc/contract";
import type { Plugin } from "vite";

const id = "virtual:contract";
const file = new URL("../src/contract.ts", import.meta.url).href;

/** `virtual:contract`: the contract's methods and paths without its schemas, which only the server needs (24 kB less). */
export function contractForBrowser(): Plugin {
  return {
    name: "cafeto:contract",
    resolveId: (source) => (source === id ? `\0${id}` : undefined),
    async load(resolved) {
      if (resolved !== `\0${id}`) return;
      const { contract } = await import(/* @vite-ignore */ file);
      return `export default ${JSON.stringify(minifyContractRouter(contract))}`;
    },
  };
}
