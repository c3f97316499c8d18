import { expect, test } from "vitest";
import type { Message } from "#domains/messaging/contract.ts";
import { mergeMessages } from "./message-list.ts";

const messageAt = (position: number, content = `${position}`) => ({ position, content }) as Message;
const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => messageAt(from + index));
const positions = (messages: readonly Message[]) => messages.map(({ position }) => position);

test("new messages are added, earlier ones put before, and known ones appear once", () => {
  expect(positions(mergeMessages([], range(3, 5)))).toEqual([3, 4, 5]);
  expect(positions(mergeMessages(range(1, 4), range(3, 6)))).toEqual([1, 2, 3, 4, 5, 6]);
  expect(positions(mergeMessages(range(5, 6), range(1, 4)))).toEqual([1, 2, 3, 4, 5, 6]);
  expect(positions(mergeMessages(range(1, 2), range(3, 3)))).toEqual([1, 2, 3]);
  expect(positions(mergeMessages(range(1, 3), []))).toEqual([1, 2, 3]);
});

test("what the server says later replaces what was known", () => {
  expect(mergeMessages(range(1, 3), [messageAt(2, "")]).map(({ content }) => content)).toEqual([
    "1",
    "",
    "3",
  ]);
});

test("after a gap only the latest are shown, never a list with a hole", () => {
  expect(positions(mergeMessages(range(1, 50), range(52, 101)))).toEqual(positions(range(52, 101)));
});
