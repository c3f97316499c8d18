import { screen } from "@testing-library/react";
import { useState } from "react";
import { expect, test, vi } from "vitest";
import { expectAccessible } from "../../tests/support/components/expect-accessible.ts";
import { render } from "../../tests/support/components/render.tsx";
import { Checkbox } from "./checkbox.tsx";
import { Field } from "./field.tsx";
import { Input } from "./input.tsx";
import { PasswordInput } from "./password-input.tsx";
import { RadioGroup } from "./radio-group.tsx";
import { Select } from "./select.tsx";
import { Textarea } from "./textarea.tsx";

const description = (element: HTMLElement) =>
  (element.getAttribute("aria-describedby") ?? "")
    .split(" ")
    .map((id) => document.getElementById(id)?.textContent ?? `nothing has the id ${id}`);

test("a field joins label, hint and error to its control, which stays the browser's to leave alone", async () => {
  render(
    <Field label="Email" hint="We never show it" error="That is no address" required>
      <Input type="email" />
    </Field>,
  );
  const input = screen.getByLabelText(/^Email/);
  expect(description(input)).toEqual(["We never show it", "That is no address"]);
  expect(input.getAttribute("aria-invalid")).toBe("true");
  expect(input.getAttribute("aria-required")).toBe("true");
  expect(input).toHaveProperty("required", false);
  await expectAccessible();
});

test("without hint and error nothing is described, and nothing is invalid", () => {
  render(
    <Field label="Telephone" optional>
      <Input />
    </Field>,
  );
  const input = screen.getByLabelText("Telephone (optional)");
  for (const name of ["aria-describedby", "aria-invalid", "aria-required"])
    expect(input.getAttribute(name)).toBeNull();
});

test("every control of a field is named by it: text, choice, long text", async () => {
  const { user } = render(
    <>
      <Field label="Country" hideLabel aside="Where it is roasted">
        <Select defaultValue="CO">
          <option value="CO">Colombia</option>
          <option value="BR">Brazil</option>
        </Select>
      </Field>
      <Field label="Story" error="Too short">
        <Textarea grow defaultValue="" />
      </Field>
      <Field label="Search">
        <Input icon={<svg />} aria-describedby="elsewhere" />
      </Field>
      <p id="elsewhere">Press Enter</p>
    </>,
  );
  await user.selectOptions(screen.getByRole("combobox", { name: "Country" }), "Brazil");
  expect(screen.getByRole("combobox", { name: "Country" })).toHaveProperty("value", "BR");
  await user.type(screen.getByRole("textbox", { name: "Story" }), "Hills");
  expect(screen.getByRole("textbox", { name: "Story" })).toHaveProperty("value", "Hills");
  expect(description(screen.getByRole("textbox", { name: "Story" }))).toEqual(["Too short"]);
  expect(description(screen.getByRole("textbox", { name: "Search" }))).toEqual(["Press Enter"]);
  await expectAccessible();
});

test("a password is shown and hidden by its button; a field without one follows", async () => {
  function Two() {
    const [isVisible, setVisible] = useState(false);
    return (
      <>
        <Field label="Password">
          <PasswordInput visible={isVisible} onVisibleChange={setVisible} />
        </Field>
        <Field label="Again">
          <PasswordInput visible={isVisible} />
        </Field>
      </>
    );
  }
  const { user } = render(<Two />);
  const [password, again] = [screen.getByLabelText("Password"), screen.getByLabelText("Again")];
  expect(password).toHaveProperty("type", "password");
  await user.click(screen.getByRole("button", { name: "Show password" }));
  expect([password, again].map((field) => (field as HTMLInputElement).type)).toEqual(["text", "text"]);
  await user.click(screen.getByRole("button", { name: "Hide password" }));
  expect(again).toHaveProperty("type", "password");
});

test("a checkbox is pressed by its label and by the space bar, and says its error", async () => {
  const onChange = vi.fn();
  const { user } = render(
    <Checkbox label="I agree" hint="To the terms" error="Please agree" required onChange={onChange} />,
  );
  const box = screen.getByRole("checkbox", { name: /^I agree/ });
  await user.click(screen.getByText("I agree"));
  expect(box).toHaveProperty("checked", true);
  await user.keyboard(" ");
  expect(box).toHaveProperty("checked", false);
  expect(onChange).toHaveBeenCalledTimes(2);
  expect(description(box)).toEqual(["To the terms", "Please agree"]);
  expect(box.getAttribute("aria-invalid")).toBe("true");
  await expectAccessible();
});

test("radios are one group: one Tab stop, arrows choose, a disabled one is left out", async () => {
  const onValueChange = vi.fn();
  const { user } = render(
    <RadioGroup
      label="Delivery"
      name="delivery"
      required
      hint="To your door"
      error="Choose one"
      layout="cards"
      defaultValue="slow"
      onValueChange={onValueChange}
      options={[
        { value: "slow", label: "Standard", hint: "5 days" },
        { value: "fast", label: "Express" },
        { value: "never", label: "Pigeon", disabled: true },
      ]}
    />,
  );
  const group = screen.getByRole("radiogroup", { name: /^Delivery/ });
  expect(description(group)).toEqual(["To your door", "Choose one"]);
  expect(group.getAttribute("aria-invalid")).toBe("true");
  expect(group.getAttribute("aria-required")).toBe("true");
  await user.tab();
  expect(document.activeElement).toBe(screen.getByRole("radio", { name: /^Standard/ }));
  await user.keyboard("{ArrowDown}");
  expect(screen.getByRole("radio", { name: "Express" })).toHaveProperty("checked", true);
  expect(onValueChange).toHaveBeenLastCalledWith("fast");
  await user.click(screen.getByText("Pigeon"));
  expect(onValueChange).toHaveBeenCalledOnce();
  await expectAccessible();
});

test("a group whose page has chosen nothing yet shows nothing chosen, whatever is pressed", async () => {
  const { user } = render(
    <RadioGroup
      label="Plan"
      name="plan"
      hideLabel
      layout="row"
      value={null}
      options={[{ value: "a", label: "Basic" }]}
    />,
  );
  await user.click(screen.getByRole("radio", { name: "Basic" }));
  expect(screen.getByRole("radio", { name: "Basic" })).toHaveProperty("checked", false);
});
