import { cleanup, screen, waitFor, within } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { type Answers, answerApi, refusal } from "../../../../tests/support/components/answer-api.ts";
import { authUser, factorOf, sessionOf } from "../../../../tests/support/components/auth-user.ts";
import { expectAccessible } from "../../../../tests/support/components/expect-accessible.ts";
import { descriptionOf, fill, findToast } from "../../../../tests/support/components/read-screen.ts";
import { render } from "../../../../tests/support/components/render.tsx";
import { buyerSession } from "../../../../tests/support/components/sessions.ts";
import { SecurityPanel } from "./security-panel.tsx";

const app = factorOf();
const tablet = factorOf({ id: "0198c2a1-6f6e-7a31-8a52-3b1e0c6f00f2", friendly_name: "Tablet" });
const withPassword = { roles: ["buyer" as const], providers: ["credential"] };
const device = (n: number, isCurrent = false) => ({
  id: `0198c2a1-6f6e-7a31-8a52-3b1e0c6f040${n}`,
  userAgent: null,
  ipAddress: `198.51.100.${n}`,
  createdAt: "2026-10-01T08:00:00.000Z",
  lastSeenAt: "2026-10-02T09:00:00.000Z",
  isCurrent,
});
const codes = Array.from({ length: 10 }, (_, n) => `abcd-000${n}`);

function open(auth: NonNullable<Answers["auth"]> = {}, session = buyerSession(), at = "/profile/settings") {
  answerApi({
    auth: {
      getUser: () => authUser({ app_metadata: withPassword }),
      countRecoveryCodes: () => ({ remaining: 8 }),
      listSessions: () => ({ items: [device(1, true), device(2), device(3)] }),
    },
  });
  return render(<SecurityPanel />, { session, at, answers: { auth } });
}

const section = async (name: string) => within(await screen.findByRole("region", { name }));

test("a first app is added by its code, brings recovery codes, and these must be kept", async () => {
  let factors: ReturnType<typeof factorOf>[] = [];
  const enrollFactor = vi.fn(() => ({
    id: app.id,
    type: "totp" as const,
    friendly_name: "Old phone",
    phone: null,
    totp: { qr_code: "data:image/svg+xml,", secret: "ABCDEFGHIJKL", uri: "otpauth://totp/x" },
  }));
  const { user } = open({
    getUser: () => authUser({ factors, app_metadata: withPassword }),
    enrollFactor,
    challengeFactor: () => ({ id: tablet.id, type: "totp", expires_at: 1_800_000_000 }),
    verifyFactor: () => {
      factors = [app];
      return sessionOf();
    },
    renewRecoveryCodes: () => ({ codes }),
  });
  const card = await section("Second factor");
  expect(await card.findByText(/You sign in with just your password\./)).toBeTruthy();
  expect(screen.queryByRole("region", { name: "Recovery codes" })).toBeNull();
  await user.click(card.getByRole("button", { name: "Add authenticator app" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Add an authenticator app" }));
  await fill(user, dialog.getByRole("textbox", { name: /Name/ }), "Old phone");
  await user.click(dialog.getByRole("button", { name: "Continue" }));
  expect(await dialog.findByText("ABCD EFGH IJKL")).toBeTruthy();
  expect(enrollFactor).toHaveBeenCalledExactlyOnceWith({ friendly_name: "Old phone", factor_type: "totp" });
  expect(dialog.getByRole("img", { name: /QR code/ })).toBeTruthy();
  await user.click(dialog.getByRole("button", { name: "Copy key" }));
  expect(await navigator.clipboard.readText()).toBe("ABCDEFGHIJKL");
  expect(await dialog.findByText("Copied")).toBeTruthy();
  await expectAccessible();
  await user.type(dialog.getByRole("textbox", { name: /Code from/ }), "123456{Enter}");

  const kept = within(await screen.findByRole("alertdialog", { name: "Save your recovery codes" }));
  expect(kept.getAllByRole("listitem").map((item) => item.textContent)).toEqual(codes);
  await user.keyboard("{Escape}");
  expect(await kept.findByText(/We can’t show these codes again\./)).toBeTruthy();
  await expectAccessible();
  await user.click(kept.getByRole("button", { name: "I’ve saved them" }));
  await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
  expect(await card.findByText("Old phone")).toBeTruthy();
  expect(await screen.findByText("8 codes left")).toBeTruthy();
});

test("a name that is taken is said at its field", async () => {
  const { user } = open({
    enrollFactor: () => {
      throw refusal("CONFLICT");
    },
  });
  await user.click(await screen.findByRole("button", { name: "Add authenticator app" }));
  const dialog = within(await screen.findByRole("dialog"));
  await user.click(dialog.getByRole("button", { name: "Continue" }));
  const name = dialog.getByRole("textbox", { name: /Name/ });
  await waitFor(() => expect(descriptionOf(name)).toContain("You already have a factor with this name"));
  expect(document.activeElement).toBe(name);
});

test("a phone number is checked, sent without its spaces, and given up with the dialog", async () => {
  const enrollFactor = vi.fn(() => ({
    id: app.id,
    type: "phone" as const,
    friendly_name: "Phone",
    phone: "+12025550123",
    totp: null,
  }));
  const unenrollFactor = vi.fn(() => ({ id: app.id }));
  const challengeFactor = () => ({ id: tablet.id, type: "phone" as const, expires_at: 1_800_000_000 });
  const { user } = open({ enrollFactor, unenrollFactor, challengeFactor });
  await user.click(await screen.findByRole("button", { name: "Add phone" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Add a phone" }));
  const number = dialog.getByRole("textbox", { name: /Phone number/ });
  await user.type(number, "0202{Enter}");
  await waitFor(() =>
    expect(descriptionOf(number)).toContain("Please enter the number with + and the country code"),
  );
  expect(enrollFactor).not.toHaveBeenCalled();
  await fill(user, number, "+1 (202) 555-0123");
  await user.click(dialog.getByRole("button", { name: "Text me a code" }));
  expect(await dialog.findByText("We’ll send the code to +12025550123.")).toBeTruthy();
  expect(enrollFactor).toHaveBeenCalledExactlyOnceWith({
    friendly_name: "Phone",
    factor_type: "phone",
    phone: "+12025550123",
  });
  await user.keyboard("{Escape}");
  await waitFor(() => expect(unenrollFactor).toHaveBeenCalledExactlyOnceWith({ factor_id: app.id }));
});

test("removing a factor asks first, tells what follows, and moves the focus to the heading", async () => {
  let factors = [app, tablet];
  const { user } = open({
    getUser: () => authUser({ factors, app_metadata: withPassword }),
    unenrollFactor: ({ factor_id }) => {
      factors = factors.filter(({ id }) => id !== factor_id);
      return { id: factor_id };
    },
  });
  await user.click(await screen.findByRole("button", { name: "Remove Tablet" }));
  const dialog = within(await screen.findByRole("alertdialog", { name: "Remove “Tablet”?" }));
  expect(dialog.getByText(/Your other factors stay/)).toBeTruthy();
  await user.click(dialog.getByRole("button", { name: "Remove" }));
  expect(await findToast("Second factor removed")).toBeTruthy();
  await waitFor(() => expect(screen.queryByText("Tablet")).toBeNull());
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole("heading", { name: "Second factor" })),
  );
  await user.click(screen.getByRole("button", { name: "Remove Old phone" }));
  expect(await screen.findByText(/It’s your only one\./)).toBeTruthy();
});

test("few recovery codes warn, and new ones replace the old on consent", async () => {
  const { user } = open({
    getUser: () => authUser({ factors: [app], app_metadata: withPassword }),
    countRecoveryCodes: () => ({ remaining: 2 }),
    renewRecoveryCodes: () => ({ codes }),
  });
  const card = await section("Recovery codes");
  expect(await card.findByText("2 codes left")).toBeTruthy();
  expect(card.getByText(/You only have a few left\./)).toBeTruthy();
  await user.click(card.getByRole("button", { name: "Create new codes" }));
  const dialog = within(await screen.findByRole("alertdialog", { name: "Create new recovery codes?" }));
  await user.click(dialog.getByRole("button", { name: "Create codes" }));
  const kept = within(await screen.findByRole("alertdialog", { name: "Save your recovery codes" }));
  await user.click(kept.getByRole("button", { name: "Copy" }));
  expect(await navigator.clipboard.readText()).toBe(codes.join("\n"));
});

test("one device is signed out, then all others", async () => {
  let items = [device(1, true), device(2), device(3)];
  const signOut = vi.fn(() => {
    items = items.slice(0, 1);
  });
  const { user } = open({
    listSessions: () => ({ items }),
    revokeSession: ({ session_id }) => {
      items = items.filter(({ id }) => id !== session_id);
      return {};
    },
    signOut,
  });
  const card = await section("Your devices");
  expect(await card.findByText("This device")).toBeTruthy();
  const [first] = card.getAllByRole("button", { name: "Sign out Unknown device" });
  await user.click(first!);
  await user.click(within(await screen.findByRole("alertdialog")).getByRole("button", { name: "Sign out" }));
  expect(await findToast("Device signed out")).toBeTruthy();
  await waitFor(() => expect(card.queryByText("IP address 198.51.100.2")).toBeNull());
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole("heading", { name: "Your devices" })),
  );
  await user.click(card.getByRole("button", { name: "Sign out everywhere else" }));
  const dialog = within(await screen.findByRole("alertdialog"));
  expect(dialog.getByText(/1 other device will be signed out/)).toBeTruthy();
  await user.click(dialog.getByRole("button", { name: "Sign out everywhere else" }));
  expect(await findToast("You’re now signed in on this device only")).toBeTruthy();
  expect(signOut).toHaveBeenCalledExactlyOnceWith({ scope: "others" });
});

test("an administrator learns what the second factor is for, and goes on once it is confirmed", async () => {
  const admin = buyerSession({ roles: ["admin"], primaryRole: "admin" });
  open({}, admin, "/profile/settings?need=admin");
  expect(await screen.findByText("Administrators need a second factor")).toBeTruthy();
  expect(screen.queryByRole("link", { name: "Open the admin dashboard" })).toBeNull();
  cleanup();
  open({}, { ...admin, aal: "aal2" }, "/profile/settings?need=admin");
  const on = await screen.findByRole("link", { name: "Open the admin dashboard" });
  expect(on.getAttribute("href")).toBe("/admin");
});

test("what fails to load offers a retry", async () => {
  for (const level of ["error", "warn", "info"] as const) vi.spyOn(console, level).mockReturnValue();
  const lost = vi.spyOn(globalThis, "fetch").mockRejectedValue(new TypeError("Failed to fetch"));
  const { user } = open();
  const card = await section("Your devices");
  await card.findByRole("button", { name: "Retry" });
  lost.mockRestore();
  await user.click(card.getByRole("button", { name: "Retry" }));
  expect(await card.findByText("This device")).toBeTruthy();
});
