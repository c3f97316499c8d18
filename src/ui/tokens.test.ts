import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

type Theme = "light" | "dark";

const css = readFileSync(new URL("./tokens.css", import.meta.url), "utf8");
const colours = new Map<string, Record<Theme, string>>();
for (const [, name, light, dark] of css.matchAll(
  /--color-([\w-]+): light-dark\((#\w{6,8}), (#\w{6,8})\);/g,
)) {
  colours.set(name!, { light: light!, dark: dark! });
}
for (const [, name, value] of css.matchAll(/--color-([\w-]+): (#\w{6});/g)) {
  colours.set(name!, { light: value!, dark: value! });
}

/** Relative luminance, WCAG 2.2. */
function luminance(hex: string): number {
  const [red, green, blue] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!;
}

function contrast(front: string, back: string, theme: Theme): number {
  const [a, b] = [front, back].map((name) => luminance(colours.get(name)![theme])).sort((x, y) => y - x);
  return (a! + 0.05) / (b! + 0.05);
}

const grounds = ["paper", "surface", "sunken"];
const inks = ["ink", "ink-soft", "ink-faint", "cherry-ink", "leaf-ink", "danger-ink"];
const states = ["success", "info", "warning", "danger", "neutral"];

const text: [string, string][] = [
  ...grounds.flatMap((ground) => inks.map((ink): [string, string] => [ink, ground])),
  ...states.map((state): [string, string] => [`${state}-ink`, `${state}-wash`]),
  ["on-cherry", "cherry"],
  ["on-cherry", "cherry-deep"],
  ["on-leaf", "leaf"],
  ["on-leaf", "leaf-deep"],
  ["cherry-ink", "cherry-wash"],
  ["ink", "cherry-wash"],
  ["ink-soft", "cherry-wash"],
  ["leaf-ink", "leaf-wash"],
  ["paper", "ink"],
  ["paper", "danger-ink"],
];

const drawn: [string, string][] = grounds.flatMap((ground): [string, string][] => [
  ["edge", ground],
  ["focus", ground],
  ["star", ground],
  ["cherry", ground],
]);

for (const theme of ["light", "dark"] as const) {
  test.each(text)(`${theme}: text %s on %s reaches 4.5 : 1`, (front, back) => {
    expect(contrast(front, back, theme)).toBeGreaterThanOrEqual(4.5);
  });

  test.each(drawn)(`${theme}: %s on %s reaches 3 : 1`, (front, back) => {
    expect(contrast(front, back, theme)).toBeGreaterThanOrEqual(3);
  });
}

test.each(["ink", "ink-soft", "ink-faint", "cherry-ink", "leaf-ink"])("night: %s on espresso", (ink) => {
  expect(contrast(ink, "espresso", "dark")).toBeGreaterThanOrEqual(4.5);
});
