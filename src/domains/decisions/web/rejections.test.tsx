import { screen, within } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import type { Decision } from "#domains/decisions/contract.ts";
import { expectAccessible } from "../../../../tests/support/components/expect-accessible.ts";
import { idOf } from "../../../../tests/support/components/ids.ts";
import { render } from "../../../../tests/support/components/render.tsx";
import { adminSession, buyerSession } from "../../../../tests/support/components/sessions.ts";
import { OwnApplicationDecision } from "./own-application-decision.tsx";
import { RejectProduct } from "./reject-product.tsx";

const submittedAt = "2026-10-01T10:00:00.000Z";
const facts = "The second picture shows another bag than the first.";
const decision: Decision = {
  ...{
    id: idOf(1),
    kind: "applicationRejected",
    vendorId: idOf(2),
    reviewId: null,
    messageId: null,
    companyName: "La Loma",
  },
  ...{ language: "en", productId: null, productName: null, rule: "identity", facts, isAutomatic: false },
  ...{ openParcelsUntil: null, createdAt: submittedAt, endedAt: null, objection: null, objectedAt: null },
  ...{ outcome: null, outcomeReason: null, outcomeAt: null, edit: null, canObject: true },
};

test("a rejection takes a rule and what is wrong, and leads back to the queue", async () => {
  const rejectProduct = vi.fn((_: unknown) => ({ ...decision, kind: "productRejected" as const }));
  const product = { id: idOf(3), name: "Huila", ownerLanguage: "es", submittedAt };
  const { user, address } = render(<RejectProduct product={product} />, {
    session: adminSession(),
    at: `/admin?tab=products&product=${product.id}`,
    answers: { decisions: { rejectProduct } },
  });
  await user.click(screen.getByRole("button", { name: "Reject" }));
  const dialog = within(await screen.findByRole("alertdialog", { name: "Reject Huila?" }));
  await user.click(dialog.getByRole("button", { name: "Reject" }));
  expect(dialog.getByText("Choose a rule.")).toBeTruthy();
  expect(dialog.getByText("Please write 20 to 2,000 characters.")).toBeTruthy();
  expect(rejectProduct).not.toHaveBeenCalled();
  await expectAccessible();
  const rule = dialog.getByLabelText(/^Rule/);
  expect(within(rule).queryByRole("option", { name: /Parcels ship late or not at all/ })).toBeNull();
  await user.selectOptions(rule, "It breaks the product listing rules");
  await user.type(dialog.getByLabelText(/^What happened/), facts);
  await user.click(dialog.getByRole("button", { name: "Reject" }));
  expect(await screen.findByText("Huila was rejected")).toBeTruthy();
  expect(rejectProduct).toHaveBeenCalledWith({ productId: product.id, submittedAt, rule: "listing", facts });
  expect(address()).toBe("/admin?tab=products");
});

test("an applicant reads the rule and objects once", async () => {
  let shown = decision;
  const { user } = render(<OwnApplicationDecision />, {
    session: buyerSession(),
    answers: {
      decisions: {
        findApplicationDecision: () => ({ decision: shown }),
        objectAsApplicant({ objection }) {
          shown = { ...decision, objection, objectedAt: submittedAt, canObject: false };
          return shown;
        },
      },
    },
  });
  expect(await screen.findByText(/We couldn’t confirm the identity of the business/)).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Object" }));
  const dialog = within(await screen.findByRole("alertdialog", { name: "Object to this decision" }));
  await user.type(dialog.getByRole("textbox"), "The certificate is the cooperative's, not ours.");
  await user.click(dialog.getByRole("button", { name: "Send objection" }));
  expect(await screen.findByText("We’re reviewing your objection from Oct 1, 2026.")).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Object" })).toBeNull();
  await expectAccessible();
});

test("without a decision there is nothing to read", async () => {
  const findApplicationDecision = vi.fn(() => ({ decision: null }));
  render(<OwnApplicationDecision />, {
    session: buyerSession(),
    answers: { decisions: { findApplicationDecision } },
  });
  await vi.waitFor(() => expect(findApplicationDecision).toHaveBeenCalled());
  expect(screen.queryByRole("button")).toBeNull();
});
