import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import type { ApiScope } from "#kernel/api-scopes.ts";
import { answerApi, refusal } from "../../../../tests/support/components/answer-api.ts";
import { expectAccessible } from "../../../../tests/support/components/expect-accessible.ts";
import { idOf } from "../../../../tests/support/components/ids.ts";
import { render } from "../../../../tests/support/components/render.tsx";
import { KeysPanel } from "./keys-panel.tsx";

beforeEach(() => {
  for (const loudness of ["error", "warn", "info"] as const) vi.spyOn(console, loudness).mockReturnValue();
});

const keyOf = (number: number, name: string, more = {}) => ({
  id: idOf(number),
  name,
  start: "cafeto_abc",
  scopes: ["products:read"] as ApiScope[],
  createdAt: "2026-10-01T00:00:00.000Z",
  lastUsedAt: null,
  expiresAt: null,
  revokedAt: null,
  ...more,
});

type Asked = { name: string; scopes: ApiScope[]; expiresInDays?: number | undefined };

async function openDialog(refuse?: () => unknown) {
  const asked: Asked[] = [];
  const stored: ReturnType<typeof keyOf>[] = [];
  const drawn = render(<KeysPanel />, {
    answers: {
      integrations: {
        listApiKeys: () => ({ items: stored }),
        createApiKey(input) {
          asked.push(input);
          const error = refuse?.();
          if (error) throw error;
          const apiKey = keyOf(1, input.name);
          stored.push(apiKey);
          return { apiKey, key: "cafeto_abc_the_rest" };
        },
      },
    },
  });
  await screen.findByRole("heading", { name: "No keys yet" });
  await drawn.user.click(screen.getByRole("button", { name: "Create key" }));
  const dialog = screen.getByRole("dialog", { name: "New API key" });
  const create = () => drawn.user.click(within(dialog).getByRole("button", { name: "Create key" }));
  return { ...drawn, asked, dialog, create, name: within(dialog).getByRole("textbox", { name: /^Name/ }) };
}

test("a key is made with name, scopes and lifetime, shown once, and leaves only by its button", async () => {
  const { user, asked, dialog, create, name } = await openDialog();
  expect(document.activeElement).toBe(name);
  await expectAccessible(dialog);
  await user.type(name, "Warehouse");
  await user.click(within(dialog).getByRole("checkbox", { name: "View your products" }));
  await user.click(within(dialog).getByRole("checkbox", { name: "Change stock" }));
  await user.click(within(dialog).getByRole("checkbox", { name: "View your products" }));
  await user.selectOptions(within(dialog).getByRole("combobox", { name: "Valid for" }), "365 days");
  await create();
  const secret = await screen.findByRole("alertdialog", { name: "Your new key" });
  expect(asked).toEqual([{ name: "Warehouse", scopes: ["stock:write"], expiresInDays: 365 }]);
  expect(within(secret).getByText("cafeto_abc_the_rest")).toBeTruthy();
  expect(secret.textContent).toContain("We show this only once and can’t recover it.");
  await user.keyboard("{Escape}");
  const warning = within(secret).getByText("We show this only once. If you lose it, create a new one.");
  expect(warning.closest("[role=status]")).not.toBeNull();
  await expectAccessible(secret);
  await user.click(within(secret).getByRole("button", { name: "I’ve saved it" }));
  await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
  expect(await screen.findByRole("heading", { name: "Warehouse" })).toBeTruthy();
  expect(screen.queryByText("cafeto_abc_the_rest")).toBeNull();
});

test("a key without name or scope is refused at its fields, and not asked for", async () => {
  const { asked, dialog, create, name } = await openDialog();
  await create();
  expect(name.getAttribute("aria-invalid")).toBe("true");
  expect(within(dialog).getByText("Enter a name for the key.")).toBeTruthy();
  const scopes = within(dialog).getByRole("group", { name: "Permissions" });
  expect(document.getElementById(scopes.getAttribute("aria-describedby")!)!.textContent).toBe(
    "Choose at least one.",
  );
  expect(asked).toEqual([]);
});

test("a key that never ends is asked for without days; a refusal is said, and what was typed stays", async () => {
  const { user, asked, dialog, create, name } = await openDialog(() => refusal("TOO_MANY_API_KEYS"));
  await user.type(name, "Warehouse");
  await user.click(within(dialog).getByRole("checkbox", { name: "View your products" }));
  await user.selectOptions(
    within(dialog).getByRole("combobox", { name: "Valid for" }),
    "Until you revoke it",
  );
  await create();
  expect(await within(dialog).findByRole("alert")).toBeTruthy();
  expect(name).toHaveProperty("value", "Warehouse");
  expect(asked).toEqual([{ name: "Warehouse", scopes: ["products:read"] }]);
});

test("a key says whether it is valid and when it was used; only a valid one can be revoked, after a question", async () => {
  const used = keyOf(1, "Warehouse", { lastUsedAt: "2026-11-20T10:30:00.000Z" });
  const revoked: string[] = [];
  const over = { revokedAt: "2026-11-23T00:00:00.000Z" };
  const { user } = render(<KeysPanel />, {
    answers: {
      integrations: {
        listApiKeys: () => ({
          items: [
            revoked.length > 0 ? { ...used, ...over } : used,
            keyOf(2, "Old", { expiresAt: "2020-01-01T00:00:00.000Z" }),
            keyOf(3, "Gone", over),
          ],
        }),
        revokeApiKey({ keyId }) {
          revoked.push(keyId);
          return { ...used, ...over };
        },
      },
    },
  });
  const row = async (name: string) => (await screen.findByRole("heading", { name })).closest("li")!;
  expect((await row("Warehouse")).textContent).toContain("Active");
  expect((await row("Warehouse")).textContent).toContain("Last used Nov 20, 2026");
  expect((await row("Old")).textContent).toContain("Expired");
  expect((await row("Old")).textContent).toContain("Never used");
  expect((await row("Gone")).textContent).toContain("Revoked");
  expect(screen.getAllByRole("button", { name: /^Revoke/ })).toHaveLength(1);
  await expectAccessible();
  await user.click(screen.getByRole("button", { name: "Revoke Warehouse" }));
  const question = screen.getByRole("alertdialog", { name: "Revoke “Warehouse”?" });
  await user.click(within(question).getByRole("button", { name: "Revoke" }));
  expect(await screen.findByText("Key revoked")).toBeTruthy();
  expect(revoked).toEqual([idOf(1)]);
  await waitFor(() => expect(screen.queryByRole("button", { name: /^Revoke/ })).toBeNull());
});

test("keys that can't be loaded are tried again", async () => {
  const { user } = render(<KeysPanel />, {
    answers: {
      integrations: {
        listApiKeys() {
          throw refusal("FORBIDDEN");
        },
      },
    },
  });
  expect(await screen.findByText("We couldn’t load your API keys.")).toBeTruthy();
  answerApi({ integrations: { listApiKeys: () => ({ items: [keyOf(1, "Warehouse")] }) } });
  await user.click(screen.getByRole("button", { name: "Try Again" }));
  expect(await screen.findByRole("heading", { name: "Warehouse" })).toBeTruthy();
});
