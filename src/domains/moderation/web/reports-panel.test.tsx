import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import type { Report } from "#domains/moderation/report-calls.ts";
import { expectAccessible } from "../../../../tests/support/components/expect-accessible.ts";
import { idOf } from "../../../../tests/support/components/ids.ts";
import { render } from "../../../../tests/support/components/render.tsx";
import { adminSession } from "../../../../tests/support/components/sessions.ts";
import { ReportsPanel } from "./reports-panel.tsx";

const report: Report = {
  ...{ id: idOf(1), reference: "R-10042", kind: "message", reason: "harassment", words: "Rude" },
  reviewId: null,
  reporter: { name: "Ada Reyes", email: "ada@example.com" },
  reported: null,
  texts: [
    {
      ...{ messageId: idOf(2), content: "Go away.", createdAt: "2026-11-02T08:00:00.000Z" },
      pictureIds: [idOf(3)],
    },
  ],
  ...{ state: "open", closeReason: null, closedAt: null, createdAt: "2026-11-02T09:00:00.000Z" },
};

test("an open report shows the copy and its picture, and is closed with a reason only", async () => {
  const closed: object[] = [];
  const { user } = render(<ReportsPanel />, {
    session: adminSession(),
    answers: {
      moderation: {
        listReports: ({ state }) => {
          const items = state === "open" && closed.length === 0 ? [report] : [];
          return { items, total: items.length, page: 1, pageSize: 10 };
        },
        closeReport(input) {
          closed.push(input);
          return { ...report, state: "closed", closeReason: input.closeReason };
        },
      },
    },
  });
  expect(await screen.findByText("Go away.")).toBeTruthy();
  expect(screen.getByText("Ada Reyes (ada@example.com) reports Former account")).toBeTruthy();
  expect(screen.getByRole("img", { name: "Reported picture 1" }).getAttribute("src")).toBe(
    `/storage/v1/messages/pictures/${idOf(3)}-480.webp`,
  );
  await user.click(screen.getByRole("button", { name: "Close report" }));
  const dialog = await screen.findByRole("alertdialog", { name: "Close report R-10042?" });
  const confirm = within(dialog).getByRole("button", { name: "Close report" });
  await user.click(confirm);
  expect(within(dialog).getByText("Enter a reason.")).toBeTruthy();
  expect(closed).toEqual([]);
  await user.type(within(dialog).getByRole("textbox"), "We warned the shop.");
  await user.click(confirm);
  await waitFor(() => expect(screen.getByText("No open reports")).toBeTruthy());
  expect(closed).toEqual([{ reportId: report.id, closeReason: "We warned the shop." }]);
  await expectAccessible();
});
