import { screen, within } from "@testing-library/react";
import { useSearchParams } from "react-router";
import { beforeEach, expect, test, vi } from "vitest";
import { answerApi, refusal } from "../../../../tests/support/components/answer-api.ts";
import { expectAccessible } from "../../../../tests/support/components/expect-accessible.ts";
import { order } from "../../../../tests/support/components/order-samples.ts";
import { render } from "../../../../tests/support/components/render.tsx";
import { buyerSession } from "../../../../tests/support/components/sessions.ts";
import { OrderHistory } from "./order-history.tsx";
import { OrderList } from "./order-list.tsx";
import { firstOrders, readOrdersAddress } from "./orders-address.ts";
import { RecentOrders } from "./recent-orders.tsx";

const uuid = (last: number) => `0198c2a1-6f6e-7a31-8a52-3b1e0c6f${String(last).padStart(4, "0")}`;
const { number: _, ...rest } = order;
const summary = (number: number, lineCount = 1) => ({
  id: uuid(number),
  number,
  status: rest.status,
  totalCents: rest.totalCents,
  createdAt: rest.createdAt,
  shipTo: { fullName: "Ada Reyes", city: "Portland", country: "US" },
  parcels: [
    {
      ...{ status: "shipped" as const, companyName: "La Loma", shipBy: "2026-10-05T00:00:00.000Z" },
      ...{ carrier: "UPS", trackingNumber: "1Z 999" },
    },
    {
      ...{ status: "processing" as const, companyName: "Sierra", shipBy: "2026-10-06T00:00:00.000Z" },
      ...{ carrier: null, trackingNumber: null },
    },
  ],
  lines: Array.from({ length: lineCount }, (_, index) => ({
    productId: uuid(100 + index),
    name: `Coffee ${index + 1}`,
    imageUrl: "/images/huila.webp",
    quantity: index + 1,
    unitPriceCents: 1_000,
    totalPriceCents: 1_000,
  })),
});
const pageOf = (items: ReturnType<typeof summary>[], total = items.length) => ({
  items,
  total,
  page: 1,
  pageSize: 10,
});
const lists = [
  ["list", <OrderList key="list" address={firstOrders} />],
  ["history", <OrderHistory key="history" address={firstOrders} within={{ tab: "orders" }} />],
  ["latest", <RecentOrders key="latest" />],
] as const;
const show = (element: React.ReactElement, listOrders: () => ReturnType<typeof pageOf>) =>
  render(element, { session: buyerSession(), answers: { orders: { listOrders } } });

beforeEach(() => {
  for (const level of ["error", "warn", "info"] as const) vi.spyOn(console, level).mockReturnValue();
});

test.each(lists)("the %s without orders leads to the coffee", async (_, element) => {
  show(element, () => pageOf([]));
  expect(await screen.findByText("No orders yet")).toBeTruthy();
  expect(screen.getByRole("link", { name: "Start Shopping" }).getAttribute("href")).toBe("/products");
  await expectAccessible();
});

test.each(lists)("the %s that fails can be tried again", async (_, element) => {
  const { user } = show(element, () => {
    throw refusal("TOO_MANY_REQUESTS", { retryAfterSeconds: 5 });
  });
  const retry = await screen.findByRole("button", { name: "Retry" });
  answerApi({ orders: { listOrders: () => pageOf([summary(4_711)]) } });
  await user.click(retry);
  expect(await screen.findByText(/Coffee 1/)).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Retry" })).toBeNull();
});

test("an order names three of its lines, and how many more there are", async () => {
  show(<OrderList address={firstOrders} />, () => pageOf([summary(4_711, 5)]));
  const card = within(await screen.findByRole("article", { name: "Order #4711" }));
  expect(card.getAllByRole("listitem").map((item) => item.textContent)).toEqual([
    "1 x Coffee 1",
    "2 x Coffee 2",
    "3 x Coffee 3",
    "and 2 more products",
    expect.stringMatching(/^On its way from La Loma\. Track parcel/),
    "Sierra packs it and sends it by Oct 6, 2026.",
  ]);
  expect(card.getByRole("link", { name: /Track parcel/ }).getAttribute("href")).toContain("ups.com");
  expect(card.getByText("Ship to: Ada Reyes, Portland, United States")).toBeTruthy();
  expect(card.getByText("Processing")).toBeTruthy();
  expect(card.getByText("$47.32")).toBeTruthy();
  expect(card.getByRole("link", { name: "View order #4711" }).getAttribute("href")).toBe(
    `/orders/${uuid(4_711)}`,
  );
  await expectAccessible();
});

test("more orders than a page holds have further pages", async () => {
  show(<OrderList address={firstOrders} />, () => pageOf([summary(4_711)], 11));
  const pages = within(await screen.findByRole("navigation", { name: "Pages" }));
  const links = pages.getAllByRole("link").map((link) => link.getAttribute("href"));
  expect(links).toContain("/orders?page=2");
  expect(pages.getByText("1").closest("[aria-current=page]")).toBeTruthy();
});

test("the dashboard shows the three latest, and leads to all", async () => {
  show(<RecentOrders />, () => pageOf([1, 2, 3, 4].map((number) => summary(number))));
  expect(await screen.findByText("Order #3")).toBeTruthy();
  expect(screen.queryByText("Order #4")).toBeNull();
  expect(screen.getByRole("link", { name: "View All Orders" }).getAttribute("href")).toBe(
    "/dashboard?tab=orders",
  );
});

test.each([
  [
    "list",
    (address: string) => <OrderList address={readOrdersAddress(new URLSearchParams(address))} />,
    "/orders",
  ],
  [
    "history",
    (address: string) => (
      <OrderHistory address={readOrdersAddress(new URLSearchParams(address))} within={{ tab: "orders" }} />
    ),
    "/?tab=orders",
  ],
] as const)(
  "the %s is searched by the address, says what it found, and can be cleared",
  async (_, at, all) => {
    let asked: unknown;
    const listOrders = (input?: unknown) => {
      asked = input;
      return pageOf([]);
    };
    const { user, address } = render(at("search=%20kenya%20&status=shipped&page=2"), {
      session: buyerSession(),
      answers: { orders: { listOrders } },
    });
    expect(await screen.findByText("No orders match")).toBeTruthy();
    expect(asked).toEqual({ page: 2, status: "shipped", search: "kenya" });
    expect(screen.queryByText("No orders yet")).toBeNull();
    expect(screen.getByRole("status").textContent).toBe("0 orders found");
    expect(screen.getByRole<HTMLInputElement>("searchbox", { name: "Search your orders" }).value).toBe(
      "kenya",
    );
    const statuses = within(screen.getByRole("navigation", { name: "Show orders" }));
    expect(statuses.getByText("Shipped").getAttribute("aria-current")).toBe("true");
    expect(statuses.getByText("Delivered").getAttribute("href")).toContain("status=delivered");
    expect(statuses.getByText("Delivered").getAttribute("href")).toContain("search=kenya");
    expect(statuses.getByText("Delivered").getAttribute("href")).not.toContain("page=");
    await expectAccessible();
    await user.click(screen.getAllByRole("link", { name: "Clear search" }).at(-1)!);
    expect(address()).toBe(all);
  },
);

test("a typed search goes into the address, within the chosen status", async () => {
  const { user, address } = show(
    <OrderList address={readOrdersAddress(new URLSearchParams("status=shipped"))} />,
    () => pageOf([summary(4_711)]),
  );
  await user.type(await screen.findByRole("searchbox", { name: "Search your orders" }), "huila{Enter}");
  expect(address()).toBe("/?status=shipped&search=huila");
});

test("the field follows the address on Back, and keeps the focus and what else was typed", async () => {
  const { user } = render(<Searched />, {
    session: buyerSession(),
    answers: { orders: { listOrders: () => pageOf([summary(4_711)]) } },
  });
  const field = await screen.findByRole<HTMLInputElement>("searchbox", { name: "Search your orders" });
  await user.type(field, "huila{Enter}");
  expect(await screen.findByText("1 order found")).toBeTruthy();
  expect(document.activeElement).toBe(field);
  await user.click(screen.getByRole("link", { name: "Clear search" }));
  expect(field.value).toBe("");
  await user.type(field, "ke{Enter}nya");
  expect(await screen.findByText("1 order found")).toBeTruthy();
  expect(field.value).toBe("kenya");
});

function Searched() {
  const [params] = useSearchParams();
  return <OrderHistory address={readOrdersAddress(params)} within={{ tab: "orders" }} />;
}
