import { screen, within } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { expectAccessible } from "../../../../tests/support/components/expect-accessible.ts";
import { render } from "../../../../tests/support/components/render.tsx";
import help from "../locales/help/en.json" with { type: "json" };
import { HelpList } from "./help-list.tsx";
import type { HelpTopic } from "./help-texts.ts";

const { words } = help;
const topics: HelpTopic[] = [
  {
    id: "ordering",
    audience: "buyers",
    title: "Ordering",
    items: [
      {
        name: "cancel-parcel",
        question: "Can I cancel?",
        answer: [
          "Open ",
          { label: "My orders", to: "/orders" },
          ", then ",
          { label: "Cancel this parcel" },
          ".",
        ],
      },
    ],
  },
  {
    id: "account",
    audience: "everyone",
    title: "Account",
    items: [{ name: "my-data", question: "Where are my données?", answer: ["In the settings."] }],
  },
];
const questions = () => [...document.querySelectorAll("summary")].map(({ textContent }) => textContent);

test("questions are found as one types, without accents; what is not found leads to us with the words", async () => {
  const { user } = render(<HelpList topics={topics} words={words} />, { at: "/help" });
  expect(questions()).toEqual(["Can I cancel?", "Where are my données?"]);
  await user.type(screen.getByRole("searchbox"), "DONNEES");
  expect(questions()).toEqual(["Where are my données?"]);
  expect(screen.getAllByRole("status")[0]!.textContent).toBe("Questions found: 1");
  await user.type(screen.getByRole("searchbox"), " & co");
  expect(questions()).toEqual([]);
  expect(screen.getByRole("link", { name: "Ask us" }).getAttribute("href")).toBe(
    "/contact?question=DONNEES+%26+co",
  );
  await expectAccessible();
});

test("an address that names a question opens it and moves there", async () => {
  Element.prototype.scrollIntoView = vi.fn();
  render(<HelpList topics={topics} words={words} />, { at: "/help#cancel-parcel" });
  const [summary] = screen.getAllByText("Can I cancel?");
  await vi.waitFor(() => expect(document.activeElement).toBe(summary!.closest("summary")));
  expect(summary!.closest("details")!.open).toBe(true);
  expect(document.getElementById("my-data")).toHaveProperty("open", false);
  expect(screen.getByRole("link", { name: "My orders" }).getAttribute("href")).toBe("/orders");
  expect(screen.getByText("Cancel this parcel").tagName).toBe("STRONG");
  await expectAccessible();
});

test("whether it helped is counted once; 'no' offers to write", async () => {
  const rated = vi.fn();
  const { user } = render(<HelpList topics={topics} words={words} />, {
    at: "/help#my-data",
    answers: {
      support: {
        rateAnswer: (input: object) => {
          rated(input);
          return {};
        },
      },
    },
  });
  const item = within(document.getElementById("my-data")!);
  await user.click(await item.findByRole("button", { name: "No" }));
  expect(rated.mock.calls).toEqual([[{ question: "my-data", language: "en", isHelpful: false }]]);
  expect(item.getByText("Thanks. We’ll improve this answer.")).toBeTruthy();
  expect(item.queryByRole("button", { name: "Yes" })).toBeNull();
  expect(item.getByRole("link", { name: "Contact us" }).getAttribute("href")).toContain("/contact?question=");
});
