import { act, screen, waitFor } from "@testing-library/react";
import { I18nextProvider } from "react-i18next";
import { expect, test, vi } from "vitest";
import { createI18n } from "#i18n/create-i18n.ts";
import en from "#i18n/languages/en.ts";
import pt from "#i18n/languages/pt.ts";
import { refusal } from "../../../../tests/support/components/answer-api.ts";
import { expectAccessible } from "../../../../tests/support/components/expect-accessible.ts";
import { findToast } from "../../../../tests/support/components/read-screen.ts";
import { render } from "../../../../tests/support/components/render.tsx";
import { AuthTabs } from "./auth-tabs.tsx";

const startingWith = (label: string) => screen.getByLabelText<HTMLInputElement>(new RegExp(`^${label}`));
const tabs = <AuthTabs from="/" />;

/** English words that can change to Portuguese while the page stands. */
function changingWords() {
  const i18n = createI18n("en", en);
  for (const [namespace, words] of Object.entries(pt)) i18n.addResourceBundle("pt", namespace, words);
  return i18n;
}

test("what was typed outlives errors, another tab and another language", async () => {
  const i18n = changingWords();
  const { user } = render(<I18nextProvider i18n={i18n}>{tabs}</I18nextProvider>, {
    at: "/auth",
    answers: {
      auth: {
        getToken: () => {
          throw refusal("INVALID_CREDENTIALS");
        },
      },
    },
  });
  await user.type(startingWith("Email"), "ada@example.com");
  await user.type(startingWith("Password"), "not-the-password{Enter}");
  const toast = await findToast("Error");
  expect(toast.getByText(en.errors.INVALID_CREDENTIALS)).toBeTruthy();

  await act(() => i18n.changeLanguage("pt"));
  expect(await screen.findByText(pt.errors.INVALID_CREDENTIALS)).toBeTruthy();
  const { signInTab, signUpTab } = pt.auth.auth;
  const { fullName, email, password } = pt.auth.fields;
  await user.click(screen.getByRole("tab", { name: signUpTab }));
  await user.type(startingWith(fullName), "Ada");
  await user.click(screen.getByRole("tab", { name: signInTab }));
  expect(startingWith(email).value).toBe("ada@example.com");
  expect(startingWith(password).value).toBe("not-the-password");
  await user.click(screen.getByRole("tab", { name: signUpTab }));
  expect(startingWith(fullName).value).toBe("Ada");
});

test("by keyboard alone, with one toggle for both passwords and each problem said once", async () => {
  const { user, address } = render(tabs, { at: "/auth" });
  act(() => screen.getByRole("tab", { name: "Sign In" }).focus());
  await user.keyboard("{ArrowRight}");
  const signUp = screen.getByRole("tab", { name: "Sign Up" });
  await waitFor(() => expect(document.activeElement).toBe(signUp));
  await user.keyboard("{Enter}");
  expect(address()).toContain("tab=signup");
  const name = startingWith("Full name");
  await user.tab();
  await user.tab();
  expect(document.activeElement).toBe(name);
  for (const text of ["A", "ada@example", "12345"]) {
    await user.keyboard(text);
    await user.tab();
  }
  expect(document.activeElement).toBe(screen.getByRole("button", { name: "Show password" }));
  await user.keyboard(" ");
  await user.tab();
  await user.keyboard("54321");
  expect(startingWith("Password").type).toBe("text");
  expect(startingWith("Confirm password").type).toBe("text");
  await user.keyboard("{Enter}");
  await waitFor(() => expect(document.activeElement).toBe(name));
  const { fullNameShort, email, passwordShort, passwordsDiffer } = en.auth.problems;
  for (const problem of [fullNameShort, email, passwordShort, passwordsDiffer])
    expect(screen.getAllByText(problem)).toHaveLength(1);
  await expectAccessible();
});

test("the space bar opens a tab like Enter, and the way back stays in the address", async () => {
  const { user, address } = render(<AuthTabs from="/wishlist" />, { at: "/auth" });
  act(() => screen.getByRole("tab", { name: "Sign Up" }).focus());
  await user.keyboard(" ");
  expect(address()).toBe("/auth?from=%2Fwishlist&tab=signup");
  expect(screen.getByRole("heading", { level: 1, name: "Create your account" })).toBeTruthy();
  expect(screen.getByRole("link", { name: "Terms of Service" }).getAttribute("href")).toBe("/terms");
});

test("the mail's link says that the address is verified", async () => {
  render(tabs, { at: "/auth?verified=1" });
  expect(screen.getByText("Your email is verified")).toBeTruthy();
  await expectAccessible();
});

test("an outdated link says so and sends a new one", async () => {
  const resendVerification = vi.fn(() => ({}));
  const { user } = render(tabs, {
    at: "/auth?error=INVALID_LINK",
    answers: { auth: { resendVerification } },
  });
  expect(screen.getByText("This verification link no longer works")).toBeTruthy();
  const [first] = screen.getAllByRole("textbox", { name: "Email" });
  await user.type(first!, "ada@{Enter}");
  expect(await screen.findByText("Please enter a valid email address")).toBeTruthy();
  expect(resendVerification).not.toHaveBeenCalled();
  await user.type(first!, "example.com{Enter}");
  expect(await findToast("Email sent again.")).toBeTruthy();
  expect(resendVerification).toHaveBeenCalledExactlyOnceWith({
    type: "signup",
    email: "ada@example.com",
    redirect_to: "/auth?verified=1",
  });
});
