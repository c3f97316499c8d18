import { screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { render } from "../../../tests/support/components/render.tsx";
import { buyerSession } from "../../../tests/support/components/sessions.ts";
import ProfileSettingsPage from "./profile-settings.tsx";

const never = () => new Promise<never>(() => undefined);
const show = (at: string) =>
  render(<ProfileSettingsPage />, {
    at,
    session: buyerSession(),
    answers: {
      checkout: { getLastAddress: () => null },
      privacy: { checkErasure: never },
      auth: { getUser: never, countRecoveryCodes: never, listSessions: never },
    },
  });
const panel = (name: string) => screen.getByRole("tab", { name });
const isOpen = (name: string) => panel(name).getAttribute("aria-selected") === "true";

test("the panels stand in the address and open by keyboard", async () => {
  const { user, address } = show("/profile/settings");
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Profile Settings");
  expect(screen.getByRole("tablist", { name: "Settings sections" })).toBeTruthy();
  expect(isOpen("Profile")).toBe(true);
  panel("Profile").focus();
  for (const name of ["Addresses", "Security", "Notifications", "Privacy"]) {
    await user.keyboard("{ArrowRight}");
    await waitFor(() => expect(document.activeElement).toBe(panel(name)));
    await user.keyboard(" ");
    await waitFor(() => expect(address()).toBe(`/profile/settings?panel=${name.toLowerCase()}`));
    expect(isOpen(name)).toBe(true);
    expect(screen.getByRole("tabpanel").getAttribute("aria-labelledby")).toBe(panel(name).id);
  }
});

test.each([
  ["security", "Security"],
  ["privacy", "Privacy"],
  ["unknown", "Profile"],
])("?panel=%s opens %s", (wanted, name) => {
  show(`/profile/settings?panel=${wanted}`);
  expect(isOpen(name)).toBe(true);
});

test("what is typed into the profile stays while another panel is open", async () => {
  const { user } = show("/profile/settings");
  const name = () => screen.getByLabelText(/^Full name/i);
  await user.clear(name());
  await user.type(name(), "Ada Lovelace");
  await user.click(panel("Privacy"));
  await waitFor(() => expect(isOpen("Privacy")).toBe(true));
  await user.click(panel("Profile"));
  await waitFor(() => expect(name()).toHaveProperty("value", "Ada Lovelace"));
});
