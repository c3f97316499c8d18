import { describe, expect, test } from "vitest";
import { listFiles, readModule } from "../../tools/map/read-module.ts";
import { contractArrows, serverArrows, webArrows } from "./domain-arrows.ts";
import { domains, isOutside, type Row, rows } from "./import-table.ts";

const folders = ["src", "packages", "tools", "tests", "bench"];
const files = listFiles(folders, /\.(ts|tsx|js|mjs|json|css)$/);
const modules = files.filter((file) => /\.tsx?$/.test(file)).map(readModule);
const inside = modules.filter(({ file }) => !isOutside(file));

const rowsOf = (file: string) => rows.filter((row) => row.files.test(file));
const allows = (names: string[] | undefined, file: string, row: Row | undefined) =>
  names?.includes(file) || (row !== undefined && names?.includes(row.name));

test("every source file belongs to exactly one row of the table", () => {
  const found = files
    .filter((file) => !isOutside(file))
    .map((file) => `${file}: ${rowsOf(file).map((row) => row.name)}`)
    .filter((line) => !/: [^,]+$/.test(line));
  expect(found).toEqual([]);
});

test("nothing imports what the table does not name", () => {
  const wrong = inside.flatMap(({ file, imports }) => {
    const [from] = rowsOf(file);
    return imports
      .filter((one) => one.file !== undefined && !/\.(css|svg|webp)$/.test(one.file))
      .filter((one) => {
        const [to] = rowsOf(one.file!);
        return !allows(from?.may, one.file!, to) && !(one.isType && allows(from?.mayTypes, one.file!, to));
      })
      .map((one) => `${file} (${from?.name}) imports ${one.isType ? "the type of " : ""}${one.file}`);
  });
  expect(wrong).toEqual([]);
});

test("an import of another folder is written with its alias", () => {
  const wrong = inside
    .filter(({ file }) => /^src\/.*(?<!\.d)\.tsx?$/.test(file))
    .flatMap(({ file, imports }) =>
      imports
        .filter(({ specifier, file: to }) => specifier.startsWith("../") && to?.startsWith("src/"))
        .filter((one) => unitOf(one.file!) !== unitOf(file))
        .map(({ specifier }) => `${file}: ${specifier}`),
    );
  expect(wrong).toEqual([]);
});

test("no file of src imports itself through others, not even for types", () => {
  const arrows = inside
    .filter(({ file }) => file.startsWith("src/"))
    .map(({ file, imports }) => [file, imports.flatMap((one) => one.file ?? [])]);
  expect(findCircle(Object.fromEntries(arrows))).toBeUndefined();
});

/** `src/domains/cart` or `src/ui`: inside a unit, imports may be relative. */
const unitOf = (file: string) => /^src\/domains\/[^/]+|^src\/[^/]+/.exec(file)?.[0];

describe("domains", () => {
  test("every domain's arrows stand in the table", () => {
    expect(Object.keys(serverArrows).sort()).toEqual(domains);
    expect(domains).toEqual(
      expect.arrayContaining([...Object.keys(webArrows), ...Object.keys(contractArrows)]),
    );
  });

  test.each(Object.entries({ serverArrows, webArrows, contractArrows }))("%s have no circle", (_, arrows) => {
    expect(findCircle(arrows)).toBeUndefined();
  });

  test("a circle is seen", () => {
    expect(findCircle({ a: ["b"], b: ["c"], c: ["a"] })).toEqual(["a", "b", "c", "a"]);
    expect(findCircle({ a: ["b", "c"], b: ["c"], c: [] })).toBeUndefined();
  });

  test.each([
    ["server", serverArrows],
    ["web", webArrows],
    ["[^/]+$", contractArrows],
  ])("every arrow of %s is used", (part, arrows) => {
    const used = inside.flatMap(({ file, imports }) => {
      const from = new RegExp(`^src/domains/([^/]+)/${part}`).exec(file)?.[1];
      return imports.map((one) => `${from} → ${/^src\/domains\/([^/]+)\//.exec(one.file ?? "")?.[1]}`);
    });
    const named = Object.entries(arrows).flatMap(([from, to]) => to.map((one) => `${from} → ${one}`));
    expect(named.filter((arrow) => !used.includes(arrow))).toEqual([]);
  });
});

/** `done`: names from which no circle can be reached. */
function findCircle(
  arrows: Record<string, string[]>,
  trail: string[] = [],
  done = new Set<string>(),
): string[] | undefined {
  const next = trail.length === 0 ? Object.keys(arrows) : (arrows[trail.at(-1)!] ?? []);
  for (const name of next) {
    if (trail.includes(name)) return [...trail.slice(trail.indexOf(name)), name];
    const circle = done.has(name) ? undefined : findCircle(arrows, [...trail, name], done);
    if (circle) return circle;
    done.add(name);
  }
  return undefined;
}
