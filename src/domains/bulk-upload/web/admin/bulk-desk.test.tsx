import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { expectAccessible } from "../../../../../tests/support/components/expect-accessible.ts";
import { idOf } from "../../../../../tests/support/components/ids.ts";
import { render } from "../../../../../tests/support/components/render.tsx";
import { adminSession } from "../../../../../tests/support/components/sessions.ts";
import { BulkDesk } from "./bulk-desk.tsx";

const upload = (n: number, state: "checked" | "applied") => ({
  ...{ id: idOf(n), fileName: `lot-${n}.csv`, state, source: "cafeto" as const },
  ...{ rowCount: 40, doneCount: 40, errorCount: 2, createCount: 30, updateCount: 8 },
  ...{ pictureCount: 0, pictureDoneCount: 0, pictureFailedCount: 0 },
  ...{ createdAt: "2026-03-02T08:00:00.000Z", appliedAt: null, undoneAt: null, undoReason: null },
  vendor: { id: idOf(9), companyName: "Finca Sol" },
  startedBy: "Ada Brown",
});

test("an applied file is undone with a reason; every file has its result", async () => {
  const sent: unknown[] = [];
  const { user } = render(<BulkDesk />, {
    session: adminSession(),
    at: "/admin?tab=bulk",
    answers: {
      bulkUpload: {
        listAllBulkUploads: () => ({ items: [upload(1, "checked"), upload(2, "applied")], next: null }),
        undoBulkUploadAsAdmin(input) {
          sent.push(input);
          return upload(2, "applied");
        },
      },
    },
  });
  const table = within(await screen.findByRole("table"));
  expect(
    table.getAllByRole("link", { name: /Result file of/ }).map((link) => link.getAttribute("href")),
  ).toEqual([1, 2].map((n) => `/api/admin/bulk-uploads/${idOf(n)}/result`));
  const [undo, ...others] = table.getAllByRole("button", { name: /^Undo/ });
  expect([undo!.getAttribute("aria-label"), others]).toEqual(["Undo lot-2.csv", []]);
  await expectAccessible();
  await user.click(undo!);
  await user.type(await screen.findByRole("textbox", { name: /Reason/ }), "Wrong currency");
  await user.click(within(screen.getByRole("alertdialog")).getByRole("button", { name: /undo/i }));
  expect(await screen.findByText("lot-2.csv is being undone")).toBeTruthy();
  expect(sent).toEqual([{ uploadId: idOf(2), reason: "Wrong currency" }]);
});

test("where no file matches, the filter is the reason; without one, there never was a file", async () => {
  const answers = { bulkUpload: { listAllBulkUploads: () => ({ items: [], next: null }) } };
  const session = adminSession();
  const { unmount } = render(<BulkDesk />, { session, answers, at: "/admin?tab=bulk&state=failed" });
  await screen.findByRole("heading", { name: "No files match" });
  screen.getByRole("link", { name: "Clear search" });
  await expectAccessible();
  unmount();
  render(<BulkDesk />, { session, answers, at: "/admin?tab=bulk" });
  await screen.findByRole("heading", { name: "No product files yet" });
  expect(screen.queryByText("No files match")).toBeNull();
  await expectAccessible();
});

test("the log of exports names the list, who and as what", async () => {
  render(<BulkDesk />, {
    session: adminSession(),
    language: "pt",
    at: "/admin?tab=bulk&view=exports",
    answers: {
      bulkUpload: {
        listExports: () => ({
          items: [
            {
              position: 7,
              list: "orders",
              by: "Ines Prado",
              roles: ["admin"],
              at: "2026-03-02T08:00:00.000Z",
            },
            { position: 3, list: "shop-products", by: null, roles: [], at: "2026-03-01T08:00:00.000Z" },
          ],
          next: null,
        }),
      },
    },
  });
  expect(await screen.findByText("Todos os pedidos")).toBeTruthy();
  expect(document.body.textContent).toContain("Ines Prado · Administrador");
  expect(document.body.textContent).toContain("Desconhecido");
  await expectAccessible();
});
