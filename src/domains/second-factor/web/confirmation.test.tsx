import { screen, waitFor, within } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { api } from "#client/api.ts";
import { type Answers, refusal } from "../../../../tests/support/components/answer-api.ts";
import { authUser, factorOf, sessionOf } from "../../../../tests/support/components/auth-user.ts";
import { expectAccessible } from "../../../../tests/support/components/expect-accessible.ts";
import { fill } from "../../../../tests/support/components/read-screen.ts";
import { render } from "../../../../tests/support/components/render.tsx";
import { AddAppDialog } from "./add-app-dialog.tsx";
import { Confirmation } from "./confirmation.tsx";

const withPassword = authUser({ app_metadata: { roles: ["buyer"], providers: ["credential"] } });
const started = {
  id: factorOf().id,
  type: "totp" as const,
  friendly_name: "Old phone",
  phone: null,
  totp: { qr_code: "data:image/svg+xml,", secret: "ABCDEFGHIJKL", uri: "otpauth://totp/x" },
};
const codes = Array.from({ length: 10 }, (_, n) => `abcd-000${n}`);

/** Refused until it is confirmed. */
function sensitive<Answer>(answer: Answer) {
  let isConfirmed = false;
  return {
    confirm: () => {
      isConfirmed = true;
    },
    call: vi.fn(() => {
      if (!isConfirmed) throw refusal("CONFIRMATION_REQUIRED");
      return answer;
    }),
  };
}

const open = (auth: NonNullable<Answers["auth"]>) =>
  render(
    <>
      <AddAppDialog names={[]} codeTo={null} onAdded={async () => {}} />
      <Confirmation />
    </>,
    { answers: { auth } },
  );

test("the password is asked for over what is being done, which then goes on with all that was typed", async () => {
  const { call: enrollFactor, confirm } = sensitive(started);
  const confirmSession = vi.fn(({ password }: { password?: string | undefined }) => {
    if (password !== "washed-geisha-2150") throw refusal("INVALID_CREDENTIALS");
    confirm();
    return {};
  });
  const { user } = open({ getUser: () => withPassword, enrollFactor, confirmSession });
  await user.click(screen.getByRole("button", { name: "Add authenticator app" }));
  await fill(user, await screen.findByRole("textbox", { name: /Name/ }), "Old phone");
  await user.click(screen.getByRole("button", { name: "Continue" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Confirm it’s you" }));
  await expectAccessible();
  const field = await dialog.findByLabelText(/^Password/);
  await user.type(field, "wrong-one{Enter}");
  await waitFor(() => expect(field.getAttribute("aria-invalid")).toBe("true"));
  await fill(user, field, "washed-geisha-2150");
  await user.click(dialog.getByRole("button", { name: "Confirm" }));
  expect(await screen.findByText("ABCD EFGH IJKL")).toBeTruthy();
  expect(screen.queryByRole("dialog", { name: "Confirm it’s you" })).toBeNull();
  expect(enrollFactor).toHaveBeenCalledTimes(2);
  expect(enrollFactor).toHaveBeenLastCalledWith({ friendly_name: "Old phone", factor_type: "totp" });
});

test("calls at the same time share one question; closed, both fail as the server refused them", async () => {
  const { call } = sensitive({ codes });
  const { user } = open({ getUser: () => withPassword, renewRecoveryCodes: call });
  const calls = Promise.allSettled([api.auth.renewRecoveryCodes({}), api.auth.renewRecoveryCodes({})]);
  await screen.findByRole("dialog", { name: "Confirm it’s you" });
  await user.keyboard("{Escape}");
  for (const ended of await calls)
    expect(ended).toMatchObject({ status: "rejected", reason: { code: "CONFIRMATION_REQUIRED" } });
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(call).toHaveBeenCalledTimes(2);
});

test("a factor confirms in place of the password", async () => {
  const { call, confirm } = sensitive({ codes });
  const { user } = open({
    getUser: () => ({ ...withPassword, factors: [factorOf()] }),
    renewRecoveryCodes: call,
    challengeFactor: () => ({ id: factorOf().id, type: "totp", expires_at: 1_800_000_000 }),
    verifyFactor: () => {
      confirm();
      return sessionOf();
    },
  });
  const renewed = api.auth.renewRecoveryCodes({});
  await user.click(await screen.findByRole("button", { name: "Authenticator app: Old phone" }));
  await user.type(screen.getByRole("textbox", { name: /Code from/ }), "123456{Enter}");
  expect(await renewed).toEqual({ codes });
});

test("without password and factor a mailed code confirms", async () => {
  const { call, confirm } = sensitive({ codes });
  const reauthenticate = vi.fn(() => ({}));
  const { user } = open({
    getUser: () => authUser(),
    renewRecoveryCodes: call,
    reauthenticate,
    confirmSession: ({ nonce }) => {
      if (nonce === "123456") confirm();
      return {};
    },
  });
  const renewed = api.auth.renewRecoveryCodes({});
  await user.click(await screen.findByRole("button", { name: "Email me a code" }));
  await waitFor(() => expect(reauthenticate).toHaveBeenCalledOnce());
  await user.type(screen.getByRole("textbox", { name: /Code from our email/ }), "123456{Enter}");
  expect(await renewed).toEqual({ codes });
});

test("an administrator's first factor asks for the mailed code, and says a wrong one at its field", async () => {
  const enrollFactor = vi.fn(({ nonce }: { nonce?: string | undefined }) => {
    if (nonce !== "123456") throw refusal("INVALID_CODE");
    return started;
  });
  const { user } = render(<AddAppDialog names={[]} codeTo="ada@example.com" onAdded={async () => {}} />, {
    answers: { auth: { enrollFactor } },
  });
  await user.click(screen.getByRole("button", { name: "Add authenticator app" }));
  const code = await screen.findByRole("textbox", { name: /Code from our email/ });
  await user.click(screen.getByRole("button", { name: "Continue" }));
  expect(await screen.findByText("Please enter the code")).toBeTruthy();
  expect(enrollFactor).not.toHaveBeenCalled();
  await user.type(code, "111111{Enter}");
  expect(await screen.findByText("This code is wrong or has expired")).toBeTruthy();
  await fill(user, code, "123456");
  await user.click(screen.getByRole("button", { name: "Continue" }));
  expect(await screen.findByText("ABCD EFGH IJKL")).toBeTruthy();
});
