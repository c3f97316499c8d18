import { screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { refusal } from "../../../../tests/support/components/answer-api.ts";
import { expectAccessible } from "../../../../tests/support/components/expect-accessible.ts";
import { render } from "../../../../tests/support/components/render.tsx";
import type { OwnBan } from "../contract.ts";
import LinkedBan from "./linked-ban.tsx";

const ban: OwnBan = {
  ...{ rule: "fraud", facts: "Six orders were paid with stolen cards.", endFacts: null, endedAt: null },
  ...{ objection: null, outcome: null, outcomeReason: null, canObject: true },
  bannedAt: "2026-11-02T09:00:00.000Z",
};
const text = "Those cards are my family's, as the bank can tell you.";

test("by the mailed link a banned person reads why and objects once; a failure leaves the words", async () => {
  let current = ban;
  let isDown = true;
  const { user } = render(<LinkedBan token="secret" />, {
    answers: {
      users: {
        getBanByLink: () => current,
        objectToBan({ token, objection }) {
          if (isDown) throw refusal("SERVICE_UNAVAILABLE", { retryAfterSeconds: 1 });
          expect(token).toBe("secret");
          current = { ...ban, objection, canObject: false };
          return {};
        },
      },
    },
  });
  expect(await screen.findByText("There are signs of fraud")).toBeTruthy();
  const send = () => user.click(screen.getByRole("button", { name: "Send objection" }));
  await send();
  expect(screen.getByText("Please write 20 to 2,000 characters.")).toBeTruthy();
  await user.type(screen.getByRole("textbox"), text);
  await send();
  await waitFor(() =>
    expect(screen.getByRole("button", { name: "Send objection" }).getAttribute("aria-busy")).toBeNull(),
  );
  expect(screen.getByRole<HTMLTextAreaElement>("textbox").value).toBe(text);
  await expectAccessible();
  isDown = false;
  await send();
  expect(await screen.findByText("We’re reviewing it.")).toBeTruthy();
  expect(screen.queryByRole("textbox")).toBeNull();
});

test("a ban that was lifted says so, with the reason", async () => {
  const endFacts = "The bank says the cards were yours.";
  render(<LinkedBan token="secret" />, {
    answers: {
      users: {
        getBanByLink: () => ({
          ...ban,
          ...{ endFacts, endedAt: "2026-11-05T09:00:00.000Z", canObject: false },
        }),
      },
    },
  });
  expect(await screen.findByText("Your ban has been lifted")).toBeTruthy();
  expect(screen.getByText(endFacts)).toBeTruthy();
  expect(screen.queryByRole("textbox")).toBeNull();
});
