import { parseAst } from "rolldown/parseAst";
import { expect, test } from "vitest";
import { pages } from "../../src/app/pages.ts";
import { listFiles, type Node, readModule, visit } from "../../tools/map/read-module.ts";

/** The site's own files; only the table of pages spells paths. */
const files = listFiles(["src/app", "src/client", "src/ui", "src/domains"], /(?<!\.test)\.tsx?$/).filter(
  (file) => !/^src\/domains\/[^/]+\/(?!web\/)|^src\/app\/pages\.ts$/.test(file),
);

/** Matches what follows a page's path too: a query, a fragment. */
const pagePaths = pages
  .map(({ path }) => path)
  .filter((path) => path !== "/" && path !== "/*")
  .map((path) => new RegExp(`^${path.replace(/:\w+/g, "[^/]+")}([?#].*)?$`));

const isPage = (text: string) => pagePaths.some((path) => path.test(text));

/** Whether a node's values lead somewhere: `to={…}`, `{ to: … }`, `navigate(…)`, `redirect(…)`. */
function isTarget({ type, name, key, callee }: Node): boolean {
  const named = { JSXAttribute: name, Property: key, CallExpression: callee }[type] as Node | undefined;
  return /^(to|navigate|redirect|replace)$/.test(String(named?.name));
}

/** A literal's text; a placeholder of a template stands for some text. */
function textOf({ type, value, quasis }: Node): string | undefined {
  if (type === "Literal" && typeof value === "string") return value;
  if (type !== "TemplateLiteral") return undefined;
  return (quasis as { value: { cooked: string } }[]).map((quasi) => quasi.value.cooked).join("*");
}

/** The literal paths below a node, outside of `href(…)`; a target's literal is one whatever page it names. */
function literalPaths(node: Node, inTarget = false): string[] {
  const found: string[] = [];
  visit(node, (part) => {
    if (part.type === "CallExpression" && (part.callee as Node).name === "href") return false;
    if (part !== node && !inTarget && isTarget(part)) {
      found.push(...literalPaths(part, true));
      return false;
    }
    const text = textOf(part);
    if (text !== undefined && (isPage(text) || (inTarget && text.startsWith("/")))) found.push(text);
    return true;
  });
  return found;
}

test("links name their page by href(), so that a path that the table does not have is a type error", () => {
  const wrong = files.flatMap((file) =>
    readModule(file).body.flatMap((statement) => literalPaths(statement).map((path) => `${file}: ${path}`)),
  );
  expect(wrong).toEqual([]);
});

test.each([
  ['<Link to="/" />', ["/"]],
  ["<Link to={isNew ? '/' : href('/orders')} />", ["/"]],
  ['redirect("/nowhere")', ["/nowhere"]],
  ['const path = "/compare?ids=1"', ["/compare?ids=1"]],
  ['<Link to={href("/orders/:orderId", { orderId })} />', []],
  ['fetch("/api/orders")', []],
])("%s has the literal paths %j", (code, paths) => {
  expect(literalPaths(parseAst(code, { lang: "tsx" }) as unknown as Node)).toEqual(paths);
});
