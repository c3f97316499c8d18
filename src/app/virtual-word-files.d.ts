declare module "virtual:word-files" {
  /** The built files of each language's words; empty under `npm run dev`. */
  const files: Record<string, string[]>;
  export default files;
}
