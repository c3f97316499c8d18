import { fireEvent, screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { expectAccessible } from "../../tests/support/components/expect-accessible.ts";
import { render } from "../../tests/support/components/render.tsx";
import { Avatar } from "./avatar.tsx";
import { Chart } from "./chart.tsx";
import type { ChartSeries } from "./chart-looks.ts";
import { CountBadge } from "./count-badge.tsx";
import { Picture } from "./picture.tsx";
import { Price } from "./price.tsx";
import { RatingStars } from "./rating-stars.tsx";

const series: ChartSeries<"views" | "orders">[] = [
  { key: "views", label: "Views", look: "line", tone: "leaf" },
  { key: "orders", label: "Orders", look: "bar", tone: "cherry" },
];
const points = [
  { label: "Mon", name: "Monday", values: { views: 10, orders: 1 } },
  { label: "Tue", name: "Tuesday", values: { views: 30, orders: 2 } },
  { label: "Wed", name: "Wednesday", values: { views: 20, orders: 0 } },
];
const chart = (
  <Chart
    label="Views and orders by day"
    summary="Tuesday was best."
    pointLabel="Day"
    series={series}
    points={points}
    format={(value) => `${value} times`}
    formatShort={String}
  />
);

test("the keys walk along a chart, which says each point; leaving it forgets the point", async () => {
  const { user } = render(chart);
  expect(screen.getByRole("figure", { name: "Views and orders by day" }).textContent).toContain(
    "Tuesday was best.",
  );
  await user.tab();
  const slider = screen.getByRole("slider", { name: "Views and orders by day" });
  expect(document.activeElement).toBe(slider);
  expect(slider.getAttribute("aria-valuetext")).toBe("Monday: Views 10 times, Orders 1 times");
  // jsdom does not move a slider by its keys.
  fireEvent.change(slider, { target: { value: "1" } });
  expect(slider.getAttribute("aria-valuetext")).toBe("Tuesday: Views 30 times, Orders 2 times");
  expect(screen.getAllByText("Tuesday")).toHaveLength(2);
  await user.tab();
  expect(screen.getAllByText("Tuesday")).toHaveLength(1);
  await expectAccessible();
});

test("a focus that is told late does not lead back to the first point", () => {
  render(chart);
  const slider = screen.getByRole("slider", { name: "Views and orders by day" });
  fireEvent.change(slider, { target: { value: "1" } });
  fireEvent.focus(slider);
  expect(slider.getAttribute("aria-valuetext")).toBe("Tuesday: Views 30 times, Orders 2 times");
});

test("the pointer walks along a chart as well", () => {
  render(chart);
  const plot = screen.getByRole("slider").parentElement!;
  plot.getBoundingClientRect = () => ({ left: 100, width: 300 }) as DOMRect;
  fireEvent.pointerMove(plot, { clientX: 390 });
  expect(screen.getAllByText("Wednesday")).toHaveLength(2);
  fireEvent.pointerMove(plot, { clientX: 0 });
  expect(screen.getAllByText("Monday")).toHaveLength(2);
  fireEvent.pointerLeave(plot);
  expect(screen.getAllByText("Monday")).toHaveLength(1);
});

test("the same numbers stand in a table", async () => {
  const { user } = render(chart);
  await user.click(screen.getByText("Show as a table"));
  const table = screen.getByRole("table", { name: "Views and orders by day" });
  const columns = within(table).getAllByRole("columnheader");
  expect(columns.map((cell) => cell.textContent)).toEqual(["Day", "Views", "Orders"]);
  const tuesday = within(table).getByRole("row", { name: /^Tuesday/ });
  expect(
    within(tuesday)
      .getAllByRole("cell")
      .map((cell) => cell.textContent),
  ).toEqual(["30 times", "2 times"]);
});

test.each([
  [4.25, "4.3 out of 5 stars"],
  [7, "5 out of 5 stars"],
  [-1, "0 out of 5 stars"],
])("a rating of %d is called %s", (value, name) => {
  render(<RatingStars value={value} count={12} />);
  expect(screen.getByRole("img", { name })).toBeTruthy();
  expect(screen.getByText("(12)")).toBeTruthy();
});

test("a reduced price names both; one that is no reduction names none", () => {
  const { container, unmount } = render(<Price cents={1_500} beforeCents={1_890} size="xl" />);
  expect(container.textContent).toBe("Sale price$15.00Regular price$18.90");
  expect(container.querySelector("s")!.textContent).toBe("$18.90");
  unmount();
  const plain = render(<Price cents={1_500} beforeCents={1_500} />);
  expect(plain.container.textContent).toBe("$15.00");
});

test.each([
  [0, ""],
  [3, "3"],
  [100, "99+"],
])("a count of %i is shown as '%s'", (count, shown) => {
  const { container } = render(<CountBadge count={count} />);
  expect(container.textContent).toBe(shown);
});

test("a picture that fails gives way to the placeholder", () => {
  render(<Picture src="https://example.com/a.jpg" alt="A bag" sizes="50vw" width={640} height={640} />);
  const image = screen.getByRole("img", { name: "A bag" }) as HTMLImageElement;
  expect(image.src).toBe("https://example.com/a.jpg");
  expect(image.getAttribute("loading")).toBe("lazy");
  fireEvent.error(image);
  const shown = screen.getByRole("img", { name: "A bag" }) as HTMLImageElement;
  expect(shown.src).toContain("placeholder");
});

test("a stored picture comes in the sizes that fit; the first view's is loaded at once", () => {
  const src = "/storage/v1/images/huila_aabbcc112233ddeeff.webp";
  const { container } = render(
    <Picture src={src} alt="" sizes="50vw" widths={[320, 640]} width={640} height={640} priority />,
  );
  const source = container.querySelector("source")!;
  expect(source.type).toBe("image/avif");
  expect(source.srcset.split(", ").map((one) => one.split(" ")[1])).toEqual(["320w", "640w"]);
  expect(source.sizes).toBe("50vw");
  expect(container.querySelector("img")!.getAttribute("loading")).toBe("eager");
  expect(container.querySelector("img")!.getAttribute("src")).toContain("-640.webp");
});

test("an avatar is a picture, else an initial, else a figure", () => {
  const { container, unmount } = render(<Avatar name=" ada" src="https://example.com/ada.png" />);
  const image = container.querySelector("img")!;
  expect(image.getAttribute("referrerpolicy")).toBe("no-referrer");
  fireEvent.error(image);
  expect(container.textContent).toBe("A");
  unmount();
  const unsafe = render(<Avatar name="Ben" src="javascript:alert(1)" />);
  expect(unsafe.container.querySelector("img")).toBeNull();
  expect(unsafe.container.textContent).toBe("B");
  unsafe.unmount();
  expect(render(<Avatar />).container.querySelector("svg")).not.toBeNull();
});
