import { literalOf, type Node, readModule, resolveImport, unwrap, visit } from "./read-module.ts";

/** Something declared at a module's top level. */
export type Named = { file: string; name: string };

type Scope = { declared: Map<string, Node>; imported: Map<string, Named>; exported: Map<string, Named> };

/** Everything that running a symbol can reach. */
export type Trace = {
  reads: Set<string>;
  writes: Set<string>;
  jobs: Set<string>;
  limits: Set<string>;
  procedures: Set<string>;
  authCalls: Set<string>;
};

const scopes = new Map<string, Scope>();

/** The names of a module's top level: what it declares, imports as a value, and exports. */
export function scopeOf(file: string): Scope {
  const known = scopes.get(file);
  if (known) return known;
  const scope: Scope = { declared: new Map(), imported: new Map(), exported: new Map() };
  scopes.set(file, scope);
  for (const statement of readModule(file).body) addStatement(scope, file, statement);
  return scope;
}

const nameOf = (node: unknown): string => String((node as Node).name ?? (node as Node).value);

function addStatement(scope: Scope, file: string, statement: Node): void {
  if (statement.type === "ImportDeclaration" && statement.importKind !== "type") {
    const from = resolveImport(nameOf(statement.source), file);
    for (const name of from ? (statement.specifiers as Node[]) : [])
      scope.imported.set(nameOf(name.local), {
        file: from!,
        name: name.imported
          ? nameOf(name.imported)
          : name.type === "ImportDefaultSpecifier"
            ? "default"
            : "*",
      });
  } else if (statement.type === "ExportDefaultDeclaration") {
    const declaration = statement.declaration as Node;
    scope.declared.set("default", declaration);
    scope.exported.set("default", { file, name: "default" });
    if (declaration.id) scope.declared.set(nameOf(declaration.id), declaration);
  } else if (statement.type === "ExportNamedDeclaration") {
    const from = statement.source ? resolveImport(nameOf(statement.source), file) : file;
    for (const name of statement.specifiers as Node[])
      if (from) scope.exported.set(nameOf(name.exported), { file: from, name: nameOf(name.local) });
    for (const name of declare(scope, statement.declaration as Node | null))
      scope.exported.set(name, { file, name });
  } else declare(scope, statement);
}

function declare(scope: Scope, node: Node | null): string[] {
  if (!node) return [];
  const declarators = node.type === "VariableDeclaration" ? (node.declarations as Node[]) : [];
  const pairs = /^(Function|Class)Declaration$/.test(node.type)
    ? [[nameOf(node.id), node] as const]
    : declarators
        .filter((one) => (one.id as Node).type === "Identifier" && one.init)
        .map((one) => [nameOf(one.id), one.init as Node] as const);
  for (const [name, value] of pairs) scope.declared.set(name, value);
  return pairs.map(([name]) => name);
}

/** The table's name in the database, if the symbol is a table. */
export function tableOf({ file, name }: Named): string | undefined {
  if (!file.endsWith("/tables.ts")) return undefined;
  const call = scopeOf(file).declared.get(name);
  const isTable = call?.type === "CallExpression" && nameOf(call.callee) === "pgTable";
  return isTable ? literalOf((call.arguments as Node[])[0]) : undefined;
}

/** Where a name of a module comes from, through imports and re-exports. */
export function resolveName(file: string, name: string): Named | undefined {
  const scope = scopeOf(file);
  const target = scope.imported.get(name);
  if (!target) return scope.declared.has(name) ? { file, name } : undefined;
  if (!/\.tsx?$/.test(target.file) || target.name === "*") return undefined;
  const exported = scopeOf(target.file).exported.get(target.name);
  return exported && (exported.file === target.file ? resolveName(exported.file, exported.name) : exported);
}

type Options = {
  /** Files outside are not followed. */
  within: RegExp;
  /** Symbols that are not followed. */
  stopAt?: string[];
  /** `domain.procedure` of the contract. */
  procedures?: ReadonlySet<string>;
};

/** Follows a symbol, or a piece of a module, through everything that it uses. */
export function followCode(starts: (Named & { node?: Node })[], options: Options): Trace {
  const found: Trace = {
    reads: new Set(),
    writes: new Set(),
    jobs: new Set(),
    limits: new Set(),
    procedures: new Set(),
    authCalls: new Set(),
  };
  const seen = new Set<string>();
  const enter = ({ file, name }: Named, node = scopeOf(file).declared.get(name)) => {
    const id = `${file}#${name}`;
    if (!node || seen.has(id) || !options.within.test(file) || options.stopAt?.includes(id)) return;
    seen.add(id);
    visitValues(node, (part) => {
      seeEffects(part, file, found, options);
      if (part.type !== "Identifier" && part.type !== "JSXIdentifier") return;
      const symbol = resolveName(file, nameOf(part));
      const table = symbol && tableOf(symbol);
      if (table) found.reads.add(table);
      else if (symbol) enter(symbol);
    });
  };
  for (const start of starts) enter(start, start.node);
  for (const table of found.writes) found.reads.delete(table);
  return found;
}

/** Visits the code that runs: no types, no property names. */
function visitValues(node: Node, see: (node: Node) => void): void {
  visit(node, (part) => {
    const inner = unwrap(part);
    if (inner !== part && inner) {
      visitValues(inner, see);
      return false;
    }
    if (part.type.startsWith("TS") || part.type === "JSXAttribute" || part.type === "Property") {
      if (part.computed) visitValues(part.key as Node, see);
      if (!part.type.startsWith("TS") && part.value) visitValues(part.value as Node, see);
      return false;
    }
    see(part);
    if (part.type !== "MemberExpression" || part.computed) return true;
    visitValues(part.object as Node, see);
    return false;
  });
}

const writeWords = /(?:insert\s+into|update|delete\s+from)\s+(?:only\s+)?$/i;

/** Tables that a node itself writes: `db.insert(table)`, `insertionOf(table, rows)`, or "update ${table}" in an SQL template. */
export function writtenNames(node: Node): string[] {
  if (node.type === "CallExpression") {
    const [first, second] = node.arguments as Node[];
    const callee = node.callee as Node;
    const method = callee.type === "MemberExpression" ? nameOf(callee.property) : nameOf(callee);
    const target =
      method === "insertRows"
        ? second
        : /^(insert|update|delete|insertionOf)$/.test(method)
          ? first
          : undefined;
    return target?.type === "Identifier" ? [nameOf(target)] : [];
  }
  if (node.type !== "TemplateLiteral") return [];
  const quasis = node.quasis as { value: { raw: string } }[];
  return (node.expressions as Node[])
    .filter((hole, index) => hole.type === "Identifier" && writeWords.test(quasis[index]!.value.raw))
    .map(nameOf);
}

function seeEffects(node: Node, file: string, found: Trace, { procedures }: Options): void {
  for (const name of writtenNames(node)) {
    const symbol = resolveName(file, name);
    const table = symbol && tableOf(symbol);
    if (table) found.writes.add(table);
  }
  if (node.type === "CallExpression") seeCall(node, file, found);
  if (!procedures || node.type !== "MemberExpression") return;
  const domain = (node.object as Node).property as Node | undefined;
  const name = domain && `${nameOf(domain)}.${nameOf(node.property)}`;
  if (name && procedures.has(name)) found.procedures.add(name);
}

function seeCall(node: Node, file: string, found: Trace): void {
  const callee = node.callee as Node;
  const [first, second] = node.arguments as Node[];
  const method = callee.type === "MemberExpression" ? nameOf(callee.property) : nameOf(callee);
  if (/^enqueue(All)?$/.test(method)) addDeclared(found.jobs, file, second);
  if (method === "consume") addDeclared(found.limits, file, first);
  const base = method === "post" ? literalOf(scopeOf(file).declared.get("base")) : undefined;
  if (base) addLiteral(found.authCalls, first, base);
}

function addLiteral(set: Set<string>, node: Node | undefined, prefix = ""): void {
  const text = literalOf(node);
  if (text) set.add(prefix + text);
}

/** The name in `defineJob("name")` or `defineLimit("name", …)`, of an entry such as `checkoutJobs.settlePurchase`. */
function addDeclared(set: Set<string>, file: string, node: Node | undefined): void {
  const entry = node?.type === "MemberExpression" ? entryOf(file, node) : namedValue(file, node);
  const name = literalOf((entry?.arguments as Node[] | undefined)?.[0]);
  if (name) set.add(name);
}

function entryOf(file: string, { object, property }: Node): Node | undefined {
  const table = namedValue(file, object as Node);
  const entries = (table?.properties as Node[] | undefined) ?? [];
  return entries.find(({ key }) => nameOf(key) === nameOf(property))?.value as Node | undefined;
}

function namedValue(file: string, node: Node | undefined): Node | undefined {
  const symbol = node?.type === "Identifier" ? resolveName(file, nameOf(node)) : undefined;
  return unwrap(symbol && scopeOf(symbol.file).declared.get(symbol.name));
}
