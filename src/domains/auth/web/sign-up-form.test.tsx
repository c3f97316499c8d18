import { screen, waitFor } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { describe, expect, test, vi } from "vitest";
import { translator } from "#i18n/translator.ts";
import { answerApi, refusal } from "../../../../tests/support/components/answer-api.ts";
import { expectAccessible } from "../../../../tests/support/components/expect-accessible.ts";
import { descriptionOf, fill, findToast } from "../../../../tests/support/components/read-screen.ts";
import { render } from "../../../../tests/support/components/render.tsx";
import { AuthTabs } from "./auth-tabs.tsx";

const created = {
  user: {
    id: "0198c2a1-6f6e-7a31-8a52-3b1e0c6f0001",
    email: "ada@example.com",
    created_at: "2026-01-01T00:00:00.000Z",
  },
  session: null,
};
const tabs = <AuthTabs from="/cart" />;
const at = "/auth?from=/cart&tab=signup";
const startingWith = (label: string) => screen.getByLabelText<HTMLInputElement>(new RegExp(`^${label}`));

async function signUpAs(user: UserEvent, name: string) {
  await fill(user, startingWith("Full name"), name);
  await fill(user, startingWith("Email"), "ada@example.com");
  await fill(user, startingWith("Password"), "river stones 7");
  await fill(user, startingWith("Confirm password"), "river stones 7");
  await user.click(screen.getByRole("button", { name: "Create Account" }));
}

describe.each(["en", "es", "pt"] as const)("in %s", (language) => {
  const t = translator(language);
  test("a weak password's reason stands at its field, and nothing is lost", async () => {
    const reasons = ["common", "personal", "sequence", "repetition"] as const;
    const { user } = render(tabs, { at, language });
    const name = startingWith(t("auth:fields.fullName"));
    const password = startingWith(t("auth:fields.password"));
    const confirmation = startingWith(t("auth:fields.confirmPassword"));
    await fill(user, name, "Ada Brown");
    await fill(user, startingWith(t("auth:fields.email")), "ada@example.com");
    for (const reason of reasons) {
      answerApi({
        auth: {
          signUp: () => {
            throw refusal("WEAK_PASSWORD", { reasons: [reason] });
          },
        },
      });
      await fill(user, password, `weak ${reason}`);
      await fill(user, confirmation, `weak ${reason}`);
      await user.keyboard("{Enter}");
      await waitFor(() => expect(descriptionOf(password)).toContain(t(`auth:problems.weak.${reason}`)));
      expect(document.activeElement).toBe(password);
      expect(confirmation.value).toBe(`weak ${reason}`);
    }
    expect(name.value).toBe("Ada Brown");
    await expectAccessible();
  });
});

test("what was typed is sent with the language and the way back, and the inbox is pointed at", async () => {
  const signUp = vi.fn(() => created);
  const { user } = render(tabs, { at, answers: { auth: { signUp } } });
  await signUpAs(user, " Ada Brown ");
  const heading = await screen.findByRole("heading", { name: "Check your inbox" });
  expect(document.activeElement).toBe(heading);
  expect(signUp).toHaveBeenCalledExactlyOnceWith({
    email: "ada@example.com",
    password: "river stones 7",
    data: { full_name: "Ada Brown" },
    language: "en",
    redirect_to: "/auth?verified=1&from=%2Fcart",
  });
  expect(screen.getByText(/We sent a link to ada@example\.com/)).toBeTruthy();
  expect(await findToast("Success!")).toBeTruthy();
  await expectAccessible();
});

test("after signing up: another mail, another address, or on to signing in", async () => {
  const resendVerification = vi.fn(() => ({}));
  const { user, address } = render(tabs, {
    at,
    answers: { auth: { signUp: () => created, resendVerification } },
  });
  await signUpAs(user, "Ada Brown");
  await user.click(await screen.findByRole("button", { name: "Resend email" }));
  expect(await findToast("Email sent again.")).toBeTruthy();
  expect(resendVerification).toHaveBeenCalledOnce();
  await user.click(screen.getByRole("button", { name: "Use another email" }));
  expect(startingWith("Full name").value).toBe("Ada Brown");
  await user.click(screen.getByRole("button", { name: "Create Account" }));
  await user.click(await screen.findByRole("link", { name: "Go to sign in" }));
  expect(address()).toBe("/auth?from=%2Fcart&tab=signin");
});

test("any other refusal is said once", async () => {
  const { user } = render(tabs, {
    at,
    answers: {
      auth: {
        signUp: () => {
          throw refusal("TOO_MANY_REQUESTS", { retryAfterSeconds: 1 });
        },
      },
    },
  });
  await signUpAs(user, "Ada Brown");
  expect(await findToast("Error")).toBeTruthy();
  expect(screen.getAllByText("Too many attempts. Please wait 1 second and try again.")).toHaveLength(1);
  expect(startingWith("Password").value).toBe("river stones 7");
});

test("a confirmation follows the password once it was reached, not before", async () => {
  const { user } = render(tabs, { at });
  await user.type(startingWith("Password"), "river stones");
  expect(descriptionOf(startingWith("Confirm password"))).toBe("");
  await user.type(startingWith("Confirm password"), "river stones 7");
  await user.tab();
  await waitFor(() => expect(descriptionOf(startingWith("Confirm password"))).toBe("Passwords don’t match"));
  await user.type(startingWith("Password"), " 7");
  await waitFor(() => expect(descriptionOf(startingWith("Confirm password"))).toBe(""));
});
