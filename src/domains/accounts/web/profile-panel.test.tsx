import { screen, waitFor } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { type Answers, answerApi } from "../../../../tests/support/components/answer-api.ts";
import { expectAccessible } from "../../../../tests/support/components/expect-accessible.ts";
import { descriptionOf, fill, findToast } from "../../../../tests/support/components/read-screen.ts";
import { render } from "../../../../tests/support/components/render.tsx";
import { buyerSession } from "../../../../tests/support/components/sessions.ts";
import { AccessDenied } from "./access-denied.tsx";
import { ProfileDraft } from "./profile-draft.tsx";
import { ProfilePanel } from "./profile-panel.tsx";

const session = buyerSession();
const profile = {
  userId: session.userId,
  fullName: "Ada Lovelace",
  email: session.email,
  avatarUrl: null,
  createdAt: session.memberSince,
};

function open(answers: Answers = {}, more = {}) {
  answerApi({ checkout: { getLastAddress: () => null } });
  const who = buyerSession(more);
  return render(
    <ProfileDraft session={who}>
      <ProfilePanel session={who} />
    </ProfileDraft>,
    { session: who, answers },
  );
}

const name = () => screen.getByRole<HTMLInputElement>("textbox", { name: "Full Name" });
const save = () => screen.getAllByRole("button", { name: "Save Changes" });

test("a changed name is saved and said; the email can't be changed", async () => {
  const updateProfile = vi.fn(() => profile);
  const { user } = open({ accounts: { updateProfile } });
  expect(name().value).toBe("Ada Reyes");
  const email = screen.getByRole<HTMLInputElement>("textbox", { name: "Email" });
  expect(email.disabled).toBe(true);
  expect(descriptionOf(email)).toBe("Email cannot be changed");
  await expectAccessible();
  await fill(user, name(), "Ada Lovelace");
  await user.click(save()[0]!);
  const toast = await findToast("Profile updated");
  expect(toast.getByText("Your profile has been successfully updated.")).toBeTruthy();
  expect(updateProfile).toHaveBeenCalledExactlyOnceWith({ fullName: "Ada Lovelace", avatarUrl: "" });
});

test("a failure is said in a toast and above the form, and what was typed stays", async () => {
  for (const level of ["error", "warn", "info"] as const) vi.spyOn(console, level).mockReturnValue();
  const { user } = open();
  vi.spyOn(globalThis, "fetch").mockRejectedValue(new TypeError("Failed to fetch"));
  await fill(user, name(), "Ada Lovelace");
  await user.click(save()[0]!);
  expect(
    (await findToast("Update failed")).getByText("There was an error updating your profile."),
  ).toBeTruthy();
  expect(screen.getByText("Error updating profile")).toBeTruthy();
  expect(name().value).toBe("Ada Lovelace");
  await expectAccessible();
});

test("a name that is too long is said at its field and not sent", async () => {
  const updateProfile = vi.fn(() => profile);
  const { user } = open({ accounts: { updateProfile } });
  await fill(user, name(), "a".repeat(101));
  await user.click(save()[0]!);
  await waitFor(() => expect(descriptionOf(name())).toContain("Use at most 100 characters"));
  expect(updateProfile).not.toHaveBeenCalled();
});

test("phone and address are those of the latest order", async () => {
  open({
    checkout: {
      getLastAddress: () => ({
        ...{ fullName: "Ada Reyes", phone: "+57 300", line1: "Calle 1", city: "Pitalito" },
        ...{ state: "HUI", postalCode: "417030", country: "CO" },
      }),
    },
  });
  expect(await screen.findByText("Calle 1, Pitalito, HUI 417030, Colombia")).toBeTruthy();
  expect(screen.getByText("+57 300")).toBeTruthy();
  expect(screen.getByText("Phone number and address come from your latest order.")).toBeTruthy();
});

test("what is not known says so, and a failure offers a retry", async () => {
  for (const level of ["error", "warn", "info"] as const) vi.spyOn(console, level).mockReturnValue();
  const lost = vi.spyOn(globalThis, "fetch").mockRejectedValue(new TypeError("Failed to fetch"));
  const { user } = open({}, { fullName: "" });
  expect(screen.getAllByText("Not provided yet")).toHaveLength(3);
  await screen.findByRole("button", { name: "Retry" });
  lost.mockRestore();
  await user.click(screen.getByRole("button", { name: "Retry" }));
  await waitFor(() => expect(screen.queryByRole("button", { name: "Retry" })).toBeNull());
});

test.each([
  ["admin", "/admin"],
  ["vendor", "/vendor/dashboard"],
  ["buyer", "/dashboard"],
] as const)("who lacks a role finds their own dashboard: %s", async (primaryRole, to) => {
  render(<AccessDenied />, { session: buyerSession({ primaryRole }), at: "/unauthorized" });
  expect(screen.getByRole("heading", { level: 1, name: "Access Denied" })).toBeTruthy();
  expect(screen.getByRole("link", { name: "Dashboard" }).getAttribute("href")).toBe(to);
  expect(screen.getByRole("link", { name: "Need help? Contact us" }).getAttribute("href")).toBe("/contact");
  await expectAccessible();
});
