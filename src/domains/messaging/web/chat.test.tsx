import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import type { Conversation, Message } from "#domains/messaging/contract.ts";
import { type Answers, answerApi, refusal } from "../../../../tests/support/components/answer-api.ts";
import { expectAccessible } from "../../../../tests/support/components/expect-accessible.ts";
import { render } from "../../../../tests/support/components/render.tsx";
import { buyerSession } from "../../../../tests/support/components/sessions.ts";
import { Chat } from "./chat.tsx";

const idOf = (n: number) => `0198c2a1-6f6e-7a31-8a52-3b1e0c6f05${String(n).padStart(2, "0")}`;
const { userId } = buyerSession();
const conversation: Conversation = {
  ...{
    id: idOf(1),
    buyerId: userId,
    vendorId: idOf(2),
    productId: idOf(3),
    parcelId: null,
    userType: "buyer",
  },
  ...{ lastMessageAt: "2026-10-01T10:00:00.000Z", unreadCountBuyer: 0, unreadCountVendor: 0 },
  ...{
    isBlocked: false,
    isBlockedByCaller: false,
    isArchived: false,
    otherReadPosition: 1,
    order: null,
    messages: [],
  },
  buyer: { fullName: "Ada Reyes", email: "ada@example.com" },
  vendor: { companyName: "La Loma" },
  product: { name: "Huila", imageUrls: [], priceCents: 1_890, isAvailable: true, stockQuantity: 12 },
};
const messageOf = (position: number, senderType: "buyer" | "vendor", content: string): Message => ({
  ...{
    id: idOf(10 + position),
    conversationId: conversation.id,
    position,
    senderType,
    content,
    isRead: false,
  },
  senderId: senderType === "buyer" ? userId : idOf(4),
  createdAt: "2026-10-01T10:00:00.000Z",
  ...{ isAutomatic: false, isRemoved: false, pictures: [] },
});
const known = [messageOf(1, "buyer", "Is it washed?"), messageOf(2, "buyer", "See https://example.com")];

beforeEach(() => localStorage.clear());

function open(answers: Answers["messaging"] = {}, more: Partial<Conversation> = {}) {
  Element.prototype.scrollTo ??= () => {};
  return render(<Chat conversationId={conversation.id} headingLevel="h1" />, {
    session: buyerSession(),
    answers: {
      messaging: {
        getConversation: () => ({ ...conversation, ...more }),
        listMessages: () => ({ items: known, hasEarlier: false }),
        markConversationAsRead: () => ({}),
        ...answers,
      },
    },
  });
}
const row = (text: string) => screen.getByText(text).closest("li")!;
const findLog = () => screen.findByRole("region", { name: "Messages with La Loma" });
const composer = () => screen.findByRole<HTMLTextAreaElement>("textbox", { name: "Message" });

test("own messages show whether they were read, and above them stands what they are about", async () => {
  open();
  await screen.findByRole("heading", { level: 1, name: "La Loma" });
  expect(within(await findLog()).getAllByRole("listitem").length).toBeGreaterThan(1);
  expect(row("Is it washed?").textContent).toContain("Read");
  expect(row("https://example.com").textContent).toContain("Sent");
  expect(screen.getByText("In stock", { exact: false })).toBeTruthy();
  expect(screen.getByRole("link", { name: "About: Huila" }).getAttribute("href")).toBe(
    `/products/${idOf(3)}`,
  );
  await expectAccessible();
});

test("a message is shown while it is sent, then as stored; the box is empty and Shift+Enter begins a line", async () => {
  const sent = Promise.withResolvers<Message>();
  const { user } = open({ sendMessage: () => sent.promise });
  await user.type(await composer(), "Hello{Shift>}{Enter}{/Shift}there{Enter}");
  await waitFor(() => expect(screen.getByText("Sending")).toBeTruthy());
  expect((await composer()).value).toBe("");
  expect(screen.getByText(/^Hello\sthere$/).closest("li")!.textContent).toContain("Sending");
  sent.resolve(messageOf(3, "buyer", "Hello\nthere"));
  await waitFor(() => expect(screen.queryByText("Sending")).toBeNull());
  expect(screen.getAllByText(/^Hello\sthere$/)).toHaveLength(1);
});

test("a failed message is gone, its text before what was typed since; the same text is the same request", async () => {
  for (const level of ["error", "warn", "info"] as const) vi.spyOn(console, level).mockReturnValue();
  const requests: string[] = [];
  const failing = Promise.withResolvers<Message>();
  const { user } = open({
    sendMessage: ({ requestId }) => {
      requests.push(requestId);
      return failing.promise;
    },
  });
  await user.type(await composer(), "Hello{Enter}");
  await screen.findByText("Sending");
  await user.type(await composer(), "More");
  failing.reject(refusal("SERVICE_UNAVAILABLE", { retryAfterSeconds: 1 }));
  expect(await screen.findByText("Error sending message. Please try again.")).toBeTruthy();
  expect((await composer()).value).toBe("Hello\nMore");
  expect(screen.queryByText("Sending")).toBeNull();
  answerApi({
    messaging: {
      sendMessage: ({ requestId, content }) => {
        requests.push(requestId);
        return messageOf(3, "buyer", content);
      },
    },
  });
  await user.clear(await composer());
  await user.type(await composer(), "Hello{Enter}");
  await waitFor(() => expect(row("Hello").textContent).toContain("Sent"));
  expect(requests[1]).toBe(requests[0]);
  expect(screen.queryByText("Error sending message. Please try again.")).toBeNull();
});

test("a draft waits for its own conversation, and the remaining characters are counted near the end", async () => {
  const { user, unmount } = open();
  await user.click(await composer());
  await user.paste("x".repeat(1_799));
  expect(screen.queryByText(/left$/)).toBeNull();
  await user.paste("xx");
  expect(await screen.findByText("199 characters left")).toBeTruthy();
  unmount();
  open();
  expect((await composer()).value).toHaveLength(1_801);
});

test("what comes in is said once and marked as read; what was there is not said", async () => {
  const marked: unknown[] = [];
  const { queryClient } = open({
    markConversationAsRead: (input) => {
      marked.push(input);
      return {};
    },
  });
  await screen.findByText("Is it washed?");
  expect(screen.getByRole("log").textContent).toBe("");
  expect(marked).toEqual([]);
  answerApi({
    messaging: {
      getConversation: () => ({ ...conversation, unreadCountBuyer: 1 }),
      listMessages: () => ({ items: [...known, messageOf(3, "vendor", "It is.")], hasEarlier: false }),
    },
  });
  await queryClient.invalidateQueries();
  await waitFor(() => expect(screen.getByRole("log").textContent).toBe("La Loma: It is."));
  await waitFor(() =>
    expect(marked).toContainEqual({ p_conversation_id: conversation.id, p_user_type: "buyer" }),
  );
});

test("each incoming message is said once and in its order: several at once, the same text again, and before one's own", async () => {
  const { queryClient } = open();
  await screen.findByText("Is it washed?");
  const arrive = async (...items: Message[]) => {
    answerApi({ messaging: { listMessages: () => ({ items: [...known, ...items], hasEarlier: false }) } });
    await queryClient.invalidateQueries();
  };
  const said = () => [...screen.getByRole("log").children].map(({ textContent }) => textContent);
  const [first, again, own, last] = [
    messageOf(3, "vendor", "It is."),
    messageOf(4, "vendor", "It is."),
    messageOf(5, "buyer", "Thanks"),
    messageOf(6, "vendor", "Welcome"),
  ];
  await arrive(first, again, own);
  await waitFor(() => expect(said()).toEqual(["La Loma: It is.", "La Loma: It is."]));
  const lines = [...screen.getByRole("log").children];
  await arrive(first, again, own, last);
  await waitFor(() => expect(said()).toEqual(["La Loma: It is.", "La Loma: It is.", "La Loma: Welcome"]));
  // Lines that stay are not said again.
  expect([...screen.getByRole("log").children].slice(0, 2)).toEqual(lines);
});

test("after a gap what is read stays, and all that was missed is shown and said in its order", async () => {
  const { queryClient } = open();
  await screen.findByText("Is it washed?");
  const missed = Array.from({ length: 90 }, (_, n) => ({
    ...messageOf(n + 3, "vendor", `Missed ${n + 3}`),
    id: `0198c2a1-6f6e-7a31-8a52-3b1e0c6f1${String(n).padStart(3, "0")}`,
  }));
  const all = [...known, ...missed];
  const page = Promise.withResolvers<void>();
  answerApi({
    messaging: {
      listMessages: async ({ before }) => {
        if (before) await page.promise;
        const items = all
          .filter(({ position }) => position < Number(before ?? Number.POSITIVE_INFINITY))
          .slice(-50);
        return { items, hasEarlier: items[0]!.position > 1 };
      },
    },
  });
  await queryClient.invalidateQueries();
  expect(screen.getByText("Is it washed?")).toBeTruthy();
  page.resolve();
  await screen.findAllByText("Missed 92", { exact: false });
  expect(screen.getByText("Is it washed?")).toBeTruthy();
  const texts = within(await findLog())
    .getAllByText(/^Missed/)
    .map(({ textContent }) => textContent);
  expect(texts).toEqual(missed.map(({ content }) => content));
  const said = [...screen.getByRole("log").children].map(({ textContent }) => textContent);
  expect(said).toEqual(missed.map(({ content }) => `La Loma: ${content}`));
});

test("with an erased account nothing can be written, and it has no name", async () => {
  open({}, { vendorId: null, vendor: null });
  expect(await screen.findByRole("heading", { name: "Former vendor" })).toBeTruthy();
  expect(screen.getByText("This account no longer exists, so you can’t message it.")).toBeTruthy();
  expect(screen.queryByRole("textbox")).toBeNull();
});
