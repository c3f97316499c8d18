import { screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { refusal } from "../../../../tests/support/components/answer-api.ts";
import { expectAccessible } from "../../../../tests/support/components/expect-accessible.ts";
import { render } from "../../../../tests/support/components/render.tsx";
import { buyerSession } from "../../../../tests/support/components/sessions.ts";
import { contactDraft } from "./contact-draft.ts";
import { ContactForm } from "./contact-form.tsx";

afterEach(() => contactDraft.set(() => null));

const field = (name: string) => screen.getByRole<HTMLInputElement>("textbox", { name });
const send = () => screen.getByRole("button", { name: "Send message" });

test("problems are said at their fields, the first has the focus; then the reference replaces the form", async () => {
  const sent: { requestId: string }[] = [];
  const { user } = render(<ContactForm />, {
    answers: {
      support: {
        sendInquiry(input) {
          sent.push(input as never);
          return { reference: "S-10042" };
        },
      },
    },
  });
  await user.type(field("Email"), "ada@");
  await user.click(send());
  expect(await screen.findAllByText("This field is required")).toHaveLength(3);
  expect(screen.getByText("Please enter a valid email address")).toBeTruthy();
  expect(document.activeElement).toBe(field("Name"));
  await expectAccessible();
  await user.type(field("Name"), " Ada Brown ");
  await user.type(field("Email"), "people.example");
  await user.type(field("Subject"), "A late parcel");
  await user.type(field("Message"), "Where is it?");
  await user.click(send());
  const heading = await screen.findByRole("heading", { name: "We received your message" });
  expect(document.activeElement).toBe(heading);
  expect(screen.getByText("S-10042")).toBeTruthy();
  expect(screen.getByText(/ada@people\.example/)).toBeTruthy();
  await expectAccessible();
  expect(sent).toEqual([
    {
      requestId: expect.any(String),
      ...{ name: "Ada Brown", email: "ada@people.example", subject: "A late parcel" },
      ...{ message: "Where is it?", trap: "" },
    },
  ]);
  await user.click(screen.getByRole("button", { name: "Write another message" }));
  expect(field("Message").value).toBe("");
});

test("a refusal leaves everything typed; sent again it is the same message, and changed it is another", async () => {
  const ids: string[] = [];
  const { user } = render(<ContactForm />, {
    session: buyerSession(),
    at: "/contact?subject=enterprise",
    answers: {
      support: {
        sendInquiry({ requestId }) {
          ids.push(requestId);
          throw refusal("TOO_MANY_REQUESTS", { retryAfterSeconds: 60 });
        },
      },
    },
  });
  expect(field("Name").value).toBe(buyerSession().fullName);
  expect(field("Email").value).toBe(buyerSession().email);
  expect(field("Subject").value).toBe("The Enterprise plan");
  await user.type(field("Message"), "Call me.");
  await user.click(send());
  expect((await screen.findByRole("alert")).textContent).toContain("We couldn’t send your message.");
  await user.click(send());
  await expect.poll(() => ids.length).toBe(2);
  await user.type(field("Message"), " Soon.");
  await user.click(send());
  await expect.poll(() => ids.length).toBe(3);
  expect(new Set(ids).size).toBe(2);
  expect(ids[0]).toBe(ids[1]);
  expect(field("Message").value).toBe("Call me. Soon.");
});

test("a field that the server refuses says so and gets the focus", async () => {
  const { user } = render(<ContactForm />, {
    session: buyerSession(),
    answers: {
      support: {
        sendInquiry() {
          throw refusal("BAD_REQUEST", { issues: [{ path: "email", message: "invalid" }] });
        },
      },
    },
  });
  await user.type(field("Subject"), "Hello");
  await user.type(field("Message"), "Hello");
  await user.click(send());
  expect(await screen.findByText("Please enter a valid email address")).toBeTruthy();
  expect(document.activeElement).toBe(field("Email"));
  expect(screen.queryByRole("alert")).toBeNull();
});

test("what was typed is there again on the next visit, under the same subject alone", async () => {
  const first = render(<ContactForm />);
  await first.user.type(field("Subject"), "A late parcel");
  await first.user.type(field("Message"), "Where is it?");
  first.unmount();
  const other = render(<ContactForm />, { at: "/contact?subject=vendor" });
  expect([field("Subject").value, field("Message").value]).toEqual(["Becoming a vendor", ""]);
  other.unmount();
  render(<ContactForm />);
  expect([field("Subject").value, field("Message").value]).toEqual(["A late parcel", "Where is it?"]);
});
