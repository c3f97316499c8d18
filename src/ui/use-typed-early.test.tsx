import { render as draw, screen } from "@testing-library/react";
import { type ReactElement, useState } from "react";
import { renderToString } from "react-dom/server";
import { expect, test, vi } from "vitest";
import { Input } from "./input.tsx";
import { Select } from "./select.tsx";

/** Hydrates what the server drew, after a visitor has used it. */
function hydrate(element: ReactElement, use: (container: HTMLElement) => void) {
  const container = document.createElement("div");
  container.innerHTML = renderToString(element);
  document.body.append(container);
  use(container);
  draw(element, { container, hydrate: true });
}

function Controlled({ onChange }: { onChange: (value: string) => void }) {
  const [value, setValue] = useState("");
  const change = (next: string) => {
    setValue(next);
    onChange(next);
  };
  return <Input aria-label="Name" value={value} onChange={({ target }) => change(target.value)} />;
}

test("what was typed before hydration stays and is known", () => {
  const onChange = vi.fn();
  hydrate(<Controlled onChange={onChange} />, (container) => {
    container.querySelector("input")!.value = "Ada";
  });
  expect(onChange).toHaveBeenCalledExactlyOnceWith("Ada");
  expect(screen.getByLabelText<HTMLInputElement>("Name").value).toBe("Ada");
});

test.each([
  { chosen: "price", heard: ["price"] },
  { chosen: "newest", heard: [] },
])("$chosen, chosen before hydration, is heard $heard.length times", ({ chosen, heard }) => {
  const onChange = vi.fn();
  const select = (
    <Select aria-label="Sort" defaultValue="newest" onChange={({ target }) => onChange(target.value)}>
      <option value="name">Name</option>
      <option value="newest">Newest</option>
      <option value="price">Price</option>
    </Select>
  );
  hydrate(select, (container) => {
    container.querySelector("select")!.value = chosen;
  });
  expect(onChange.mock.calls.flat()).toEqual(heard);
  expect(screen.getByLabelText<HTMLSelectElement>("Sort").value).toBe(chosen);
});

test("a list that the browser draws is left alone", () => {
  const onChange = vi.fn();
  draw(
    <Select aria-label="Sort" value="price" onChange={onChange}>
      <option value="name">Name</option>
      <option value="price">Price</option>
    </Select>,
  );
  expect(onChange).not.toHaveBeenCalled();
});
