import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { answerApi, refusal } from "../../../../tests/support/components/answer-api.ts";
import { expectAccessible } from "../../../../tests/support/components/expect-accessible.ts";
import { render } from "../../../../tests/support/components/render.tsx";
import { NewsletterAnswer } from "./newsletter-answer.tsx";
import { NewsletterForm } from "./newsletter-form.tsx";

const box = () => screen.getByRole<HTMLInputElement>("textbox", { name: "Where to send the newsletter" });
const subscribe = () => screen.getByRole("button", { name: "Subscribe" });

test("a wrong address is said at the field; a right one leads to the inbox", async () => {
  const asked: object[] = [];
  const { user } = render(<NewsletterForm />, {
    answers: {
      newsletter: {
        subscribe(input) {
          asked.push(input);
          return {};
        },
      },
    },
  });
  await user.type(box(), "ada");
  await user.click(subscribe());
  expect(await screen.findByText("Please enter a valid email address")).toBeTruthy();
  expect(document.activeElement).toBe(box());
  expect(asked).toEqual([]);
  await expectAccessible();
  await user.type(box(), "@people.example{Enter}");
  expect((await screen.findByText(/Check your inbox/)).textContent).toContain("ada@people.example");
  expect(asked).toEqual([{ email: "ada@people.example", trap: "" }]);
});

test("a refusal stays at the field with the address in it", async () => {
  const { user } = render(<NewsletterForm />, {
    answers: {
      newsletter: {
        subscribe() {
          throw refusal("TOO_MANY_REQUESTS", { retryAfterSeconds: 60 });
        },
      },
    },
  });
  await user.type(box(), "ada@people.example{Enter}");
  expect(await screen.findByText(/Too many requests/)).toBeTruthy();
  expect(box().value).toBe("ada@people.example");
});

test("opening a mail's link asks first; the button confirms, and the heading says so", async () => {
  const tokens: string[] = [];
  const { user } = render(<NewsletterAnswer action="confirm" token="abc" />, {
    answers: {
      newsletter: {
        confirmSubscription({ token }) {
          tokens.push(token);
          return {};
        },
      },
    },
  });
  expect(screen.getByRole("heading", { name: "One more step" })).toBeTruthy();
  expect(tokens).toEqual([]);
  await user.click(screen.getByRole("button", { name: "Confirm my subscription" }));
  const heading = await screen.findByRole("heading", { name: "You’re subscribed" });
  expect(document.activeElement).toBe(heading);
  expect(tokens).toEqual(["abc"]);
  await expectAccessible();
});

test("a link that is too old offers another; a failure can be tried again", async () => {
  const { user } = render(<NewsletterAnswer action="confirm" token="abc" />, {
    answers: {
      newsletter: {
        confirmSubscription() {
          throw refusal("SERVICE_UNAVAILABLE", { retryAfterSeconds: 1 });
        },
      },
    },
  });
  const confirm = () => screen.getByRole("button", { name: "Confirm my subscription" });
  await user.click(confirm());
  expect(await screen.findByRole("alert")).toBeTruthy();
  answerApi({
    newsletter: {
      confirmSubscription() {
        throw refusal("INVALID_LINK");
      },
    },
  });
  await user.click(confirm());
  expect(await screen.findByRole("heading", { name: "This link no longer works" })).toBeTruthy();
  expect(subscribe()).toBeTruthy();
});
