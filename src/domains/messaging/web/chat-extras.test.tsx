import { screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Conversation, Message } from "#domains/messaging/contract.ts";
import { type Answers, refusal } from "../../../../tests/support/components/answer-api.ts";
import { expectAccessible } from "../../../../tests/support/components/expect-accessible.ts";
import { idOf } from "../../../../tests/support/components/ids.ts";
import { render } from "../../../../tests/support/components/render.tsx";
import { buyerSession } from "../../../../tests/support/components/sessions.ts";
import { Chat } from "./chat.tsx";

const { userId } = buyerSession();
const conversation: Conversation = {
  ...{ id: idOf(1), buyerId: userId, vendorId: idOf(2), productId: idOf(3), parcelId: null },
  ...{ userType: "buyer", lastMessageAt: "2026-10-01T10:00:00.000Z" },
  ...{ unreadCountBuyer: 0, unreadCountVendor: 0, otherReadPosition: 1, order: null, messages: [] },
  ...{ isBlocked: false, isBlockedByCaller: false, isArchived: false },
  buyer: { fullName: "Ada Reyes", email: "ada@example.com" },
  vendor: { companyName: "La Loma" },
  product: { name: "Huila", imageUrls: [], priceCents: 1_890, isAvailable: true, stockQuantity: 2 },
};
const message = (position: number, more: Partial<Message>): Message => ({
  ...{ id: idOf(10 + position), conversationId: conversation.id, position, senderType: "vendor" },
  ...{ content: "", isRead: false, senderId: idOf(4), createdAt: "2026-10-01T10:00:00.000Z" },
  ...{ isAutomatic: false, isRemoved: false, pictures: [] },
  ...more,
});

beforeEach(() => {
  localStorage.clear();
  URL.createObjectURL = () => "blob:picture";
  URL.revokeObjectURL = () => {};
});
afterEach(() => vi.unstubAllGlobals());

function open(items: Message[], answers: Answers = {}, more: Partial<Conversation> = {}) {
  Element.prototype.scrollTo ??= () => {};
  return render(<Chat conversationId={conversation.id} headingLevel="h1" />, {
    session: buyerSession(),
    answers: {
      ...answers,
      messaging: {
        getConversation: () => ({ ...conversation, ...more }),
        listMessages: () => ({ items, hasEarlier: false }),
        markConversationAsRead: () => ({}),
        ...answers.messaging,
      },
    },
  });
}
const composer = () => screen.findByRole<HTMLTextAreaElement>("textbox", { name: "Message" });

test("a link asks before leaving, with the name that is really called", async () => {
  const { user } = open([message(1, { content: "Pay at https://р\u0430ypal.com/login." })]);
  const link = await screen.findByRole("link", { name: "https://р\u0430ypal.com/login" });
  expect(link.getAttribute("rel")).toBe("noopener noreferrer nofollow ugc");
  await user.click(link);
  const dialog = await screen.findByRole("dialog", { name: "You’re leaving Cafeto" });
  expect(within(dialog).getByText("xn--ypal-43d9g.com")).toBeTruthy();
  const leave = within(dialog).getByRole("link", { name: "Open link" });
  expect(leave.getAttribute("href")).toBe("https://xn--ypal-43d9g.com/login");
  await expectAccessible();
});

test("an automatic message says so, pictures open large, and few left are counted", async () => {
  const picture = { id: idOf(30), alt: "Drying beds", width: 800, height: 600 };
  const { user } = open([
    message(1, { content: "Back on Monday.", isAutomatic: true }),
    message(2, { pictures: [picture, { ...picture, id: idOf(31), alt: "" }] }),
  ]);
  expect(await screen.findByText("Automatic reply")).toBeTruthy();
  expect(screen.getByText("2 left", { exact: false })).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Show larger: Drying beds" }));
  const dialog = await screen.findByRole("dialog", { name: "Picture 1 of 2" });
  expect(within(dialog).getByRole("img", { name: "Drying beds" }).getAttribute("src")).toBe(
    `/storage/v1/messages/pictures/${picture.id}-1000.webp`,
  );
  await user.click(within(dialog).getByRole("button", { name: "Next picture" }));
  expect(screen.getByRole("img", { name: "Picture 2 of 2 from La Loma" })).toBeTruthy();
  await expectAccessible();
});

test("the one who is blocked is told neutrally; the one who blocked can take it back", async () => {
  const said: unknown[] = [];
  const { unmount } = open([], {}, { isBlocked: true });
  expect(
    await screen.findByText("Messages can’t be sent in this conversation.", { exact: false }),
  ).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Unblock" })).toBeNull();
  expect(screen.getByRole("link", { name: /Is it about an open order\?/ }).getAttribute("href")).toBe(
    "/contact",
  );
  unmount();
  const { user } = open(
    [],
    {
      messaging: {
        blockOtherSide: (input) => {
          said.push(input);
          return conversation;
        },
      },
    },
    { isBlocked: true, isBlockedByCaller: true },
  );
  await expectAccessible();
  await user.click(await screen.findByRole("button", { name: "Unblock" }));
  await waitFor(() => expect(said).toEqual([{ conversationId: conversation.id, isBlocked: false }]));
});

test("a report needs a reason, and a failure leaves what was typed", async () => {
  const sent: object[] = [];
  const { user } = open([message(1, { content: "Go away." })], {
    moderation: {
      reportMessages(input) {
        sent.push(input);
        if (sent.length === 1) throw refusal("SERVICE_UNAVAILABLE", { retryAfterSeconds: 1 });
        return { reference: "R-10042" };
      },
    },
  });
  await user.click(await screen.findByRole("button", { name: "More about La Loma" }));
  await user.click(await screen.findByRole("menuitem", { name: "Report messages" }));
  const dialog = await screen.findByRole("alertdialog", { name: "Report La Loma" });
  const send = within(dialog).getByRole("button", { name: "Send report" });
  await user.click(send);
  expect(within(dialog).getByText("Choose a reason.")).toBeTruthy();
  expect(sent).toEqual([]);
  await expectAccessible();
  await user.selectOptions(within(dialog).getByRole("combobox"), "Message: Go away.");
  await user.click(within(dialog).getByRole("radio", { name: "Insults, threats or harassment" }));
  await user.type(within(dialog).getByRole("textbox"), "Rude");
  await user.click(send);
  await waitFor(() => expect(sent).toHaveLength(1));
  await waitFor(() => expect(send.getAttribute("aria-busy")).toBeNull());
  expect(within(dialog).getByRole<HTMLTextAreaElement>("textbox").value).toBe("Rude");
  await user.click(send);
  expect(await screen.findByText("Thank you. We received your report (R-10042).")).toBeTruthy();
  expect(sent[1]).toEqual(sent[0]);
  expect(sent[0]).toMatchObject({ messageId: idOf(11), reason: "harassment", words: "Rude" });
});

/** Uploads that end as told: the n-th with the n-th status. */
function stubUploads(statuses: number[]) {
  const asked: string[] = [];
  vi.stubGlobal(
    "XMLHttpRequest",
    class {
      upload = {};
      status = 0;
      response: unknown;
      onload = () => {};
      open(_: string, address: string) {
        asked.push(address);
      }
      send() {
        this.status = statuses[asked.length - 1]!;
        this.response = this.status === 201 ? { id: idOf(40 + asked.length) } : { code: "IMAGE_FORMAT" };
        queueMicrotask(() => this.onload());
      }
      abort() {}
    },
  );
  return asked;
}
const png = (name: string) => new File(["x"], name, { type: "image/png" });

test("pictures are described, sent with or without words, and stay when sending fails", async () => {
  for (const level of ["error", "warn", "info"] as const) vi.spyOn(console, level).mockReturnValue();
  const sent: { content: string; pictures?: unknown; requestId: string }[] = [];
  const asked = stubUploads([201, 422]);
  const { user } = open([], {
    messaging: {
      sendMessage(input) {
        sent.push(input);
        if (sent.length === 1) throw refusal("SERVICE_UNAVAILABLE", { retryAfterSeconds: 1 });
        return message(1, { senderType: "buyer", content: "", pictures: [] });
      },
    },
  });
  await composer();
  await user.upload(screen.getByLabelText("Add pictures"), [png("beds.png"), png("half.png")]);
  expect(await screen.findByText("half.png")).toBeTruthy();
  expect(asked).toEqual(new Array(2).fill(`/storage/v1/messages/${conversation.id}/pictures`));
  const send = () => screen.getByRole<HTMLButtonElement>("button", { name: "Send" });
  // A rejected one is never silently left out.
  expect(send().disabled).toBe(true);
  await expectAccessible();
  await user.click(screen.getByRole("button", { name: "Remove picture 2" }));
  await user.type(screen.getByRole("textbox", { name: "Description of picture 1" }), "Drying beds");
  await user.click(send());
  expect(await screen.findByText("Error sending message. Please try again.")).toBeTruthy();
  expect(screen.getByRole<HTMLInputElement>("textbox", { name: "Description of picture 1" }).value).toBe(
    "Drying beds",
  );
  await user.click(send());
  await waitFor(() => expect(screen.queryByRole("textbox", { name: "Description of picture 1" })).toBeNull());
  expect(sent[0]).toMatchObject({ content: "", pictures: [{ pictureId: idOf(41), alt: "Drying beds" }] });
  expect(sent[1]!.requestId).toBe(sent[0]!.requestId);
});

test("a vendor sees what the buyer bought from the shop, and inserts a saved reply behind what is typed", async () => {
  const parcel = { parcelId: idOf(50), orderNumber: 10_007, status: "shipped" as const };
  const { user } = open(
    [],
    {
      messaging: {
        listBuyerParcels: () => ({
          items: [{ ...parcel, paidAt: "2026-10-01T10:00:00.000Z", goodsCents: 3_780, itemCount: 2 }],
          total: 11,
        }),
        listSavedReplies: () => ({ items: [{ id: idOf(60), title: "Roast days", content: "On Tuesdays." }] }),
        getAwayReply: () => ({ mode: "off", content: "" }),
      },
    },
    { userType: "vendor" },
  );
  await user.click(await screen.findByText("This buyer’s orders from your shop"));
  expect((await screen.findByRole("link", { name: "Order 10007" })).getAttribute("href")).toBe(
    `/vendor/dashboard?tab=orders&parcel=${parcel.parcelId}`,
  );
  expect(screen.getByText("Latest 1 of 11.")).toBeTruthy();
  await user.type(await composer(), "Hello!");
  await user.click(screen.getByRole("button", { name: "Saved replies" }));
  await screen.findByText("Away message");
  await expectAccessible();
  await user.click(await screen.findByRole("button", { name: "Insert “Roast days”" }));
  await waitFor(async () => expect((await composer()).value).toBe("Hello!\nOn Tuesdays."));
});
