import type { Plugin } from "vite";

const moduleId = "virtual:word-files";
const source = /\/src\/i18n\/languages\/shop-(\w\w)\.ts$/;

/**
 * Lists for the server in which built files a language's words are (`virtual:word-files`), so that a page can have them loaded
 * with its code instead of after it. The client is built first. Under `npm run dev` there are no built files.
 */
export function wordFiles(): Plugin {
  const files: Record<string, string[]> = {};
  return {
    name: "cafeto:word-files",
    sharedDuringBuild: true,
    generateBundle(_, bundle) {
      if (this.environment.name !== "client") return;
      for (const chunk of Object.values(bundle)) {
        const language = chunk.type === "chunk" && chunk.facadeModuleId?.match(source)?.[1];
        if (language) files[language] = [chunk.fileName, ...chunk.imports].map((file) => `/${file}`);
      }
    },
    resolveId: (id) => (id === moduleId ? `\0${moduleId}` : undefined),
    load: (id) => (id === `\0${moduleId}` ? `export default ${JSON.stringify(files)};` : undefined),
  };
}
