import { expect, test } from "vitest";
import { listParcelSteps } from "./parcel-steps.ts";

const at = (day: number) => `2026-03-0${day}T10:00:00.000Z`;
const brief = (...input: Parameters<typeof listParcelSteps>) =>
  listParcelSteps(...input).map((step) => `${step.status} ${step.state} ${step.at?.slice(8, 10) ?? "-"}`);

test("a shipped parcel: two steps behind it, one ahead", () => {
  const events = [
    { status: "pending", at: at(1) },
    { status: "processing", at: at(2) },
    { status: "shipped", at: at(3) },
  ] as const;
  expect(brief("shipped", events)).toEqual([
    "pending done 01",
    "processing done 02",
    "shipped current 03",
    "delivered upcoming -",
  ]);
});

test("a delivered parcel waits for nothing", () => {
  const events = [{ status: "delivered", at: at(4) }] as const;
  expect(brief("delivered", events).at(-1)).toBe("delivered done 04");
});

test("a cancelled parcel shows only what it came through", () => {
  const events = [
    { status: "pending", at: at(1) },
    { status: "processing", at: at(2) },
    { status: "cancelled", at: at(3) },
  ] as const;
  expect(brief("cancelled", events)).toEqual([
    "pending done 01",
    "processing done 02",
    "cancelled current 03",
  ]);
});
