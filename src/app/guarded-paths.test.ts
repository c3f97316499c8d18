import type { RouteConfigEntry } from "@react-router/dev/routes";
import { expect, test } from "vitest";
import { guardedPaths, isGuarded } from "./guarded-paths.ts";
import routes from "./routes.ts";

const open = ["layouts/shop.tsx"];

function pathsBelow(entries: RouteConfigEntry[], isBehindGuard: boolean): string[] {
  return entries.flatMap(({ file, path, children = [] }) => [
    ...(path && isBehindGuard ? [`/${path}`] : []),
    ...pathsBelow(children, isBehindGuard || (file.startsWith("layouts/") && !open.includes(file))),
  ]);
}

test("every page of a frame with a guard is known to be behind one", () => {
  expect(pathsBelow(routes, false).toSorted()).toEqual(guardedPaths.toSorted());
});

test("a path is guarded whatever its parameters are", () => {
  expect(isGuarded("/orders/0192")).toBe(true);
  expect(isGuarded("/admin/")).toBe(true);
  expect(isGuarded("/vendor/register")).toBe(false);
  expect(isGuarded("/products/orders")).toBe(false);
});
