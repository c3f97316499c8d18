import { screen, waitFor } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { type Answers, answerApi, refusal } from "../../../../../tests/support/components/answer-api.ts";
import { authUser } from "../../../../../tests/support/components/auth-user.ts";
import { expectAccessible } from "../../../../../tests/support/components/expect-accessible.ts";
import { descriptionOf, fill, findToast } from "../../../../../tests/support/components/read-screen.ts";
import { render } from "../../../../../tests/support/components/render.tsx";
import { PasswordCard } from "./password-card.tsx";

const providedBy = (...providers: string[]) => authUser({ app_metadata: { roles: ["buyer"], providers } });
const startingWith = (label: string) => screen.findByLabelText<HTMLInputElement>(new RegExp(`^${label}`));
const save = () => screen.getByRole("button", { name: "Save new password" });

const open = (auth: NonNullable<Answers["auth"]>, user = providedBy("credential")) =>
  render(<PasswordCard email="ada@example.com" />, { answers: { auth: { getUser: () => user, ...auth } } });

test("the current password proves who one is, and both fields are empty afterwards", async () => {
  const updateUser = vi.fn(() => providedBy("credential"));
  const { user } = open({ updateUser });
  await fill(user, await startingWith("Current password"), "old stones 6");
  await fill(user, await startingWith("New password"), "river stones 7");
  await expectAccessible();
  await user.click(save());
  const toast = await findToast("Password changed");
  expect(toast.getByText("Your other devices were signed out.")).toBeTruthy();
  expect(updateUser).toHaveBeenCalledExactlyOnceWith({
    password: "river stones 7",
    current_password: "old stones 6",
  });
  expect((await startingWith("Current password")).value).toBe("");
  expect((await startingWith("New password")).value).toBe("");
});

test("a wrong current password and a weak new one are said at their fields", async () => {
  const { user } = open({
    updateUser: () => {
      throw refusal("INVALID_CREDENTIALS");
    },
  });
  const current = await startingWith("Current password");
  const next = await startingWith("New password");
  await fill(user, current, "not mine");
  await fill(user, next, "river stones 7");
  await user.click(save());
  await waitFor(() => expect(descriptionOf(current)).toBe("That’s not your current password"));
  expect(document.activeElement).toBe(current);
  answerApi({
    auth: {
      updateUser: () => {
        throw refusal("WEAK_PASSWORD", { reasons: ["date"] });
      },
    },
  });
  await fill(user, current, "old stones 6");
  await user.click(save());
  await waitFor(() => expect(descriptionOf(next)).toContain("Dates and years are easy to guess."));
  expect(next.value).toBe("river stones 7");
});

test("nothing is sent without the current password", async () => {
  const updateUser = vi.fn(() => providedBy("credential"));
  const { user } = open({ updateUser });
  await fill(user, await startingWith("New password"), "river stones 7");
  await user.click(save());
  expect(await screen.findByText("Please enter your current password")).toBeTruthy();
  expect(updateUser).not.toHaveBeenCalled();
});

test("who forgot it is led to a link by mail; no mailed code stands in for the current password", async () => {
  open({});
  const link = await screen.findByRole("link", { name: "Forgot it? Get a link by email" });
  expect(link.getAttribute("href")).toBe("/forgot-password");
  expect(screen.queryByRole("button", { name: /code/i })).toBeNull();
});

test("who never had a password sets the first one by code", async () => {
  const updateUser = vi.fn(() => providedBy("okta", "credential"));
  const { user } = open({ reauthenticate: () => ({}), updateUser }, providedBy("okta"));
  expect(await screen.findByRole("region", { name: "Set a password" })).toBeTruthy();
  expect(screen.queryByLabelText(/^Current password/)).toBeNull();
  await user.click(screen.getByRole("button", { name: "Email me a code" }));
  const code = await startingWith("Code from the email");
  expect(descriptionOf(code)).toContain("ada@example.com");
  await fill(user, code, " 123456 ");
  await fill(user, await startingWith("New password"), "river stones 7");
  await user.click(save());
  await findToast("Password changed");
  expect(updateUser).toHaveBeenCalledExactlyOnceWith({ password: "river stones 7", nonce: "123456" });
});
