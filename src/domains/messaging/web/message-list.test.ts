import { expect, test } from "vitest";
import type { Message } from "#domains/messaging/contract.ts";
import { addPage, type MessageList } from "./message-list.ts";

const messageAt = (position: number, content = `${position}`) => ({ position, content }) as Message;
const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => messageAt(from + index));
const listOf = (shown: readonly Message[], ahead: readonly Message[] = []): MessageList => ({ shown, ahead });

test("new messages are added, earlier ones put before, and known ones appear once", () => {
  expect(addPage(listOf([]), range(3, 5))).toEqual(listOf(range(3, 5)));
  expect(addPage(listOf(range(1, 4)), range(3, 6))).toEqual(listOf(range(1, 6)));
  expect(addPage(listOf(range(5, 6)), range(1, 4))).toEqual(listOf(range(1, 6)));
  expect(addPage(listOf(range(1, 2)), range(3, 3))).toEqual(listOf(range(1, 3)));
  expect(addPage(listOf(range(1, 3)), [])).toEqual(listOf(range(1, 3)));
});

test("what the server says later replaces what was known", () => {
  const { shown } = addPage(listOf(range(1, 3)), [messageAt(2, "")]);
  expect(shown.map(({ content }) => content)).toEqual(["1", "", "3"]);
});

test("beyond a gap the latest wait, and what is shown stays, until the pages between have come", () => {
  let list = addPage(listOf(range(1, 50)), range(152, 201));
  expect(list).toEqual(listOf(range(1, 50), range(152, 201)));
  list = addPage(list, range(102, 151));
  expect(list).toEqual(listOf(range(1, 50), range(102, 201)));
  list = addPage(list, range(153, 202));
  expect(list).toEqual(listOf(range(1, 50), range(102, 202)));
  expect(addPage(list, range(52, 101))).toEqual(listOf(range(1, 50), range(52, 202)));
  expect(addPage(list, range(51, 101))).toEqual(listOf(range(1, 202)));
});

test("a second gap before the first is closed is one from the latest on, and a late page leaves none", () => {
  const list = addPage(listOf(range(1, 50), range(152, 201)), range(300, 349));
  expect(list).toEqual(listOf(range(1, 50), range(300, 349)));
  expect(addPage(list, range(102, 151))).toEqual(list);
  expect(addPage(list, range(51, 100))).toEqual(listOf(range(1, 100), range(300, 349)));
});
