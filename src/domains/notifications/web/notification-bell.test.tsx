import { screen } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import type { NotificationPreferences, NotificationView } from "#domains/notifications/contract.ts";
import { refusal } from "../../../../tests/support/components/answer-api.ts";
import { expectAccessible } from "../../../../tests/support/components/expect-accessible.ts";
import { render } from "../../../../tests/support/components/render.tsx";
import { buyerSession } from "../../../../tests/support/components/sessions.ts";
import { NotificationBell } from "./notification-bell.tsx";
import { PreferencesPanel } from "./preferences-panel.tsx";

beforeEach(() => {
  vi.stubGlobal("matchMedia", (query: string) => ({
    matches: true,
    media: query,
    addEventListener() {},
    removeEventListener() {},
  }));
});

const item = (n: number, more: Partial<NotificationView> = {}): NotificationView => ({
  id: `0198c2a1-6f6e-7a31-8a52-3b1e0c6f05${String(n).padStart(2, "0")}`,
  ...{ kind: "orderPaid", params: { number: n }, count: 1, isRead: false },
  ...{ createdAt: new Date().toISOString(), link: `/orders/${n}` },
  ...more,
});
const session = buyerSession();

function openBell(answers: object, count = 2) {
  return render(<NotificationBell />, {
    session,
    answers: { notifications: { countUnreadNotifications: () => ({ count }), ...answers } },
  });
}

test("the bell says how many are unread, and lists them by day with older ones on demand", async () => {
  const pages = [
    {
      items: [item(1), item(2, { kind: "parcelSold", count: 3, params: { number: 9, cents: 100 } })],
      next: `1_${item(9).id}`,
    },
    { items: [item(3, { isRead: true })], next: null },
  ];
  const { user } = openBell({
    listNotifications: ({ cursor }: { cursor?: string }) => pages[cursor ? 1 : 0],
  });
  await user.click(await screen.findByRole("button", { name: "Notifications, 2 unread" }));
  const link = await screen.findByRole("link", { name: /Unread:\s*Order 1 confirmed/ });
  expect(link.getAttribute("href")).toBe("/orders/1");
  expect(screen.getByText("3 new orders: time to pack")).toBeTruthy();
  expect(screen.getByRole("region", { name: "Today" })).toBeTruthy();
  await expectAccessible();
  await user.click(screen.getByRole("button", { name: "Show earlier" }));
  expect(await screen.findByRole("link", { name: /^Order 3 confirmed/ })).toBeTruthy();
  await user.keyboard("{Escape}");
  expect(screen.queryByRole("dialog")).toBeNull();
});

test("marking all is one press; following one marks it", async () => {
  const marked: string[] = [];
  const mark = (what: string) => {
    marked.push(what);
    return {};
  };
  const { user, address } = openBell({
    listNotifications: () => ({ items: [item(1)], next: null }),
    markAllNotificationsAsRead: () => mark("all"),
    markNotificationAsRead: ({ notificationId }: { notificationId: string }) => mark(notificationId),
  });
  await user.click(await screen.findByRole("button", { name: "Notifications, 2 unread" }));
  await user.click(await screen.findByRole("button", { name: "Mark all as read" }));
  await vi.waitFor(() => expect(marked).toEqual(["all"]));
  await user.click(await screen.findByRole("link", { name: /Order 1 confirmed/ }));
  expect(address()).toBe("/orders/1");
  await vi.waitFor(() => expect(marked).toEqual(["all", item(1).id]));
});

test("nothing yet says what will be here; a failure offers another try", async () => {
  let hasFailed = false;
  const { user } = openBell(
    {
      listNotifications: () => {
        if (hasFailed) return { items: [], next: null };
        hasFailed = true;
        throw refusal("FORBIDDEN");
      },
    },
    0,
  );
  await user.click(await screen.findByRole("button", { name: "Notifications" }));
  await user.click(await screen.findByRole("button", { name: /try again|retry/i }));
  expect(await screen.findByText("All quiet")).toBeTruthy();
});

test("a choice that can't be saved goes back, and the person is told", async () => {
  const stored: NotificationPreferences = {
    topics: [
      { topic: "orders", site: true, push: true, mail: true, mailRule: "chosen" },
      { topic: "payouts", site: true, push: true, mail: true, mailRule: "always" },
    ],
    digest: false,
  };
  const { user } = render(<PreferencesPanel />, {
    session,
    answers: {
      notifications: {
        getNotificationPreferences: () => stored,
        setNotificationPreference: () => {
          throw refusal("FORBIDDEN");
        },
      },
    },
  });
  const orders = await screen.findByRole("group", { name: "Your orders" });
  const mail = () => orders.querySelectorAll<HTMLInputElement>("input")[1]!;
  await user.click(mail());
  await vi.waitFor(() => expect(mail().checked).toBe(true));
  const payouts = screen.getByRole("group", { name: "Payouts" });
  expect(payouts.querySelectorAll("input")[1]?.disabled).toBe(true);
  await expectAccessible();
});
