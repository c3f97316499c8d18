import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { expectAccessible } from "../../../../../tests/support/components/expect-accessible.ts";
import { idOf } from "../../../../../tests/support/components/ids.ts";
import { render } from "../../../../../tests/support/components/render.tsx";
import { adminSession } from "../../../../../tests/support/components/sessions.ts";
import type { Report, ReportSummary } from "../../report-calls.ts";
import { Moderation } from "./moderation.tsx";

const summary: ReportSummary = {
  ...{ id: idOf(1), reference: "R-482-019-375", kind: "product", reason: "misleading", title: "Huila" },
  ...{ state: "open", outcome: null, isSuspected: false, takenBy: null, isMine: false, otherCount: 1 },
  ...{ hasObjection: false, createdAt: "2026-11-02T09:00:00.000Z", closedAt: null },
};
const copy = (title: string) => ({
  title,
  texts: [{ messageId: idOf(2), content: "Washed.", createdAt: "2026-10-01T08:00:00.000Z", pictureIds: [] }],
  pictureUrls: [],
});
const report: Report = {
  ...summary,
  words: "The picture shows another coffee.",
  reporter: { name: "Eva Luz", email: "eva@people.example" },
  hasAccount: false,
  reported: { name: "Ana Ruiz", email: "ana@finca.example", language: "es" },
  subjectId: idOf(2),
  atReport: copy("Huila"),
  now: { state: "shown", thing: copy("Huila Supremo"), version: null, vendorId: idOf(3) },
  ...{ takenAt: null, answer: null, closedBy: null, objection: null, objectedAt: null },
  ...{ objectionOutcome: null, objectionAnswer: null, mayAnswer: true },
  others: [
    {
      ...{ id: idOf(4), reference: "R-10043", reason: "rights", words: "It is our picture." },
      createdAt: "2026-11-02T10:00:00.000Z",
    },
  ],
};

test("the queue names each report, and its choices stand in the address", async () => {
  const asked: object[] = [];
  const { user, address } = render(<Moderation />, {
    session: adminSession(),
    at: "/admin?tab=moderation",
    answers: {
      moderation: {
        listReports(input) {
          asked.push(input);
          return { items: [summary], next: null };
        },
      },
    },
  });
  expect((await screen.findAllByText("Huila")).length).toBeGreaterThan(0);
  expect(screen.getAllByText("+1 other").length).toBeGreaterThan(0);
  await expectAccessible();
  await user.selectOptions(screen.getByRole("combobox", { name: "Kind" }), "Product");
  await waitFor(() => expect(address()).toContain("kind=product"));
  await user.selectOptions(screen.getByRole("combobox", { name: "Age" }), "7 days or older");
  await waitFor(() => expect(address()).toContain("days=7"));
  await waitFor(() => expect(asked.at(-1)).toMatchObject({ list: "open", kind: "product" }));
});

test("a report is taken, then decided with a rule, facts and an answer; what is missing is said", async () => {
  let current = report;
  const decided: object[] = [];
  const { user } = render(<Moderation />, {
    session: adminSession(),
    at: `/admin?tab=moderation&report=${idOf(1)}`,
    answers: {
      moderation: {
        getReport: () => current,
        takeReport() {
          current = { ...report, takenBy: "Ines Lima", isMine: true, takenAt: "2026-11-02T11:00:00.000Z" };
          return current;
        },
        decideReport(input) {
          decided.push(input);
          current = {
            ...current,
            state: "closed",
            outcome: "acted",
            answer: "It is down.",
            closedAt: report.createdAt,
          };
          return current;
        },
      },
    },
  });
  expect(await screen.findByText("Huila Supremo")).toBeTruthy();
  expect(screen.getByText("Eva Luz (eva@people.example)")).toBeTruthy();
  expect(screen.getByText("It is our picture.")).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Decide" })).toBeNull();
  await user.click(screen.getByRole("button", { name: "Claim" }));
  await user.click(await screen.findByRole("button", { name: "Decide" }));
  const dialog = await screen.findByRole("alertdialog");
  const confirm = within(dialog).getByRole("button", { name: "Decide" });
  await user.click(confirm);
  expect(within(dialog).getByText("Choose an action.")).toBeTruthy();
  expect(within(dialog).getByText("Write an answer.")).toBeTruthy();
  await user.click(within(dialog).getByRole("radio", { name: "Take the product down" }));
  await user.click(confirm);
  expect(within(dialog).getByText("Choose a rule.")).toBeTruthy();
  expect(within(dialog).getByText(/In their language: Spanish/)).toBeTruthy();
  await user.selectOptions(within(dialog).getByRole("combobox"), "Information about the goods is misleading");
  await user.type(
    within(dialog).getByRole("textbox", { name: /Facts/ }),
    "La foto muestra la marca de otro tostador.",
  );
  await user.type(within(dialog).getByRole("textbox", { name: /Answer/ }), "It is down.");
  await expectAccessible();
  expect(decided).toEqual([]);
  await user.click(confirm);
  await waitFor(() => expect(screen.getByText("Action taken")).toBeTruthy());
  expect(decided).toEqual([
    {
      ...{ reportId: idOf(1), answer: "It is down.", measure: "takeDownProduct", rule: "misleading" },
      facts: "La foto muestra la marca de otro tostador.",
    },
  ]);
  await expectAccessible();
});

test("what another administrator has taken is not decided here, and one's own decision is answered by another", async () => {
  const objected = { objection: "Look at the second picture.", objectedAt: "2026-11-04T09:00:00.000Z" };
  render(<Moderation />, {
    session: adminSession(),
    at: `/admin?tab=moderation&report=${idOf(1)}`,
    answers: {
      moderation: {
        getReport: () => ({
          ...{ ...report, ...objected, state: "closed", outcome: "none", mayAnswer: false },
          ...{ answer: "It may stay.", closedBy: "Ines Lima", closedAt: "2026-11-03T09:00:00.000Z" },
        }),
      },
    },
  });
  expect(await screen.findByText("Look at the second picture.")).toBeTruthy();
  expect(screen.getByText(/You made this decision, so another administrator has to answer\./)).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Answer" })).toBeNull();
  await expectAccessible();
});

test("the numbers of a period are shown, and an impossible one is refused before it is asked for", async () => {
  const asked: object[] = [];
  const { user, address } = render(<Moderation />, {
    session: adminSession(),
    at: "/admin?tab=moderation&list=transparency&from=2026-01-01&to=2026-06-30",
    answers: {
      moderation: {
        getTransparencyReport(input) {
          asked.push(input);
          const objections = { objections: 3, upheld: 1, reversed: 1 };
          return {
            total: { reports: 12, decided: 9, medianHours: 5.5 },
            reports: [
              {
                ...{ kind: "product", reason: "rights", outcome: "none", isAutomatic: false },
                ...{ count: 4, medianHours: 5.5, ...objections },
              },
            ],
            decisions: [],
          };
        },
      },
    },
  });
  expect(
    await screen.findByRole("cell", { name: "Infringes a trademark, picture or other right" }),
  ).toBeTruthy();
  expect(screen.getByText("None in this period.")).toBeTruthy();
  expect(screen.getByRole("link", { name: /Export/ }).getAttribute("href")).toBe(
    "/api/admin/transparency/export?from=2026-01-01&to=2026-06-30",
  );
  await expectAccessible();
  const to = screen.getByLabelText("To");
  await user.clear(to);
  await user.type(to, "2025-01-01");
  await user.click(screen.getByRole("button", { name: "Show" }));
  expect(
    await screen.findByText(/Choose a period of up to three years with the end after the start\./),
  ).toBeTruthy();
  expect(asked).toEqual([{ from: "2026-01-01", to: "2026-06-30" }]);
  expect(address()).toContain("to=2026-06-30");
});
