import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { refusal } from "../../../../tests/support/components/answer-api.ts";
import { expectAccessible } from "../../../../tests/support/components/expect-accessible.ts";
import { idOf } from "../../../../tests/support/components/ids.ts";
import { render } from "../../../../tests/support/components/render.tsx";
import { buyerSession } from "../../../../tests/support/components/sessions.ts";
import ReportButton from "./report-button.tsx";

const button = <ReportButton kind="product" id={idOf(1)} name="Huila" />;
const open = async (user: { click: (element: Element) => Promise<void> }) => {
  await user.click(screen.getByRole("button", { name: "Report: Huila" }));
  return screen.findByRole("alertdialog", { name: "Report Huila" });
};

test("a visitor gives a reason, facts, name and address; what is wrong is said at its field, and nothing typed is lost", async () => {
  const sent: object[] = [];
  const { user } = render(button, {
    answers: {
      moderation: {
        reportProduct(input) {
          sent.push(input);
          if (sent.length === 1)
            throw refusal("BAD_REQUEST", { issues: [{ path: "email", message: "bad" }] });
          return { reference: "R-482-019-375" };
        },
      },
    },
  });
  const dialog = await open(user);
  const send = within(dialog).getByRole("button", { name: "Send report" });
  await user.click(send);
  for (const text of [
    ...["Choose a reason.", "Please write at least 10 characters."],
    ...["Enter your name.", "Enter a valid email address."],
  ])
    expect(within(dialog).getByText(text)).toBeTruthy();
  expect(sent).toEqual([]);
  await expectAccessible();
  await user.click(within(dialog).getByRole("radio", { name: "Misleading description, picture or price" }));
  await user.type(within(dialog).getByRole("textbox", { name: /What’s wrong\?/ }), "Another roaster's bag.");
  await user.type(within(dialog).getByRole("textbox", { name: /Your name/ }), "Eva Luz");
  const email = within(dialog).getByRole<HTMLInputElement>("textbox", { name: /Your email/ });
  await user.type(email, "eva@nowhere.example");
  await user.click(send);
  expect(await within(dialog).findByText("Enter a valid email address.")).toBeTruthy();
  expect(email.value).toBe("eva@nowhere.example");
  await user.clear(email);
  await user.type(email, "eva@people.example");
  await user.click(send);
  expect(await within(dialog).findByText("Thank you. We received your report (R-482-019-375).")).toBeTruthy();
  expect(within(dialog).getByText(/write to you at eva@people.example/)).toBeTruthy();
  expect(sent[1]).toMatchObject({
    ...{ productId: idOf(1), reason: "misleading", words: "Another roaster's bag." },
    ...{ name: "Eva Luz", email: "eva@people.example", trap: "" },
  });
  await expectAccessible();
  await user.click(within(dialog).getAllByRole("button", { name: "Close" }).at(-1)!);
  await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
});

test("who is signed in is asked for neither name nor address", async () => {
  const sent: object[] = [];
  const { user } = render(button, {
    session: buyerSession(),
    answers: { moderation: { reportProduct: (input) => ({ reference: `R-1004${sent.push(input)}` }) } },
  });
  const dialog = await open(user);
  expect(within(dialog).getAllByRole("textbox")).toHaveLength(1);
  await user.click(within(dialog).getByRole("radio", { name: "Unsafe goods" }));
  await user.type(within(dialog).getByRole("textbox"), "Mold in the bag.");
  await user.click(within(dialog).getByRole("button", { name: "Send report" }));
  expect(await within(dialog).findByText("Thank you. We received your report (R-10041).")).toBeTruthy();
  expect(Object.keys(sent[0]!).sort()).toEqual(["productId", "reason", "requestId", "trap", "words"]);
});
