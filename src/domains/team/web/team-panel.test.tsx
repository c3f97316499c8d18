import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { answerApi, refusal } from "../../../../tests/support/components/answer-api.ts";
import { expectAccessible } from "../../../../tests/support/components/expect-accessible.ts";
import { render } from "../../../../tests/support/components/render.tsx";
import { buyerSession } from "../../../../tests/support/components/sessions.ts";
import type { TeamView } from "../contract.ts";
import { TeamPanel } from "./team-panel.tsx";

const id = (last: number) => `0198c2a1-6f6e-7a31-8a52-3b1e0c6f${String(last).padStart(4, "0")}`;
const since = "2026-01-01T00:00:00.000Z";
const owner = { userId: id(1), fullName: "Ada Reyes", avatarUrl: null, email: "ada@example.com", since };
const packer = { userId: id(2), fullName: "Luz Marín", avatarUrl: null, email: "luz@example.com", since };
const alone: TeamView = { members: [{ ...owner, role: "owner" }], invitations: [], largestTeam: 20 };
const two: TeamView = {
  ...alone,
  members: [...alone.members, { ...packer, role: "packer" }],
  invitations: [
    {
      ...{ id: id(9), email: "sol@example.com", role: "accountant", invitedBy: "Ada Reyes" },
      ...{ sentAt: since, expiresAt: "2026-01-08T00:00:00.000Z", isExpired: true },
    },
  ],
};
const shop = { id: id(4), companyName: "La Loma", planType: "basic", isApproved: true };
const sessionOf = (teamRole: "owner" | "packer") =>
  buyerSession({
    userId: teamRole === "owner" ? owner.userId : packer.userId,
    roles: ["buyer", "vendor"],
    primaryRole: "vendor",
    vendor: { ...shop, teamRole },
  });

const show = (team: TeamView, teamRole: "owner" | "packer" = "owner") =>
  render(<TeamPanel />, { session: sessionOf(teamRole), answers: { team: { listTeam: () => team } } });

test("an owner who works alone invites somebody; problems are at the field, and what was typed stays", async () => {
  const { user } = show(alone);
  await user.click(await screen.findByRole("button", { name: "Invite someone" }));
  const dialog = within(screen.getByRole("dialog", { name: "Invite someone to your team" }));
  const email = dialog.getByLabelText(/^Email address/);
  await user.click(dialog.getByRole("button", { name: "Send invitation" }));
  expect(dialog.getByText("Enter a valid email address.")).toBeTruthy();
  await user.type(email, "luz@example.com");
  answerApi({
    team: {
      inviteMember() {
        throw refusal("BAD_REQUEST", { issues: [{ path: "email", message: "member" }] });
      },
    },
  });
  await user.click(dialog.getByRole("radio", { name: /^Accounting/ }));
  await user.click(dialog.getByRole("button", { name: "Send invitation" }));
  expect(await dialog.findByText("This person is already on your team.")).toBeTruthy();
  expect(email).toHaveProperty("value", "luz@example.com");
  await expectAccessible();
  const asked: unknown[] = [];
  answerApi({
    team: {
      inviteMember(input) {
        asked.push(input);
        return two;
      },
    },
  });
  await user.click(dialog.getByRole("button", { name: "Send invitation" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(asked).toEqual([{ email: "luz@example.com", role: "accountant" }]);
  expect(await screen.findByRole("heading", { name: /sol@example\.com/ })).toBeTruthy();
});

test("an owner changes a role, and removes with a reason", async () => {
  const { user } = show(two);
  await user.click(await screen.findByRole("button", { name: "Change Luz Marín’s role" }));
  const roles = within(screen.getByRole("dialog"));
  const save = roles.getByRole("button", { name: "Save role" });
  expect(save).toHaveProperty("disabled", true);
  const asked: unknown[] = [];
  answerApi({
    team: {
      changeMemberRole(input) {
        asked.push(input);
        return two;
      },
      removeMember(input) {
        asked.push(input);
        return alone;
      },
    },
  });
  await user.click(roles.getByRole("radio", { name: /^Manager/ }));
  await user.click(save);
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  await user.click(screen.getByRole("button", { name: "Remove Luz Marín" }));
  const removal = within(screen.getByRole("alertdialog"));
  await user.click(removal.getByRole("button", { name: "Remove from team" }));
  expect(removal.getByText("Enter a reason of at least 3 characters.")).toBeTruthy();
  await user.type(removal.getByLabelText(/^Reason/), "The harvest is over.");
  await user.click(removal.getByRole("button", { name: "Remove from team" }));
  await waitFor(() => expect(screen.queryByRole("heading", { name: /Luz/ })).toBeNull());
  expect(asked).toEqual([
    { memberId: packer.userId, role: "manager" },
    { memberId: packer.userId, reason: "The harvest is over." },
  ]);
});

test("an expired invitation says so, and is sent again or revoked after a question", async () => {
  const { user } = show(two);
  const row = (await screen.findByRole("heading", { name: /sol@example\.com/ })).closest("li")!;
  expect(row.textContent).toContain("Expired: Jan 8, 2026");
  answerApi({ team: { resendInvitation: () => two, revokeInvitation: () => ({ ...two, invitations: [] }) } });
  await user.click(screen.getByRole("button", { name: "Resend the invitation to sol@example.com" }));
  expect(await screen.findByText("Sent again to sol@example.com")).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Revoke the invitation to sol@example.com" }));
  await user.click(
    within(screen.getByRole("alertdialog")).getByRole("button", { name: "Revoke invitation" }),
  );
  await waitFor(() => expect(screen.queryByRole("heading", { name: /sol@/ })).toBeNull());
});

test("a member sees who works there and can leave, nothing else", async () => {
  show(two, "packer");
  expect(await screen.findByRole("button", { name: "Leave team" })).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Invite someone" })).toBeNull();
  expect(screen.queryByRole("button", { name: /^(Remove|Change role)/ })).toBeNull();
});
