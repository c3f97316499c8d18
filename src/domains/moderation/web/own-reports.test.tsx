import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { refusal } from "../../../../tests/support/components/answer-api.ts";
import { expectAccessible } from "../../../../tests/support/components/expect-accessible.ts";
import { idOf } from "../../../../tests/support/components/ids.ts";
import { render } from "../../../../tests/support/components/render.tsx";
import { buyerSession } from "../../../../tests/support/components/sessions.ts";
import type { OwnReport } from "../reporter-calls.ts";
import LinkedReport from "./linked-report.tsx";
import { OwnReports } from "./own-reports.tsx";

const report: OwnReport = {
  ...{ id: idOf(1), reference: "R-10042", kind: "product", reason: "misleading", title: "Huila", words: "" },
  ...{ state: "closed", outcome: "none", answer: "The pictures are its own.", canObject: true },
  ...{ objection: null, objectionOutcome: null, objectionAnswer: null },
  ...{ createdAt: "2026-11-02T09:00:00.000Z", closedAt: "2026-11-03T09:00:00.000Z" },
};
const text = "Look at the second picture of the page.";

test("in the account stands what was decided, and one objects once with words", async () => {
  let current = report;
  const { user } = render(<OwnReports />, {
    session: buyerSession(),
    answers: {
      moderation: {
        listOwnReports: () => ({ items: [current] }),
        objectToReport({ reportId, objection }) {
          expect(reportId).toBe(report.id);
          current = { ...report, objection, canObject: false };
          return {};
        },
      },
    },
  });
  expect(await screen.findByText("The pictures are its own.")).toBeTruthy();
  await expectAccessible();
  await user.click(screen.getByRole("button", { name: "Object" }));
  const dialog = await screen.findByRole("alertdialog");
  await user.click(within(dialog).getByRole("button", { name: "Send objection" }));
  expect(within(dialog).getByText("Please write 20 to 2,000 characters.")).toBeTruthy();
  await user.type(within(dialog).getByRole("textbox"), text);
  await user.click(within(dialog).getByRole("button", { name: "Send objection" }));
  expect(await screen.findByText("We’re reviewing it.")).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole("button", { name: "Object" })).toBeNull());
});

test("by the mailed link a visitor reads the decision and objects; a failure leaves the words", async () => {
  let current = report;
  let isDown = true;
  const { user } = render(<LinkedReport token="secret" />, {
    answers: {
      moderation: {
        getReportByLink: () => current,
        objectByLink({ token, objection }) {
          if (isDown) throw refusal("SERVICE_UNAVAILABLE", { retryAfterSeconds: 1 });
          expect(token).toBe("secret");
          current = { ...report, objection, canObject: false };
          return {};
        },
      },
    },
  });
  const field = await screen.findByRole<HTMLTextAreaElement>("textbox");
  await user.type(field, text);
  await user.click(screen.getByRole("button", { name: "Send objection" }));
  await waitFor(() =>
    expect(screen.getByRole("button", { name: "Send objection" }).getAttribute("aria-busy")).toBeNull(),
  );
  expect(screen.getByRole<HTMLTextAreaElement>("textbox").value).toBe(text);
  await expectAccessible();
  isDown = false;
  await user.click(screen.getByRole("button", { name: "Send objection" }));
  expect(await screen.findByText("We’re reviewing it.")).toBeTruthy();
});

test("a link that is not known says so", async () => {
  render(<LinkedReport token="guessed" />, {
    answers: {
      moderation: {
        getReportByLink() {
          throw refusal("NOT_FOUND");
        },
      },
    },
  });
  expect(await screen.findByText("This link doesn’t work")).toBeTruthy();
  await expectAccessible();
});
