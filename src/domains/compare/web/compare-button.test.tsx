import { screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { expectAccessible } from "../../../../tests/support/components/expect-accessible.ts";
import { productOf } from "../../../../tests/support/components/products.ts";
import { countToasts, findToast } from "../../../../tests/support/components/read-screen.ts";
import { render } from "../../../../tests/support/components/render.tsx";
import { CompareButton } from "./compare-button.tsx";

const products = [1, 2, 3, 4, 5].map((n) => productOf(n));
const buttons = (
  <>
    {products.map(({ id, name }) => (
      <CompareButton key={id} productId={id} name={name} />
    ))}
  </>
);
const scales = (n: number) => screen.getByRole<HTMLButtonElement>("button", { name: `Compare Coffee ${n}` });

test("a press adds and says where to compare, another takes out and can be undone", async () => {
  const { user, address } = render(buttons);
  await user.click(scales(1));
  expect(scales(1).ariaPressed).toBe("true");
  expect(scales(2).ariaPressed).toBe("false");
  expect(await findToast("Added to compare")).toBeTruthy();
  await expectAccessible();
  await user.click(scales(1));
  expect(scales(1).ariaPressed).toBe("false");
  await user.click((await findToast("Removed from compare")).getByRole("button", { name: "Undo" }));
  expect(scales(1).ariaPressed).toBe("true");
  await waitFor(() => expect(countToasts()).toBe(0));
  await user.click(scales(2));
  await user.click((await findToast("Added to compare")).getByRole("button", { name: "Compare now" }));
  expect(address()).toBe("/compare");
});

test("a fifth product is refused and explained", async () => {
  const { user } = render(buttons);
  for (const n of [1, 2, 3, 4, 5]) await user.click(scales(n));
  const toast = await findToast("Compare Limit Reached");
  expect(toast.getByText("You can only compare up to 4 products at a time.")).toBeTruthy();
  expect([1, 2, 3, 4, 5].map((n) => scales(n).ariaPressed)).toEqual([
    ...["true", "true", "true", "true"],
    "false",
  ]);
});
