import { expect, test } from "vitest";
import { declaredLimits } from "#kernel/rate-limit.ts";
import { readWords } from "./words.ts";

import.meta.glob("../../src/domains/*/limits.ts", { eager: true });

test("each rate limit has a name for the administrators who set it, and no name is left over", () => {
  const named = [...readWords("settings", "en").keys()].flatMap(
    (key) => /^limits\.names\.(.+)$/.exec(key)?.[1] ?? [],
  );
  const limits = declaredLimits.map(({ name }) => name.replace(/_(sender|pair|recipient)$/, ""));
  expect(new Set(named)).toEqual(new Set(limits));
});
