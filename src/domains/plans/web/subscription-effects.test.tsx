import { screen, waitFor } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { createQueryClient } from "#client/query-client.ts";
import { SessionEffects } from "#client/session-effects.tsx";
import { forgetPerson } from "#client/session-storage-keys.ts";
import { answerApi, refusal } from "../../../../tests/support/components/answer-api.ts";
import { render } from "../../../../tests/support/components/render.tsx";
import { buyerSession } from "../../../../tests/support/components/sessions.ts";
import { PlanMark } from "./plan-mark.tsx";
import { notSubscribed, type SubscriptionStatus } from "./subscription-check.ts";
import { SubscriptionEffects } from "./subscription-effects.tsx";

const page = (
  <>
    <SessionEffects />
    <SubscriptionEffects />
    <PlanMark />
  </>
);
const onBasic: SubscriptionStatus = {
  ...notSubscribed,
  subscribed: true,
  plan_type: "basic",
  status: "active",
};

beforeEach(() => {
  for (const loudness of ["error", "warn", "info"] as const) vi.spyOn(console, loudness).mockReturnValue();
  answerApi({
    auth: {
      getToken() {
        throw refusal("UNAUTHORIZED");
      },
    },
  });
});

/** Opens a page as this person; what was checked before is forgotten, as after a sign-out. */
async function openPage(check: () => SubscriptionStatus) {
  let asked = 0;
  const answers = {
    plans: {
      checkSubscription() {
        asked++;
        return check();
      },
    },
  };
  const drawn = render(page, { session: buyerSession(), answers });
  await waitFor(() => expect(asked).toBe(1), { timeout: 4_000 });
  return {
    asked: () => asked,
    close() {
      drawn.unmount();
    },
    signOut: () => forgetPerson(createQueryClient()),
  };
}

test("a paid plan stands in the menu; a due payment stands there instead", async () => {
  const first = await openPage(() => onBasic);
  expect(await screen.findByText("Basic")).toBeTruthy();
  first.signOut();
  await waitFor(() => expect(screen.queryByText("Basic")).toBeNull());
  first.close();
  const second = await openPage(() => ({ ...onBasic, status: "past_due" }));
  expect(await screen.findByText("Payment due")).toBeTruthy();
  second.signOut();
});

test("asked too often, it says so and asks no more", async () => {
  const first = await openPage(() => {
    throw refusal("TOO_MANY_REQUESTS", { retryAfterSeconds: 30 });
  });
  const toast = (await screen.findByText("Rate Limit Reached")).closest("li")!;
  expect(toast.dataset.type).toBe("error");
  expect(toast.textContent).toContain("Please wait a few minutes before checking subscription again");
  first.close();
  render(page, { session: buyerSession() });
  await screen.findByRole("region", { name: "Notifications" });
  expect(first.asked()).toBe(1);
  expect(screen.queryByText("Basic")).toBeNull();
  first.signOut();
});

test("what was answered within five minutes is shown again without asking", async () => {
  const first = await openPage(() => onBasic);
  await screen.findByText("Basic");
  first.close();
  render(page, { session: buyerSession() });
  expect(await screen.findByText("Basic")).toBeTruthy();
  expect(first.asked()).toBe(1);
  first.signOut();
});
