import { screen, waitFor } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { answerApi, refusal } from "../../../../tests/support/components/answer-api.ts";
import { authUser, factorOf, sessionOf } from "../../../../tests/support/components/auth-user.ts";
import { expectAccessible } from "../../../../tests/support/components/expect-accessible.ts";
import { countToasts, descriptionOf, findToast } from "../../../../tests/support/components/read-screen.ts";
import { render } from "../../../../tests/support/components/render.tsx";
import { AuthTabs } from "./auth-tabs.tsx";

const email = () => screen.getByRole<HTMLInputElement>("textbox", { name: "Email" });
const password = () => screen.getByLabelText<HTMLInputElement>(/^Password/);
const button = () => screen.getByRole("button", { name: "Sign In" });

async function signIn(answer: (input: unknown) => ReturnType<typeof sessionOf>, from = "/orders") {
  const drawn = render(<AuthTabs from={from} />, {
    answers: { auth: { getToken: answer } },
  });
  await drawn.user.type(email(), " ada@example.com ");
  await drawn.user.type(password(), "river stones 7");
  await drawn.user.click(button());
  return drawn;
}

test("the trimmed address and the password are sent for a cookie, and a toast welcomes", async () => {
  const answer = vi.fn(() => sessionOf());
  await signIn(answer);
  const toast = await findToast("Welcome back");
  expect(toast.getByText("You have successfully signed in")).toBeTruthy();
  expect(answer).toHaveBeenCalledExactlyOnceWith({
    grant_type: "password",
    email: "ada@example.com",
    password: "river stones 7",
    transport: "cookie",
  });
});

test("whoever has a second factor is not welcomed yet", async () => {
  const answer = vi.fn(() => sessionOf(authUser({ factors: [factorOf()] })));
  await signIn(answer);
  await waitFor(() => expect(answer).toHaveBeenCalled());
  await screen.findByRole("button", { name: "Sign In" });
  expect(countToasts()).toBe(0);
});

test("a wrong password is said once, in a toast that stays, and what was typed stays too", async () => {
  await signIn(() => {
    throw refusal("INVALID_CREDENTIALS");
  });
  const toast = await findToast("Error");
  const words = "Invalid email or password";
  expect(toast.getByText(words)).toBeTruthy();
  expect(screen.getAllByText(words)).toHaveLength(1);
  expect(email().value.trim()).toBe("ada@example.com");
  expect(password().value).toBe("river stones 7");
  await expectAccessible();
});

test("too many tries are told how long to wait", async () => {
  await signIn(() => {
    throw refusal("TOO_MANY_REQUESTS", { retryAfterSeconds: 42 });
  });
  const toast = await findToast("Error");
  expect(toast.getByText("Too many attempts. Please wait 42 seconds and try again.")).toBeTruthy();
});

test("a lost connection is said, and the next try works", async () => {
  const lost = vi.spyOn(globalThis, "fetch").mockRejectedValueOnce(new TypeError("Failed to fetch"));
  const { user } = await signIn(() => sessionOf());
  const toast = await findToast("Error");
  expect(toast.getByText("Network error. Please check your connection.")).toBeTruthy();
  await user.click(button());
  expect(await findToast("Welcome back")).toBeTruthy();
  expect(lost).toHaveBeenCalledTimes(2);
  await waitFor(() => expect(screen.queryByText("Network error. Please check your connection.")).toBeNull());
});

test("an address that is not verified gets its notice, and a new mail that leads back here", async () => {
  const resend = vi.fn(() => ({}));
  const { user } = await signIn(() => {
    throw refusal("EMAIL_NOT_VERIFIED");
  });
  answerApi({ auth: { resendVerification: resend } });
  expect(await screen.findByText("Verify your email first")).toBeTruthy();
  expect(screen.getByText(/link we sent to ada@example\.com/)).toBeTruthy();
  await expectAccessible();
  await user.click(screen.getByRole("button", { name: "Resend email" }));
  expect(await findToast("Email sent again.")).toBeTruthy();
  expect(resend).toHaveBeenCalledExactlyOnceWith({
    type: "signup",
    email: "ada@example.com",
    redirect_to: "/auth?verified=1&from=%2Forders",
  });
});

test("wrong fields are said at the fields, the first has the focus, and nothing is sent", async () => {
  const answer = vi.fn(() => sessionOf());
  const { user } = render(<AuthTabs from="/" />, { answers: { auth: { getToken: answer } } });
  await user.type(email(), "ada@example");
  await user.type(password(), "12345{Enter}");
  await waitFor(() => expect(document.activeElement).toBe(email()));
  expect(descriptionOf(email())).toBe("Please enter a valid email address");
  expect(descriptionOf(password())).toBe("Password must be at least 6 characters");
  expect(email().getAttribute("aria-invalid")).toBe("true");
  expect(answer).not.toHaveBeenCalled();
});

test("one press shows the password, another hides it", async () => {
  const { user } = render(<AuthTabs from="/" />);
  expect(password().type).toBe("password");
  await user.click(screen.getByRole("button", { name: "Show password" }));
  expect(password().type).toBe("text");
  await user.click(screen.getByRole("button", { name: "Hide password" }));
  expect(password().type).toBe("password");
});

test("whoever forgot their password finds the way", async () => {
  const { user, address } = render(<AuthTabs from="/" />);
  await user.click(screen.getByRole("link", { name: "Forgot your password?" }));
  expect(address()).toBe("/forgot-password");
});
