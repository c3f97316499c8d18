import fs from "node:fs";
import path from "node:path";
import { parseAst } from "rolldown/parseAst";

/** The project's folder. Files are named by their path inside it, with forward slashes. */
export const root = path.resolve(import.meta.dirname, "../..");

/** A node of the syntax tree, as far as it is used here. */
export type Node = { type: string; start: number; end: number; [key: string]: unknown };

export type Import = {
  /** As written in the source. */
  specifier: string;
  /** The file of ours that it resolves to; undefined for a package or a generated file. */
  file: string | undefined;
  isType: boolean;
};

export type Module = { file: string; text: string; body: Node[]; imports: Import[] };

const modules = new Map<string, Module>();

/** A parsed TypeScript file with all its imports: static, dynamic, type-only. */
export function readModule(file: string): Module {
  const known = modules.get(file);
  if (known) return known;
  // The type checker reports imports of missing files.
  const text = fs.existsSync(path.join(root, file)) ? fs.readFileSync(path.join(root, file), "utf8") : "";
  const { body } = parseAst(text, { lang: file.endsWith("x") ? "tsx" : "ts" }) as unknown as { body: Node[] };
  const module = { file, text, body, imports: body.flatMap((node) => importsIn(node, file)) };
  modules.set(file, module);
  return module;
}

function importsIn(statement: Node, file: string): Import[] {
  const found: Import[] = [];
  visit(statement, (node) => {
    const isDeclaration = /^(Import|Export(Named|All))Declaration$/.test(node.type);
    if (!isDeclaration && node.type !== "ImportExpression" && node.type !== "TSImportType") return;
    const source = unwrap((node.source ?? node.argument) as Node | null);
    if (typeof source?.value !== "string") return;
    const specifier = source.value;
    found.push({ specifier, file: resolveImport(specifier, file), isType: isTypeOnly(node) });
  });
  return found;
}

function isTypeOnly(node: Node): boolean {
  if (node.type === "TSImportType" || node.importKind === "type" || node.exportKind === "type") return true;
  const names = (node.specifiers as Node[] | undefined) ?? [];
  return names.length > 0 && names.every((name) => name.importKind === "type" || name.exportKind === "type");
}

type Manifest = { name: string; imports?: Record<string, string>; exports?: Record<string, string> };

const readManifest = (folder: string) =>
  JSON.parse(fs.readFileSync(path.join(root, folder, "package.json"), "utf8")) as Manifest;

const workspaces = fs.readdirSync(path.join(root, "packages")).map((name) => `packages/${name}`);

/** What an import may begin with, and where that leads: package.json's `imports`, and the workspaces' `exports`. */
const aliases = [
  ...Object.entries(readManifest(".").imports ?? {}).map(([name, target]) => [name, target, "."] as const),
  ...workspaces.flatMap((folder) => {
    const { name, exports = {} } = readManifest(folder);
    return Object.entries(exports).map(
      ([entry, target]) => [path.posix.join(name, entry), target, folder] as const,
    );
  }),
].map(
  ([name, target, folder]) =>
    [name.replace("*", ""), path.posix.join(folder, target.replace("*", ""))] as const,
);

/** The file that an import means, by an alias or from the importing file's folder. */
export function resolveImport(specifier: string, from: string): string | undefined {
  if (specifier.includes("/+types/")) return undefined;
  if (specifier.startsWith(".")) return path.posix.join(path.posix.dirname(from), specifier.split("?")[0]!);
  const alias = aliases.find(
    ([name]) => specifier === name || (name.endsWith("/") && specifier.startsWith(name)),
  );
  return alias && specifier.replace(...alias).split("?")[0]!;
}

/** Calls back for a node and everything below it, outermost first; `false` skips what is below. */
export function visit(node: Node, see: (node: Node) => unknown): void {
  if (see(node) === false) return;
  for (const value of Object.values(node))
    for (const child of Array.isArray(value) ? value : [value])
      if (typeof child === "object" && child !== null && typeof (child as Node).type === "string")
        visit(child as Node, see);
}

/** An expression without type assertions around it. */
export function unwrap(node: Node | null | undefined): Node | undefined {
  if (!node) return undefined;
  const isWrapped = /^(TS(As|Satisfies|NonNull|Instantiation)Expression|ParenthesizedExpression)$/.test(
    node.type,
  );
  return isWrapped ? unwrap(node.expression as Node) : node;
}

/** The text of a string literal, or of a template without placeholders. */
export function literalOf(node: Node | undefined): string | undefined {
  const plain = unwrap(node);
  if (plain?.type === "Literal" && typeof plain.value === "string") return plain.value;
  const quasis = plain?.type === "TemplateLiteral" ? (plain.quasis as { value: { cooked: string } }[]) : [];
  return quasis.length === 1 ? quasis[0]!.value.cooked : undefined;
}

/** Every file below the given folders whose name matches, in a fixed order, without built or installed files. */
export function listFiles(folders: string[], name: RegExp): string[] {
  const found: string[] = [];
  const walk = (folder: string) => {
    for (const entry of fs.readdirSync(path.join(root, folder), { withFileTypes: true })) {
      const file = path.posix.join(folder, entry.name);
      if (entry.isDirectory()) walk(file);
      else if (name.test(entry.name)) found.push(file);
    }
  };
  for (const folder of folders) if (fs.existsSync(path.join(root, folder))) walk(folder);
  return found.sort();
}
