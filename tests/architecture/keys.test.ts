import { expect, test } from "vitest";
import { listFiles, type Node, readModule, visit } from "../../tools/map/read-module.ts";
import { camelCase, isWhole, namespaces, readWords, withoutPlural } from "./words.ts";

/**
 * A key is used if the code contains it as a literal, or a template that matches it ("steps.${step}"). A file's
 * namespaces are read from the file: those it names, its own domain's, else the shared words.
 */
type Uses = { literals: Set<string>; templates: RegExp[] };

const uses = new Map<string, Uses>(
  Object.keys(namespaces).map((name) => [name, { literals: new Set(), templates: [] }]),
);

for (const file of listFiles(["src"], /(?<!\.test)(?<!\.d)\.tsx?$/)) {
  const { text, body } = readModule(file);
  const within = namespacesOf(file, text);
  for (const statement of body) visit(statement, (node) => addUse(node, within));
}

function namespacesOf(file: string, text: string): string[] {
  const named = [...text.matchAll(/(?:useTranslation\(|TFunction<)\[?"(\w+)"/g)].map(([, name]) => name!);
  const own = camelCase(/^src\/(?:domains\/)?([^/]+)/.exec(file)![1]!);
  return [...new Set([...named, ...(own in namespaces ? [own] : []), "words", "errors", "mail"])];
}

function addUse(node: Node, within: string[]): void {
  if (node.type === "Literal" && typeof node.value === "string") {
    const [prefix, key] = splitNamespace(node.value);
    for (const name of prefix ? [prefix] : within) uses.get(name)?.literals.add(key);
  }
  if (node.type !== "TemplateLiteral") return;
  const parts = (node.quasis as { value: { cooked: string } }[]).map((quasi) => quasi.value.cooked);
  if (!/^[\w.:-]*$/.test(parts.join("")) || !/\w/.test(parts.join(""))) return;
  const [prefix, first] = splitNamespace(parts[0]!);
  const pattern = new RegExp(
    `^${[first, ...parts.slice(1)].map((part) => part.replaceAll(".", "\\.")).join("[^:]+")}$`,
  );
  for (const name of prefix ? [prefix] : within) uses.get(name)?.templates.push(pattern);
}

function splitNamespace(key: string): [string | undefined, string] {
  const colon = key.indexOf(":");
  const prefix = key.slice(0, Math.max(colon, 0));
  return prefix in namespaces ? [prefix, key.slice(colon + 1)] : [undefined, key];
}

test.each(Object.keys(namespaces).filter((name) => !isWhole(name)))(
  "every text of %s is used",
  (namespace) => {
    const { literals, templates } = uses.get(namespace)!;
    const unused = [...new Set([...readWords(namespace, "en").keys()].map(withoutPlural))].filter(
      (key) => !literals.has(key) && !templates.some((pattern) => pattern.test(key)),
    );
    expect(unused).toEqual([]);
  },
);

test("a key that names its namespace exists", () => {
  const missing = [...uses].flatMap(([namespace]) => {
    const keys = new Set([...readWords(namespace, "en").keys()].map(withoutPlural));
    return prefixedKeys(namespace).filter((key) => !keys.has(key));
  });
  expect(missing).toEqual([]);
});

/** `t("mail:greeting")`: the server's translator accepts any text, so the types don't check whether it exists. */
function prefixedKeys(namespace: string): string[] {
  return listFiles(["src"], /(?<!\.test)\.tsx?$/).flatMap((file) =>
    [...readModule(file).text.matchAll(new RegExp(`"${namespace}:([\\w.-]+)"`, "g"))].map(([, key]) => key!),
  );
}
