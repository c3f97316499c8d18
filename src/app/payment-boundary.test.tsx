import { renderToString } from "react-dom/server";
import { I18nextProvider } from "react-i18next";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, test } from "vitest";
import { serverI18n } from "#i18n/server-i18n.ts";
import { PaymentBoundary } from "./payment-boundary.tsx";

/** The boundary's output for an error, in a history entry with this many retries. */
function draw(error: unknown, paymentRetries?: number): string {
  const router = createMemoryRouter([{ id: "root", path: "*", element: <PaymentBoundary error={error} /> }], {
    initialEntries: [
      { pathname: "/checkout", state: paymentRetries === undefined ? null : { paymentRetries } },
    ],
  });
  return renderToString(
    <I18nextProvider i18n={serverI18n("en")}>
      <RouterProvider router={router} />
    </I18nextProvider>,
  );
}

const lost = new TypeError("Failed to fetch");

test.each([
  [undefined, "3 of 3 retries left"],
  [1, "2 of 3 retries left"],
  [2, "1 of 3 retries left"],
])("after %s retries there are %s", (used, text) => {
  const page = draw(lost, used);
  expect(page).toContain("Payment System Error");
  expect(page).toContain(text);
  expect(page).toContain("Try Again");
  expect(page).not.toContain("support@cafeto.example");
});

test("after three retries, and where none can help, support is named", () => {
  for (const page of [draw(lost, 3), draw(new TypeError("x is not a function"))]) {
    expect(page).not.toContain("Try Again");
    expect(page).toContain("support@cafeto.example");
  }
});
