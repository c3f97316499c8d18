import { screen, waitFor } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { type Answers, answerApi, refusal } from "../../../../tests/support/components/answer-api.ts";
import { authUser, factorOf, sessionOf } from "../../../../tests/support/components/auth-user.ts";
import { expectAccessible } from "../../../../tests/support/components/expect-accessible.ts";
import { countToasts, descriptionOf, findToast } from "../../../../tests/support/components/read-screen.ts";
import { render } from "../../../../tests/support/components/render.tsx";
import { SecondStep } from "./second-step.tsx";

const app = factorOf();
const phone = factorOf({
  id: "0198c2a1-6f6e-7a31-8a52-3b1e0c6f00f2",
  friendly_name: "My phone",
  factor_type: "phone",
});
const challengeId = "0198c2a1-6f6e-7a31-8a52-3b1e0c6f00f3";
const challenged = (type: "totp" | "phone") => ({ id: challengeId, type, expires_at: 1_800_000_000 });
const raised = () => sessionOf(authUser({ aal: "aal2", factors: [app] }));

const open = (auth: NonNullable<Answers["auth"]>, factors = [app, phone]) =>
  render(<SecondStep email="ada@example.com" factors={factors} />, { answers: { auth } });

const code = () => screen.getByRole<HTMLInputElement>("textbox", { name: /code/i });
const codeHasFocus = () => waitFor(() => expect(document.activeElement).toBe(code()));
const confirm = () => screen.getByRole("button", { name: "Confirm" });

test("the app's code has the focus, may hold spaces, and is checked against its own challenge", async () => {
  const challengeFactor = vi.fn(() => challenged("totp"));
  const verifyFactor = vi.fn(raised);
  const { user } = open({ challengeFactor, verifyFactor });
  await codeHasFocus();
  expect(descriptionOf(code())).toBe("The 6-digit code “Old phone” shows right now.");
  expect(code().autocomplete).toBe("one-time-code");
  await expectAccessible();
  await user.keyboard("123 456{Enter}");
  expect(await findToast("Welcome back")).toBeTruthy();
  expect(challengeFactor).toHaveBeenCalledExactlyOnceWith({ factor_id: app.id });
  expect(verifyFactor).toHaveBeenCalledExactlyOnceWith({
    factor_id: app.id,
    challenge_id: challengeId,
    code: "123456",
    transport: "cookie",
  });
});

test("a wrong code is said at its field alone and selected, so that typing replaces it", async () => {
  const { user } = open({
    challengeFactor: () => challenged("totp"),
    verifyFactor: () => {
      throw refusal("INVALID_CODE");
    },
  });
  await codeHasFocus();
  await user.keyboard("111111{Enter}");
  await waitFor(() => expect(code().getAttribute("aria-invalid")).toBe("true"));
  await codeHasFocus();
  expect(code().value.slice(code().selectionStart!, code().selectionEnd!)).toBe("111111");
  expect(countToasts()).toBe(0);
  await user.keyboard("2");
  expect(code().value).toBe("2");
});

test("too few digits are not sent", async () => {
  const challengeFactor = vi.fn(() => challenged("totp"));
  const { user } = open({ challengeFactor });
  await codeHasFocus();
  await user.keyboard("12 34{Enter}");
  expect(await screen.findByText("Please enter the 6-digit code")).toBeTruthy();
  expect(challengeFactor).not.toHaveBeenCalled();
});

test("a recovery code takes the app's place", async () => {
  const redeemRecoveryCode = vi.fn(raised);
  const { user } = open({ redeemRecoveryCode });
  await user.click(screen.getByRole("button", { name: "Use a recovery code" }));
  expect(screen.getByRole("textbox", { name: "Recovery code" })).toBe(code());
  await codeHasFocus();
  expect(screen.queryByRole("button", { name: "Use a recovery code" })).toBeNull();
  await user.click(confirm());
  expect(await screen.findByText("Please enter a recovery code")).toBeTruthy();
  expect(redeemRecoveryCode).not.toHaveBeenCalled();
  await user.type(code(), " abcd-efgh {Enter}");
  expect(await findToast("Welcome back")).toBeTruthy();
  expect(redeemRecoveryCode).toHaveBeenCalledExactlyOnceWith({ code: "abcd-efgh", transport: "cookie" });
});

test("a text message is sent on request, and again only after a pause", async () => {
  const challengeFactor = vi.fn(() => challenged("phone"));
  const { user } = open({ challengeFactor });
  await user.click(screen.getByRole("button", { name: "Text message: My phone" }));
  expect(challengeFactor).not.toHaveBeenCalled();
  await user.click(screen.getByRole("button", { name: "Text me a code" }));
  await screen.findByRole("textbox", { name: "Code from the text message" });
  expect(challengeFactor).toHaveBeenCalledExactlyOnceWith({ factor_id: phone.id, channel: "sms" });
  expect(screen.getByRole<HTMLButtonElement>("button", { name: "Send again in 30 seconds" }).disabled).toBe(
    true,
  );
  await screen.findByRole("button", { name: "Send again in 29 seconds" });
  await expectAccessible();
});

test("a message that could not be sent is said, and can be asked for again", async () => {
  const { user } = open(
    {
      challengeFactor: () => {
        throw refusal("TOO_MANY_REQUESTS", { retryAfterSeconds: 5 });
      },
    },
    [phone],
  );
  await user.click(screen.getByRole("button", { name: "Text me a code" }));
  const toast = await findToast("Error");
  expect(toast.getByText("Too many attempts. Please wait 5 seconds and try again.")).toBeTruthy();
  answerApi({ auth: { challengeFactor: () => challenged("phone") } });
  await user.click(screen.getByRole("button", { name: "Text me a code" }));
  expect(await screen.findByRole("textbox", { name: "Code from the text message" })).toBeTruthy();
});

test("another account ends the half session", async () => {
  const signOut = vi.fn(() => undefined);
  const { user } = open({ signOut });
  await user.click(screen.getByRole("button", { name: "Use another account" }));
  await waitFor(() => expect(signOut).toHaveBeenCalledExactlyOnceWith({ scope: "local" }));
  vi.spyOn(globalThis, "fetch").mockRejectedValueOnce(new TypeError("Failed to fetch"));
  await user.click(await screen.findByRole("button", { name: "Use another account" }));
  const toast = await findToast("Error");
  expect(toast.getByText("Network error. Please check your connection.")).toBeTruthy();
});

test("without a factor that works here, recovery codes come first", () => {
  open({}, []);
  expect(screen.getByRole("textbox", { name: "Recovery code" })).toBeTruthy();
});
