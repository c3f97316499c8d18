import { expect, test } from "vitest";
import { listFiles, readModule } from "../../tools/map/read-module.ts";
import { pages } from "./pages.ts";

const textOf = (file: string) => readModule(`src/app/pages/${file}`).text;

test("each page's file stands in one row", () => {
  const files = listFiles(["src/app/pages"], /(?<!\.test)\.tsx$/).filter(
    (file) => file.split("/").length === 4,
  );
  expect(pages.map(({ file }) => `src/app/pages/${file}`).sort()).toEqual(files);
});

test("a page is guarded or cached, so that a guard that is lost shows", () => {
  const others = pages.filter(({ guard, shared }) => Boolean(guard) === Boolean(shared));
  expect(others.map(({ path }) => path)).toEqual(["/*"]);
});

test("a page whose row has a title shows it; the others name one", () => {
  const withTitle = pages.filter(({ title }) => title);
  expect(withTitle.filter(({ file }) => !textOf(file).includes("<PageMeta"))).toEqual([]);
  const without = pages.filter(({ title }) => !title);
  expect(without.filter(({ file }) => /<PageMeta(?![^>]*title=)/.test(textOf(file)))).toEqual([]);
});
