import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import type { Approval } from "#domains/approvals/approval-shape.ts";
import type { AuditEntry } from "#domains/security/audit-calls.ts";
import { refusal } from "../../../../tests/support/components/answer-api.ts";
import { expectAccessible } from "../../../../tests/support/components/expect-accessible.ts";
import { idOf } from "../../../../tests/support/components/ids.ts";
import { render } from "../../../../tests/support/components/render.tsx";
import { adminSession } from "../../../../tests/support/components/sessions.ts";
import type { Watch } from "../watch-calls.ts";
import { readSecurityAddress } from "./security-address.ts";
import { SecurityPanel } from "./security-panel.tsx";

beforeEach(() => {
  for (const loudness of ["error", "warn", "info"] as const) vi.spyOn(console, loudness).mockReturnValue();
});

const at = "2026-11-24T03:35:00.000Z";
const approval: Approval = {
  ...{ id: idOf(1), requestId: idOf(2), action: "parcel.refund", subjectKind: "parcel", subjectId: idOf(3) },
  ...{ amountCents: 60_000, facts: { vendor: "Slow Tide", order: 10_001, orderId: idOf(4) } },
  ...{
    reason: "All bags torn",
    state: "waiting",
    requestedBy: "Amara",
    isOwn: false,
    mayDecide: true,
    requestedAt: at,
  },
  ...{ expiresAt: at, decidedBy: null, decidedAt: null, decisionReason: null },
};
const entry: AuditEntry = {
  ...{
    position: 7,
    action: "user.set-order-limit",
    actor: { id: idOf(5), name: "Amara" },
    actorRoles: ["admin"],
  },
  ...{ subjectKind: "user", subjectId: idOf(6), owner: { id: idOf(6), name: null } },
  ...{ before: { totalCents: null }, after: { totalCents: 2_000_000 }, reason: null, isReasonErased: true },
  ...{ address: "203.0.113.7", requestId: "r", hash: "abc", createdAt: at },
};
const watch: Watch = {
  chain: { entries: 7, hash: "abc", checkedAt: at, differences: 0 },
  administrators: [
    {
      ...{ id: idOf(5), name: "Amara", email: "amara@cafeto.example", isSelf: true, recoveryCodes: 8 },
      factors: [{ name: "Authenticator", type: "totp", since: at }],
      sessions: [
        {
          id: idOf(8),
          userAgent: null,
          ipAddress: null,
          hasSecondFactor: true,
          createdAt: at,
          lastSeenAt: at,
        },
      ],
    },
  ],
  signIns: {
    failed: [
      { userId: null, name: null, attempts: 12, addresses: 2, lastAt: at, lastAddress: "198.51.100.1" },
    ],
    locked: [{ userId: idOf(9), name: "Carl", why: "wrongCodes", until: at, wrongCodes: 5 }],
  },
  apiKeys: { items: [], total: 0 },
  limits: [{ limit: "sign_in_account", who: "a@b.example", attempts: 9, until: at }],
};

type Answers = Parameters<typeof render>[1] & object;
function open(more: Record<string, unknown> = {}, atPath = "/admin?tab=security") {
  return render(<SecurityPanel />, {
    session: adminSession(),
    at: atPath,
    path: "/admin",
    answers: {
      security: {
        listApprovals: () => ({ items: [approval], otherAdministrators: 1, total: 1, page: 1, pageSize: 20 }),
        listAuditEntries: () => ({ items: [entry], next: null }),
        getWatch: () => watch,
        ...more,
      },
    } as Answers["answers"] & object,
  });
}

test("it shows what waits, the log with what changed, the chain, and who is signed in", async () => {
  const { user, address } = open();
  expect(await screen.findByText("Refund a parcel: $600.00")).toBeTruthy();
  expect(screen.getByRole("link", { name: "Order 10001" })).toBeTruthy();
  expect(await screen.findByText("The log is intact")).toBeTruthy();
  expect(screen.getByText("12 attempts")).toBeTruthy();
  expect(screen.getByText("App: Authenticator")).toBeTruthy();
  expect(screen.getByText("5 wrong codes")).toBeTruthy();
  expect(screen.getByText("Sign-ins to one account")).toBeTruthy();
  await expectAccessible();
  const table = screen.getByRole("table", { name: "Audit log" });
  await user.click(within(table).getByRole("link", { name: "Raised an order limit" }));
  expect(address()).toBe("/admin?tab=security&entry=7");
  const row = await screen.findByRole("row", { name: /totalCents/ });
  expect(within(row).getByText("$20,000.00")).toBeTruthy();
  expect(screen.getByText("The reason was deleted with the account.")).toBeTruthy();
  await expectAccessible();
});

test("another’s request is approved with a word, or declined with a reason", async () => {
  const sent: unknown[] = [];
  const { user } = open({
    approve(input: unknown) {
      sent.push(input);
      return {};
    },
    decline(input: unknown) {
      sent.push(input);
      return {};
    },
  });
  await user.click(await screen.findByRole("button", { name: "Approve" }));
  const dialog = screen.getByRole("alertdialog", { name: "Approve and do it now?" });
  await user.click(within(dialog).getByRole("button", { name: "Approve" }));
  expect(await screen.findByText("Approved and done")).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Decline" }));
  const other = screen.getByRole("alertdialog", { name: "Decline this request?" });
  await user.click(within(other).getByRole("button", { name: "Decline" }));
  expect(sent).toEqual([{ approvalId: approval.id }]);
  await user.type(within(other).getByRole("textbox"), "Another bag");
  await user.click(within(other).getByRole("button", { name: "Decline" }));
  await waitFor(() => expect(sent[1]).toEqual({ approvalId: approval.id, reason: "Another bag" }));
});

test("what was refused stays open with its words; one’s own is only withdrawn", async () => {
  const own = { ...approval, isOwn: true };
  const drawn = open({
    listApprovals: () => ({ items: [own], otherAdministrators: 0, total: 1, page: 1, pageSize: 20 }),
    withdraw() {
      throw refusal("CONFLICT");
    },
  });
  expect(await screen.findByText("You need a second administrator")).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Approve" })).toBeNull();
  await drawn.user.click(screen.getByRole("button", { name: "Withdraw" }));
  await drawn.user.click(within(screen.getByRole("alertdialog")).getByRole("button", { name: "Withdraw" }));
  await waitFor(() => expect(document.querySelector("li[data-type=error]")).not.toBeNull());
});

test("a session, a lock, a key and a limit are each ended with a reason; what is gone already is said", async () => {
  const key = {
    ...{
      id: idOf(20),
      name: "Warehouse",
      start: "cafeto_ab",
      companyName: "Slow Tide",
      scopes: ["stock:write"],
    },
    ...{ createdAt: at, lastUsedAt: null, expiresAt: null },
  };
  const other = { ...watch.administrators[0]!, id: idOf(21), name: "Ben", isSelf: false };
  const sent: unknown[] = [];
  const take = (input: unknown) => {
    sent.push(input);
    return {};
  };
  const { user } = render(<SecurityPanel />, {
    session: adminSession(),
    at: "/admin?tab=security",
    path: "/admin",
    answers: {
      security: {
        listApprovals: () => ({ items: [], otherAdministrators: 1, total: 0, page: 1, pageSize: 20 }),
        listAuditEntries: () => ({ items: [], next: null }),
        getWatch: () => ({
          ...watch,
          administrators: [watch.administrators[0]!, other],
          apiKeys: { items: [key], total: 1 },
        }),
      },
      users: {
        endUserSession: take,
        unlockUser: take,
        clearUserLimit() {
          throw refusal("NOT_FOUND");
        },
      },
      integrations: { revokeApiKeyAsAdmin: take },
    },
  });
  const act = async (name: string, confirm: string, reason: string) => {
    await user.click(await screen.findByRole("button", { name }));
    const dialog = screen.getByRole("alertdialog", { name });
    await user.click(within(dialog).getByRole("button", { name: confirm }));
    expect(within(dialog).getByText("Please write at least 3 characters.")).toBeTruthy();
    await expectAccessible();
    await user.type(within(dialog).getByRole("textbox"), reason);
    await user.click(within(dialog).getByRole("button", { name: confirm }));
    await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
  };
  await act("End this session of Ben?", "End session", "Lost tablet");
  await act("Unlock Carl?", "Unlock", "He called us");
  await act("Revoke the key Warehouse of Slow Tide?", "Revoke key", "It was published");
  await act("Reset this limit?", "Reset", "A fair");
  expect(sent).toEqual([
    { sessionId: idOf(8), reason: "Lost tablet" },
    { userId: idOf(9), reason: "He called us" },
    { keyId: idOf(20), reason: "It was published" },
  ]);
  expect(await screen.findByText("Already done or changed since")).toBeTruthy();
  // One's own sessions are ended among one's own settings.
  expect(screen.queryByRole("button", { name: "End this session of Amara?" })).toBeNull();
});

test("a broken chain is an alarm", async () => {
  open({ getWatch: () => ({ ...watch, chain: { ...watch.chain, differences: 2 } }) });
  expect(await screen.findByText("The log was tampered with in 2 places")).toBeTruthy();
});

test("the address is read as far as it is valid", () => {
  const read = (query: string) => readSecurityAddress(new URLSearchParams(query));
  expect(read("")).toEqual({ approvals: "waiting", approvalsPage: 1, filters: {}, entry: null });
  expect(
    read(
      `actor=${idOf(5)}&action=vendor.approve&subject=vendor&id=%20x%00&from=2026-11-01&until=never&before=7&page=2&entry=9`,
    ),
  ).toEqual({
    approvals: "waiting",
    approvalsPage: 2,
    filters: {
      ...{ actorId: idOf(5), action: "vendor.approve", subjectKind: "vendor", subjectId: "x" },
      ...{ from: "2026-11-01", before: 7 },
    },
    entry: 9,
  });
  expect(read("actor=1&action=x&subject=y&before=-1&page=x&approvals=z").filters).toEqual({});
});
