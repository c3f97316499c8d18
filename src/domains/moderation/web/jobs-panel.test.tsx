import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { answerApi, refusal } from "../../../../tests/support/components/answer-api.ts";
import { expectAccessible } from "../../../../tests/support/components/expect-accessible.ts";
import { idOf } from "../../../../tests/support/components/ids.ts";
import { render } from "../../../../tests/support/components/render.tsx";
import { adminSession } from "../../../../tests/support/components/sessions.ts";
import { JobsPanel } from "./jobs-panel.tsx";

const letterOf = (n: number) => ({
  id: idOf(n),
  job: "send-email",
  reference: `emailId ${idOf(n + 100)}`,
  attempts: 346,
  reason: "mail was not sent: ECONNECTION",
  createdAt: "2026-03-02T08:00:00.000Z",
  givenUpAt: "2026-03-09T08:10:00.000Z",
});
const listOf = (...items: ReturnType<typeof letterOf>[]) => ({
  items,
  next: null,
  jobs: items.length > 0 ? [{ job: "send-email", count: items.length }] : [],
});
const inTable = async () => within(await screen.findByRole("table"));

test("given-up jobs stand with reason, ids and times, and are retried one by one or together", async () => {
  const sent: string[][] = [];
  let waiting = [letterOf(1), letterOf(2), letterOf(3)];
  const { user } = render(<JobsPanel />, {
    session: adminSession(),
    answers: {
      moderation: {
        listDeadLetters: () => listOf(...waiting),
        retryDeadLetters({ jobIds }) {
          sent.push(jobIds);
          waiting = waiting.filter(({ id }) => !jobIds.includes(id));
          return { retried: jobIds.length };
        },
      },
    },
  });
  const buttons = (await inTable()).getAllByRole("button", { name: "Retry send-email" });
  expect(buttons).toHaveLength(3);
  expect(screen.getByRole("link", { name: "send-email 3" })).toBeTruthy();
  const text = document.body.textContent;
  for (const part of [idOf(101), "346", "ECONNECTION", "Mar 9, 2026, 8:10"]) expect(text).toContain(part);
  await expectAccessible();
  await user.click(buttons[0]!);
  expect(await screen.findByText("1 job is back in its queue")).toBeTruthy();
  await user.click((await inTable()).getByRole("checkbox", { name: "Select all rows on this page" }));
  const bulk = screen.getByRole("group", { name: "Actions for selected rows" });
  await user.click(within(bulk).getByRole("button", { name: "Retry" }));
  expect(await screen.findByText("No failed jobs")).toBeTruthy();
  expect(sent).toEqual([[idOf(1)], [idOf(2), idOf(3)]]);
});

test("a failure to load offers to try again, and a refused retry keeps the job", async () => {
  const { user } = render(<JobsPanel />, {
    session: adminSession(),
    language: "es",
    answers: {
      moderation: {
        listDeadLetters() {
          throw refusal("FORBIDDEN");
        },
      },
    },
  });
  const retry = await screen.findByRole("button", { name: "Intentar de nuevo" });
  answerApi({
    moderation: {
      listDeadLetters: () => listOf(letterOf(1)),
      retryDeadLetters() {
        throw refusal("FORBIDDEN");
      },
    },
  });
  await user.click(retry);
  await user.click((await inTable()).getByRole("button", { name: "Reintentar send-email" }));
  await waitFor(() => expect(document.querySelector("li[data-type=error]")).not.toBeNull());
  expect(screen.getByRole("heading", { name: "Tareas fallidas" })).toBeTruthy();
  expect((await inTable()).getByRole("button", { name: "Reintentar send-email" })).toBeTruthy();
});
