import { screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { refusal } from "../../../../tests/support/components/answer-api.ts";
import { expectAccessible } from "../../../../tests/support/components/expect-accessible.ts";
import { render } from "../../../../tests/support/components/render.tsx";
import { subscriptionOf } from "../../../../tests/support/components/subscriptions.ts";
import { CameBack } from "./came-back.tsx";

/** Back from the provider's page; what was asked of the API. */
function comeBack(query: string, refresh: () => ReturnType<typeof subscriptionOf>) {
  const asked: string[] = [];
  render(<CameBack />, {
    at: `/vendor-subscription${query}`,
    answers: {
      plans: {
        refreshSubscription() {
          asked.push("refresh");
          return refresh();
        },
      },
    },
  });
  return asked;
}
const subscribed = () => subscriptionOf({ state: "subscribed", planType: "basic" });

test("leaving the hosted page costs nothing, says so, and asks nobody", async () => {
  const asked = comeBack("?checkout=cancelled", subscribed);
  expect(screen.getByRole("status").textContent).toContain(
    "You left the payment page. You weren’t charged, and your plan hasn’t changed.",
  );
  await expectAccessible();
  expect(asked).toEqual([]);
});

test("after paying it asks once, and says that the plan is active", async () => {
  const asked = comeBack("?checkout=done", subscribed);
  expect(screen.getByRole("status").textContent).toContain("We’re checking with the payment provider…");
  expect(await screen.findByText("Thank you, your plan is active")).toBeTruthy();
  expect(asked).toEqual(["refresh"]);
});

test("while the provider still waits, or does not answer, it says that this page will show it", async () => {
  vi.spyOn(console, "error").mockReturnValue();
  comeBack("?checkout=done", () => subscriptionOf({ state: "free" }));
  expect(await screen.findByText(/Your payment is still being confirmed/)).toBeTruthy();
});

test("a provider that can't be asked is no failure of the payment", async () => {
  vi.spyOn(console, "error").mockReturnValue();
  comeBack("?checkout=done", () => {
    throw refusal("PAYMENT_UNAVAILABLE");
  });
  expect(await screen.findByText(/Your payment is still being confirmed/)).toBeTruthy();
});

test("from the page for card and invoices one comes back without words, and the state is asked for", async () => {
  const asked = comeBack("?portal=1", subscribed);
  await vi.waitFor(() => expect(asked).toEqual(["refresh"]));
  expect(screen.queryByRole("status")).toBeNull();
  comeBack("", subscribed);
  expect(asked).toEqual(["refresh"]);
});
