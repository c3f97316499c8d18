import { screen } from "@testing-library/react";
import { useState } from "react";
import { expect, test, vi } from "vitest";
import { expectAccessible } from "../../tests/support/components/expect-accessible.ts";
import { render } from "../../tests/support/components/render.tsx";
import { Field } from "./field.tsx";
import { QuantityStepper, type QuantityStepperProps } from "./quantity-stepper.tsx";

function Counting({ start = 2, ...rest }: Partial<QuantityStepperProps> & { start?: number }) {
  const [value, setValue] = useState(start);
  return <QuantityStepper max={20} {...rest} value={value} onValueChange={setValue} />;
}
const number = () => screen.getByRole("spinbutton") as HTMLInputElement;

test("plus and minus count, stop at the ends, and the number is announced", async () => {
  const { user } = render(<Counting max={3} label="Huila Dawn" />);
  const plus = screen.getByRole("button", { name: "Increase quantity of Huila Dawn" });
  const minus = screen.getByRole("button", { name: "Decrease quantity of Huila Dawn" });
  await user.click(plus);
  expect(number().value).toBe("3");
  expect(screen.getByText("Quantity: 3")).toBeTruthy();
  expect(plus).toHaveProperty("disabled", true);
  await user.click(minus);
  await user.click(minus);
  expect(number().value).toBe("1");
  expect(minus).toHaveProperty("disabled", true);
  expect(number().getAttribute("aria-valuemax")).toBe("3");
  expect(screen.getByRole("spinbutton", { name: "Quantity, Huila Dawn" })).toBeTruthy();
  await expectAccessible();
});

test.each([
  ["{ArrowUp}", 6],
  ["{ArrowDown}", 4],
  ["{PageUp}", 15],
  ["{PageDown}", 1],
  ["{Home}", 1],
  ["{End}", 20],
])("%s leads from 5 to %i", async (key, wanted) => {
  const { user } = render(<Counting start={5} />);
  await user.click(number());
  await user.keyboard(key);
  expect(number().value).toBe(String(wanted));
});

test("a typed number counts on Enter or on leaving, within the bounds; other characters are left out", async () => {
  const { user } = render(<Counting />);
  await user.clear(number());
  await user.type(number(), "1x2");
  expect(number().value).toBe("12");
  expect(screen.getByText("Quantity: 2")).toBeTruthy();
  await user.keyboard("{Enter}");
  expect(screen.getByText("Quantity: 12")).toBeTruthy();
  await user.clear(number());
  await user.type(number(), "0");
  await user.tab();
  expect(number().value).toBe("1");
});

test("what was emptied and left is the number that was there", async () => {
  const { user } = render(<Counting start={4} />);
  await user.clear(number());
  expect(number().value).toBe("");
  await user.tab();
  expect(number().value).toBe("4");
});

test("above the most the page is told, and the plus stays for its explanation", async () => {
  const onExceed = vi.fn();
  const { user } = render(<Counting start={3} max={3} onExceed={onExceed} />);
  await user.click(screen.getByRole("button", { name: "Increase quantity" }));
  expect(onExceed).toHaveBeenLastCalledWith(4);
  expect(number().value).toBe("3");
  await user.clear(number());
  await user.type(number(), "50{Enter}");
  expect(onExceed).toHaveBeenLastCalledWith(50);
  expect(number().value).toBe("3");
});

test("without a most, End does nothing; disabled, nothing can be pressed; a field names it", async () => {
  const { user } = render(
    <Field label="Bags" error="Too many">
      <Counting max={Number.POSITIVE_INFINITY} />
    </Field>,
  );
  const input = screen.getByRole("spinbutton", { name: "Bags" });
  expect(input.getAttribute("aria-invalid")).toBe("true");
  expect(input.getAttribute("aria-valuemax")).toBeNull();
  await user.click(input);
  await user.keyboard("{End}");
  expect(number().value).toBe("2");
});

test("disabled, neither button works", () => {
  render(<Counting disabled />);
  for (const button of screen.getAllByRole("button")) expect(button).toHaveProperty("disabled", true);
  expect(number().disabled).toBe(true);
});
