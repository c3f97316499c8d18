import { expect, test } from "vitest";
import { openVisitorStreams } from "./visitor-streams.ts";

test("an address has 50 streams at most, all visitors 2,000, and another one once one is closed", () => {
  const streams = openVisitorStreams();
  const closeFirst = streams.add("192.0.2.1")!;
  for (let n = 1; n < 50; n++) expect(streams.add("192.0.2.1")).not.toBeNull();
  expect(streams.add("192.0.2.1")).toBeNull();
  closeFirst();
  expect(streams.add("192.0.2.1")).not.toBeNull();
  const others = Array.from({ length: 2_000 }, (_, n) => streams.add(`198.51.100.${n}`));
  expect(others.filter((close) => close === null)).toHaveLength(50);
  others[0]!();
  expect(streams.add("203.0.113.1")).not.toBeNull();
  expect(streams.add("203.0.113.2")).toBeNull();
});
