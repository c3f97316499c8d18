import { screen, within } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { expectAccessible } from "../../tests/support/components/expect-accessible.ts";
import { render } from "../../tests/support/components/render.tsx";
import { Breadcrumb } from "./breadcrumb.tsx";
import { EmptyState } from "./empty-state.tsx";
import { ErrorState } from "./error-state.tsx";
import { InlineNotice } from "./inline-notice.tsx";
import { InlineRetry } from "./inline-retry.tsx";
import { PageHeading } from "./page-heading.tsx";
import { Pagination } from "./pagination.tsx";
import { ProgressBar } from "./progress-bar.tsx";
import { Spinner } from "./spinner.tsx";
import { StatCard } from "./stat-card.tsx";
import { Timeline } from "./timeline.tsx";

test("a failed part is announced, names a reference, and is tried again once per press", async () => {
  const onRetry = vi.fn();
  const { user } = render(
    <ErrorState message="The network is away." onRetry={onRetry} reference="E-12" headingLevel="h3" />,
  );
  const alert = screen.getByRole("alert");
  expect(within(alert).getByRole("heading", { level: 3 }).textContent).toBe("Something went wrong");
  expect(alert.textContent).toContain("The network is away.");
  expect(alert.textContent).toContain("Reference: E-12");
  await user.click(within(alert).getByRole("button", { name: "Try Again" }));
  expect(onRetry).toHaveBeenCalledOnce();
  await expectAccessible();
});

test("while it is tried again the button is busy; without a way to retry there is none", async () => {
  const onRetry = vi.fn();
  const { user } = render(<ErrorState title="No orders" onRetry={onRetry} retrying />);
  await user.click(screen.getByRole("button", { name: "Loading..." }));
  expect(onRetry).not.toHaveBeenCalled();
  render(<ErrorState title="No products" actions={<a href="/">Home</a>} />);
  expect(screen.getAllByRole("button")).toHaveLength(1);
  expect(screen.getByRole("link", { name: "Home" })).toBeTruthy();
});

test("a silent failure says so only once there is one", async () => {
  const onRetry = vi.fn();
  const { user } = render(
    <>
      <InlineRetry isShown={false} onRetry={onRetry} className="hidden-one" />
      <InlineRetry isShown onRetry={onRetry} />
    </>,
  );
  expect(screen.getAllByRole("status")).toHaveLength(1);
  expect(screen.getByRole("status").textContent).toContain("Some of this couldn’t be loaded.");
  await user.click(screen.getByRole("button", { name: "Retry" }));
  expect(onRetry).toHaveBeenCalledOnce();
});

test.each([
  ["info", "Note", "status"],
  ["success", "Success", "status"],
  ["warning", "Warning", "status"],
  ["danger", "Error", "alert"],
] as const)("a notice of the tone %s says its kind in words, and is announced", async (tone, word, role) => {
  render(
    <InlineNotice tone={tone} live title="The title" action={<button type="button">Undo</button>}>
      The text
    </InlineNotice>,
  );
  expect(screen.getByRole(role).textContent).toBe(`${word}: The titleThe textUndo`);
  await expectAccessible();
});

test("a notice that stands on the page from the beginning is not announced", () => {
  render(<InlineNotice>Closed on Monday</InlineNotice>);
  expect(screen.queryByRole("status")).toBeNull();
  expect(screen.getByText("Closed on Monday")).toBeTruthy();
});

test("an empty part names the next step, under the heading that fits the page", () => {
  render(
    <EmptyState
      title="No orders yet"
      text="Buy one"
      action={<a href="/products">Shop</a>}
      headingLevel="h3"
    />,
  );
  expect(screen.getByRole("heading", { level: 3, name: "No orders yet" })).toBeTruthy();
  expect(screen.getByRole("link", { name: "Shop" })).toBeTruthy();
});

test("pages are links: the one before, the one after, and the current one says so", async () => {
  const { user, address } = render(
    <Pagination page={2} pageCount={9} hrefFor={(page) => `/products?page=${page}`} />,
  );
  const pages = screen.getByRole("navigation", { name: "Pages" });
  expect(within(pages).getByRole("link", { name: "Page 2" }).getAttribute("aria-current")).toBe("page");
  expect(within(pages).getByText("Page 2 of 9")).toBeTruthy();
  expect(within(pages).getByText("…")).toBeTruthy();
  expect(within(pages).getByRole("link", { name: "Previous" }).getAttribute("rel")).toBe("prev");
  await expectAccessible();
  await user.click(within(pages).getByRole("link", { name: "Next" }));
  expect(address()).toBe("/products?page=3");
  await user.click(within(pages).getByRole("link", { name: "Page 9" }));
  expect(address()).toBe("/products?page=9");
});

test.each([
  [1, "Previous"],
  [3, "Next"],
])("on page %i of 3 %s leads nowhere", (page, name) => {
  render(<Pagination page={page} pageCount={3} hrefFor={(other) => `?page=${other}`} />);
  expect(screen.queryByRole("link", { name })).toBeNull();
  expect(screen.getByText(name).getAttribute("aria-disabled")).toBe("true");
});

test("a single page has no pages", () => {
  render(<Pagination page={1} pageCount={1} hrefFor={() => "/"} />);
  expect(screen.queryByRole("navigation")).toBeNull();
});

test("the way here: all but the page itself are links", () => {
  render(
    <Breadcrumb
      items={[{ label: "Home", to: "/" }, { label: "Coffee" }, { label: "Huila", to: "/x", language: "es" }]}
    />,
  );
  const links = within(screen.getByRole("navigation", { name: "Breadcrumb" })).getAllByRole("link");
  expect(links.map((link) => link.textContent)).toEqual(["Home"]);
  expect(screen.getByText("Huila").getAttribute("aria-current")).toBe("page");
  expect(screen.getByText("Huila").lang).toBe("es");
});

test("steps say in words which are done, current and to come", async () => {
  render(
    <Timeline
      label="Your parcel"
      steps={[
        { label: "Paid", state: "done", date: "Nov 1" },
        { label: "Shipped", state: "current", note: "By post" },
        { label: "Delivered", state: "upcoming" },
      ]}
    />,
  );
  const steps = within(screen.getByRole("list", { name: "Your parcel" })).getAllByRole("listitem");
  expect(steps.map((step) => step.textContent)).toEqual([
    "Paid (done)Nov 1",
    "Shipped (current step)By post",
    "Delivered (upcoming)",
  ]);
  expect(steps.map((step) => step.getAttribute("aria-current"))).toEqual([null, "step", null]);
  await expectAccessible();
});

test("progress is a number and words; more than all is all", async () => {
  const { container } = render(
    <>
      <ProgressBar label="Products" value={3} max={20} valueText="3 of 20" />
      <ProgressBar label="Space" value={30} max={20} hideLabel />
      <ProgressBar label="Nothing" value={1} max={0} />
    </>,
  );
  const bar = screen.getByRole("progressbar", { name: "Products" });
  expect(bar.getAttribute("aria-valuenow")).toBe("3");
  expect(bar.getAttribute("aria-valuetext")).toBe("3 of 20");
  const shares = [...container.querySelectorAll<HTMLElement>("[role=progressbar] > div")].map(({ style }) =>
    Number.parseFloat(style.scale),
  );
  expect(shares).toEqual([0.15, 1, 0]);
  await expectAccessible();
});

test("what loads is announced, and a figure waits with dots", () => {
  render(
    <>
      <Spinner showText />
      <StatCard label="Orders" value={12} loading note="Today" />
    </>,
  );
  expect(screen.getByRole("status", { name: "Loading" }).textContent).toBe("Loading...");
  expect(screen.getByText("...")).toBeTruthy();
  expect(screen.queryByText("12")).toBeNull();
});

test("a page's only h1 can take the focus", () => {
  render(<PageHeading title="Coffees" eyebrow="Shop" lead="All of them" align="center" size="display" />);
  const heading = screen.getByRole("heading", { level: 1, name: "Coffees" });
  heading.focus();
  expect(document.activeElement).toBe(heading);
});
