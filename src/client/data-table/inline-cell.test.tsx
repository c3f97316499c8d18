import { screen, waitFor } from "@testing-library/react";
import { useState } from "react";
import { expect, test } from "vitest";
import { refusal } from "../../../tests/support/components/answer-api.ts";
import { expectAccessible } from "../../../tests/support/components/expect-accessible.ts";
import { render } from "../../../tests/support/components/render.tsx";
import { InlineCell } from "./inline-cell.tsx";

type Save = (value: number, seen: number, setStock: (value: number) => void) => Promise<unknown>;

function Stock({ save }: { save: Save }) {
  const [stock, setStock] = useState(12);
  return (
    <InlineCell
      label="Stock of Huila"
      value={stock}
      show={(value) => `${value} bags`}
      textOf={String}
      parse={(text) => (/^\d+$/.test(text) ? Number(text) : null)}
      problem="Enter a whole number."
      save={(value, seen) => save(value, seen, setStock)}
    />
  );
}

const cell = () => screen.getByRole("button", { name: /^Stock of Huila/ });
const field = () => screen.getByRole("textbox", { name: "Stock of Huila" });

test("Enter opens and saves at once, the focus stays in the cell, and Escape restores", async () => {
  const saved: number[][] = [];
  let answer = () => {};
  const { user } = render(
    <Stock
      save={(value, seen, setStock) => {
        saved.push([value, seen]);
        return new Promise<void>((resolve) => {
          answer = () => {
            setStock(value);
            resolve();
          };
        });
      }}
    />,
  );
  cell().focus();
  await user.keyboard("{Enter}");
  await expectAccessible();
  await user.keyboard("30{Enter}");
  // Before the server has answered.
  expect([cell().textContent, saved]).toEqual(["30 bags", [[30, 12]]]);
  answer();
  await waitFor(() => expect(cell().hasAttribute("disabled")).toBe(false));
  await user.click(cell());
  await user.keyboard("99{Escape}");
  expect([cell().textContent, saved.length]).toEqual(["30 bags", 1]);
  expect(document.activeElement).toBe(cell());
});

test("what is no value stays in the field with the reason, and leaving the field saves", async () => {
  const saved: number[] = [];
  const { user } = render(
    <Stock
      save={async (value, _, setStock) => {
        saved.push(value);
        setStock(value);
      }}
    />,
  );
  await user.click(cell());
  await user.keyboard("many{Enter}");
  expect(screen.getByRole("alert").textContent).toBe("Enter a whole number.");
  expect(field()).toHaveProperty("value", "many");
  await user.clear(field());
  await user.keyboard("7");
  await user.tab();
  await waitFor(() => expect(saved).toEqual([7]));
});

test("a row that changed meanwhile says what it is now; a second Enter saves over that", async () => {
  const seen: number[] = [];
  const { user } = render(
    <Stock
      save={async (value, wasSeen, setStock) => {
        seen.push(wasSeen);
        if (seen.length === 1) {
          setStock(9);
          await Promise.resolve();
          throw refusal("CONFLICT");
        }
        setStock(value);
      }}
    />,
  );
  await user.click(cell());
  await user.keyboard("40{Enter}");
  expect((await screen.findByRole("alert")).textContent).toContain("is now 9 bags");
  expect(field()).toHaveProperty("value", "40");
  await user.keyboard("{Enter}");
  await waitFor(() => expect(cell().textContent).toBe("40 bags"));
  expect(seen).toEqual([12, 9]);
});

test("another refusal keeps what was typed, and its reason stands at the field", async () => {
  const { user } = render(
    <Stock
      save={async () => {
        throw refusal("STOCK_PROMISED", { stockQuantity: 12, heldQuantity: 3 });
      }}
    />,
  );
  await user.click(cell());
  await user.keyboard("1{Enter}");
  expect((await screen.findByRole("alert")).textContent).toMatch(/\w/);
  expect(field()).toHaveProperty("value", "1");
});
