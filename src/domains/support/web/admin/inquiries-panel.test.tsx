import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import type { Inquiry } from "#domains/support/contract.ts";
import { refusal } from "../../../../../tests/support/components/answer-api.ts";
import { expectAccessible } from "../../../../../tests/support/components/expect-accessible.ts";
import { idOf } from "../../../../../tests/support/components/ids.ts";
import { render } from "../../../../../tests/support/components/render.tsx";
import { adminSession } from "../../../../../tests/support/components/sessions.ts";
import { InquiriesPanel } from "./inquiries-panel.tsx";

const question = { id: idOf(2), author: "sender", authorName: null, text: "Where\nis it?" } as const;
const inquiry: Inquiry = {
  ...{ id: idOf(1), reference: "S-10042", name: "Ada Brown", email: "ada@people.example" },
  ...{ subject: "A late parcel", state: "open", isMember: true, isSuspected: false, language: "es" },
  ...{ isPriority: true, answerBy: "2026-11-02T12:00:00.000Z", isLate: true },
  createdAt: "2026-11-02T08:00:00.000Z",
  changedAt: "2026-11-02T08:00:00.000Z",
  messages: [{ ...question, createdAt: "2026-11-02T08:00:00.000Z" }],
};
const answer = { id: idOf(3), author: "support", authorName: "Ines Lima", text: "At customs." } as const;
const answered: Inquiry = {
  ...inquiry,
  state: "answered",
  messages: [...inquiry.messages, { ...answer, createdAt: "2026-11-02T09:00:00.000Z" }],
};
const at = `/admin?tab=support&inquiry=${inquiry.id}`;

test("the list leads to each inquiry and keeps its place in the address", async () => {
  render(<InquiriesPanel below={null} />, {
    session: adminSession(),
    at: "/admin?tab=support&state=closed",
    answers: {
      support: {
        listInquiries: ({ state }) => ({
          items: state === "closed" ? [{ ...inquiry, state, isSuspected: true }] : [],
          ...{ total: 1, page: 1, pageSize: 20 },
        }),
      },
    },
  });
  const link = await screen.findByRole("link", { name: "A late parcel" });
  expect(link.getAttribute("href")).toBe(`/admin?tab=support&state=closed&inquiry=${inquiry.id}`);
  for (const text of ["Suspected spam", "Signed in", "Priority", "Late", "Ada Brown · ada@people.example"])
    expect(screen.getByText(text)).toBeTruthy();
  expect(screen.getByText(/Answer by: Nov 2, 2026, 12:00 PM/)).toBeTruthy();
  expect(screen.getByRole("link", { name: "Closed" }).getAttribute("aria-current")).toBe("true");
  await expectAccessible();
});

test("an answer needs words, is sent once, and stands in the thread; a failure leaves it typed", async () => {
  const sent: object[] = [];
  let isBroken = true;
  const { user } = render(<InquiriesPanel below={null} />, {
    session: adminSession(),
    at,
    answers: {
      support: {
        getInquiry: () => inquiry,
        answerInquiry(input) {
          sent.push(input);
          if (isBroken) throw refusal("SERVICE_UNAVAILABLE", { retryAfterSeconds: 1 });
          return answered;
        },
      },
    },
  });
  expect(await screen.findByText("Writes in Spanish", { exact: false })).toBeTruthy();
  await expectAccessible();
  const send = () => screen.getByRole("button", { name: "Send answer" });
  await user.click(send());
  expect(await screen.findByText("Write an answer first.")).toBeTruthy();
  expect(sent).toEqual([]);
  const box = () => screen.getByRole<HTMLTextAreaElement>("textbox", { name: "Your answer" });
  await user.type(box(), " At customs. ");
  await user.click(send());
  await expect.poll(() => sent.length).toBe(1);
  await expect.poll(() => send().getAttribute("aria-busy")).toBeNull();
  expect(box().value).toBe(" At customs. ");
  isBroken = false;
  await user.click(send());
  expect(await screen.findByText("Ines Lima answered")).toBeTruthy();
  expect(box().value).toBe("");
  expect(sent[1]).toEqual(sent[0]);
  expect(sent[0]).toMatchObject({ inquiryId: inquiry.id, message: "At customs." });
  expect(screen.getByRole("button", { name: "Close" })).toBeTruthy();
});

test("a closed inquiry takes no answer until it is open again", async () => {
  const { user } = render(<InquiriesPanel below={null} />, {
    session: adminSession(),
    at,
    answers: {
      support: {
        getInquiry: () => answered,
        closeInquiry: () => ({ ...answered, state: "closed" }),
        reopenInquiry: () => ({ ...answered, state: "open" }),
      },
    },
  });
  await user.click(await screen.findByRole("button", { name: "Close" }));
  await user.click(await screen.findByRole("button", { name: "Reopen" }));
  expect(await screen.findByRole("textbox", { name: "Your answer" })).toBeTruthy();
});

test("an inquiry that is gone says so, with the way back", async () => {
  render(<InquiriesPanel below={null} />, {
    session: adminSession(),
    at,
    answers: {
      support: {
        getInquiry() {
          throw refusal("NOT_FOUND");
        },
      },
    },
  });
  expect(await screen.findByText("Inquiry not found")).toBeTruthy();
  expect(screen.getByRole("link", { name: "All inquiries" }).getAttribute("href")).toBe("/admin?tab=support");
});
