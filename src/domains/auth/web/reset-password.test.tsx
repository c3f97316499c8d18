import { screen, waitFor } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { type Answers, answerApi, refusal } from "../../../../tests/support/components/answer-api.ts";
import { authUser, factorOf, sessionOf } from "../../../../tests/support/components/auth-user.ts";
import { expectAccessible } from "../../../../tests/support/components/expect-accessible.ts";
import { descriptionOf, fill, findToast } from "../../../../tests/support/components/read-screen.ts";
import { render } from "../../../../tests/support/components/render.tsx";
import { ForgotPassword } from "./forgot-password.tsx";
import { ResetPassword } from "./reset-password.tsx";

const startingWith = (label: string) => screen.getByLabelText<HTMLInputElement>(new RegExp(`^${label}`));

async function choosePassword(auth: NonNullable<Answers["auth"]>) {
  const drawn = render(<ResetPassword />, { at: "/reset-password?token=once", answers: { auth } });
  await fill(drawn.user, startingWith("New password"), "river stones 7");
  await fill(drawn.user, startingWith("Confirm password"), "river stones 7");
  await drawn.user.keyboard("{Enter}");
  return drawn;
}

test("the link's token is used once and leaves the address, then the password is set", async () => {
  const verifyOtp = vi.fn(() => sessionOf());
  const updateUser = vi.fn(() => authUser());
  const { address } = await choosePassword({ verifyOtp, updateUser });
  const heading = await screen.findByRole("heading", { level: 1, name: "Password changed" });
  expect(document.activeElement).toBe(heading);
  expect(address()).toBe("/reset-password");
  expect(verifyOtp).toHaveBeenCalledExactlyOnceWith({
    type: "recovery",
    token_hash: "once",
    transport: "cookie",
  });
  expect(updateUser).toHaveBeenCalledExactlyOnceWith({ password: "river stones 7" });
  expect(screen.getByRole("link", { name: "Go to Cafeto" }).getAttribute("href")).toBe("/");
  await expectAccessible();
});

test("a weak password is said at its field, and the next try does not use the link again", async () => {
  const verifyOtp = vi.fn(() => sessionOf());
  const { user } = await choosePassword({
    verifyOtp,
    updateUser: () => {
      throw refusal("WEAK_PASSWORD", { reasons: ["word"] });
    },
  });
  const password = startingWith("New password");
  await waitFor(() => expect(descriptionOf(password)).toContain("A single word is easy to guess."));
  await waitFor(() => expect(document.activeElement).toBe(password));
  answerApi({ auth: { updateUser: () => authUser({ factors: [factorOf()] }) } });
  await user.click(screen.getByRole("button", { name: "Save new password" }));
  expect(await screen.findByRole("link", { name: "Continue" })).toBeTruthy();
  expect(verifyOtp).toHaveBeenCalledOnce();
});

test("a link that was used already offers a new one", async () => {
  await choosePassword({
    verifyOtp: () => {
      throw refusal("INVALID_LINK");
    },
  });
  expect(await screen.findByRole("heading", { name: "Invalid or expired reset link" })).toBeTruthy();
  expect(await findToast("Error")).toBeTruthy();
  const again = screen.getByRole("link", { name: "Send a new link" });
  expect(again.getAttribute("href")).toBe("/forgot-password");
  await expectAccessible();
});

test("a lost connection keeps form and token", async () => {
  const lost = vi.spyOn(globalThis, "fetch").mockRejectedValueOnce(new TypeError("Failed to fetch"));
  const { user } = await choosePassword({ verifyOtp: () => sessionOf(), updateUser: () => authUser() });
  await findToast("Error");
  expect(startingWith("New password").value).toBe("river stones 7");
  lost.mockRestore();
  await user.click(screen.getByRole("button", { name: "Save new password" }));
  expect(await screen.findByRole("heading", { name: "Password changed" })).toBeTruthy();
});

test.each(["/reset-password", "/reset-password?error=INVALID_LINK"])("%s has no form", (at) => {
  render(<ResetPassword />, { at });
  expect(screen.getByRole("heading", { name: "Invalid or expired reset link" })).toBeTruthy();
  expect(screen.queryByLabelText(/New password/)).toBeNull();
});

test("a reset link is asked for, whoever has the address, and for another address", async () => {
  const requestRecovery = vi.fn(() => ({}));
  const { user } = render(<ForgotPassword />, { answers: { auth: { requestRecovery } } });
  await user.type(startingWith("Email"), " ada@example.com {Enter}");
  const heading = await screen.findByRole("heading", { name: "Check your inbox" });
  expect(document.activeElement).toBe(heading);
  expect(screen.getByText(/If an account exists for ada@example\.com/)).toBeTruthy();
  expect(requestRecovery).toHaveBeenCalledExactlyOnceWith({
    email: "ada@example.com",
    redirect_to: "/reset-password",
  });
  await expectAccessible();
  await user.click(screen.getByRole("button", { name: "Try another email" }));
  expect(startingWith("Email").value).toBe("");
});

test("a request that fails is said, and the address stays", async () => {
  const { user } = render(<ForgotPassword />, {
    answers: {
      auth: {
        requestRecovery: () => {
          throw refusal("TOO_MANY_REQUESTS", { retryAfterSeconds: 60 });
        },
      },
    },
  });
  await user.type(startingWith("Email"), "ada@example.com{Enter}");
  expect((await findToast("Error")).getByText(/Please wait 60 seconds/)).toBeTruthy();
  expect(startingWith("Email").value).toBe("ada@example.com");
});
