import { act, screen, waitFor } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import en from "#i18n/languages/en.ts";
import { refusal } from "../../../../tests/support/components/answer-api.ts";
import { findToast } from "../../../../tests/support/components/read-screen.ts";
import { render } from "../../../../tests/support/components/render.tsx";
import { SignInMethods } from "./sign-in-methods.tsx";

test("a failure at the provider is explained in its own words", () => {
  render(<SignInMethods from="/" provider={null} />, { at: "/auth?error=PROVIDER_REFUSED" });
  expect(screen.getByText("You’re not signed in")).toBeTruthy();
  expect(screen.getByText(en.errors.PROVIDER_REFUSED)).toBeTruthy();
  expect(screen.queryByText("This verification link no longer works")).toBeNull();
});

test("a provider is called by its name, and left for with the way back", async () => {
  const startSso = vi.fn(() => ({ url: "#at-the-provider" }));
  const { user } = render(<SignInMethods from="/cart" provider={{ id: "okta", name: "Okta" }} />, {
    answers: { auth: { startSso } },
  });
  await user.click(screen.getByRole("button", { name: "Continue with Okta" }));
  await waitFor(() => expect(location.hash).toBe("#at-the-provider"));
  location.hash = "";
  expect(startSso).toHaveBeenCalledExactlyOnceWith({
    provider_id: "okta",
    redirect_to: "/auth?from=%2Fcart",
  });
  expect(screen.getByRole("button", { name: "One moment..." })).toBeTruthy();
  act(() => void dispatchEvent(new Event("pageshow")));
  expect(screen.getByRole("button", { name: "Continue with Okta" })).toBeTruthy();
});

test("a provider out of reach is said, and the button works again", async () => {
  const { user } = render(<SignInMethods from="/" provider={{ id: "okta", name: null }} />, {
    answers: {
      auth: {
        startSso: () => {
          throw refusal("PROVIDER_UNAVAILABLE");
        },
      },
    },
  });
  await user.click(screen.getByRole("button", { name: "Continue with single sign-on" }));
  expect(await findToast("Error")).toBeTruthy();
  expect(screen.getAllByText(en.errors.PROVIDER_UNAVAILABLE)).toHaveLength(1);
  expect(screen.getByRole("button", { name: "Continue with single sign-on" })).toBeTruthy();
});
