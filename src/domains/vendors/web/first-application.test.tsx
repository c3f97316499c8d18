import { screen, waitFor, within } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { beforeEach, expect, test, vi } from "vitest";
import { answerApi, refusal } from "../../../../tests/support/components/answer-api.ts";
import { checkoutAnswers } from "../../../../tests/support/components/checkout-samples.ts";
import { expectAccessible } from "../../../../tests/support/components/expect-accessible.ts";
import { render } from "../../../../tests/support/components/render.tsx";
import { buyerSession } from "../../../../tests/support/components/sessions.ts";
import type { ApplicationView } from "../shapes.ts";
import { ApplicationState } from "./application-state.tsx";
import { FirstApplication } from "./first-application.tsx";

const vendorId = "0198c2a1-6f6e-7a31-8a52-3b1e0c6f0004";
const description = "We grow and roast coffee in Huila since 1987.";
const stated = {
  legalName: "La Loma S. A.",
  registeredAddress: "Calle 4 # 12, Boquete, Panama",
  registrationNumber: "PA-1234567",
  contactEmail: "hello@la-loma.example",
};
const application: ApplicationView = {
  vendorId,
  companyName: "La Loma",
  description,
  language: "en",
  country: "PA",
  website: "https://la-loma.example/",
  phoneNumber: "+5071234567",
  businessType: "roastery",
  certifications: ["organic"],
  trader: { ...stated, selfCertifiedAt: "2026-10-01T10:00:00.000Z" },
  state: "waiting",
  submittedAt: "2026-10-01T10:00:00.000Z",
  approvedAt: null,
  rejectedAt: null,
  rejectionReason: null,
};
const vendorSession = buyerSession({
  vendor: {
    id: vendorId,
    companyName: "La Loma",
    planType: "freemium",
    isApproved: false,
    teamRole: "owner",
  },
});

const show = (session: ReturnType<typeof buyerSession> | null = buyerSession()) =>
  render(<FirstApplication />, {
    ...(session && { session }),
    at: "/vendor/register",
    answers: checkoutAnswers,
  });
const field = (label: RegExp) => screen.getByLabelText<HTMLInputElement>(label);
const submit = () => screen.getByRole("button", { name: "Submit application" });

async function fill(user: UserEvent): Promise<void> {
  await screen.findByRole("option", { name: "Panama" });
  await user.type(field(/^Company name/), " La Loma ");
  await user.selectOptions(field(/^Business type/), "Roastery");
  await user.type(field(/^Description/), description);
  await user.selectOptions(field(/^Country/), "Panama");
  await user.type(field(/^Phone number/), "+507 123-4567");
  await user.click(screen.getByRole("checkbox", { name: "Organic" }));
  await user.type(field(/^Legal name/), stated.legalName);
  await user.type(field(/^Registered address/), stated.registeredAddress);
  await user.type(field(/^Registration or tax number/), stated.registrationNumber);
  await user.type(field(/^Contact email/), ` ${stated.contactEmail}`);
  await user.click(screen.getByRole("checkbox", { name: /^I certify/ }));
  await user.click(screen.getByRole("checkbox", { name: /^I agree to the Vendor Terms/ }));
}

beforeEach(() => {
  for (const level of ["error", "warn", "info"] as const) vi.spyOn(console, level).mockReturnValue();
});

test("an empty application names each problem at its field and focuses the first", async () => {
  const { user } = show();
  await user.click(submit());
  expect(await screen.findByText("Fix 11 fields.")).toBeTruthy();
  for (const text of [
    "Enter 2 to 120 characters.",
    "Choose a business type.",
    "Enter 30 to 2,000 characters.",
    "Choose a country.",
    "Enter 7 to 15 digits.",
    "Enter 2 to 160 characters.",
    "Enter 10 to 300 characters: street, postal code, city and country.",
    "Enter a number of 3 to 60 characters or check that there is none, but not both.",
    "Enter an email address like hello@finca-aurora.com.",
    "You need to certify this to sell on Cafeto.",
    "Agree to the terms to sell on Cafeto.",
  ])
    expect(screen.getByText(text)).toBeTruthy();
  expect(document.activeElement).toBe(field(/^Company name/));
  expect(field(/^Website/).getAttribute("aria-invalid")).not.toBe("true");
  await expectAccessible();
});

test("an application is sent as typed, without blanks, and what was kept of it is forgotten", async () => {
  const apply = vi.fn((_: unknown) => application);
  const { user } = show();
  answerApi({ vendors: { apply } });
  await fill(user);
  expect(screen.getByText(`${description.length} / 2000`)).toBeTruthy();
  expect(localStorage.getItem("vendor-application")).toContain("La Loma");
  await user.click(submit());
  expect(await screen.findByText("Application received")).toBeTruthy();
  expect(apply).toHaveBeenCalledWith({
    companyName: "La Loma",
    businessType: "roastery",
    description,
    country: "PA",
    phoneNumber: "+5071234567",
    website: null,
    certifications: ["organic"],
    ...stated,
    certifiesCompliance: true,
    agreesToTerms: true,
  });
  expect(JSON.parse(localStorage.getItem("vendor-application")!).value).toBeNull();
});

test("an applicant without a register number says so; a number besides is refused", async () => {
  const apply = vi.fn((_: unknown) => application);
  const { user } = show();
  answerApi({ vendors: { apply } });
  await fill(user);
  await user.click(screen.getByRole("checkbox", { name: "My business has neither" }));
  await user.click(submit());
  expect(
    await screen.findByText(
      /^Enter a number of 3 to 60 characters or check that there is none, but not both\./,
    ),
  ).toBeTruthy();
  expect(document.activeElement).toBe(field(/^Registration or tax number/));
  expect(apply).not.toHaveBeenCalled();
  await user.clear(field(/^Registration or tax number/));
  await user.click(submit());
  await screen.findByText("Application received");
  expect(apply.mock.calls[0]![0]).toMatchObject({ registrationNumber: null, certifiesCompliance: true });
});

test("a visitor signs in first; what was written is there again afterwards", async () => {
  const visit = show(null);
  expect(screen.getByText(/^Next, sign in or create an account\./)).toBeTruthy();
  await fill(visit.user);
  await visit.user.click(submit());
  await waitFor(() => expect(visit.address()).toBe("/auth?from=%2Fvendor%2Fregister%23application"));
  visit.unmount();
  show();
  expect(await screen.findByText(/^We kept what you wrote\./)).toBeTruthy();
  expect(field(/^Company name/).value).toBe(" La Loma ");
  expect(field(/^Description/).value).toBe(description);
  expect(screen.getByRole("checkbox", { name: "Organic" })).toHaveProperty("checked", true);
  expect(field(/^Registered address/).value).toBe(stated.registeredAddress);
  for (const name of [/^I agree/, /^I certify/])
    expect(screen.getByRole("checkbox", { name })).toHaveProperty("checked", true);
});

test("what the server refuses is said at its field", async () => {
  const { user } = show();
  answerApi({
    vendors: {
      apply: () => {
        throw refusal("BAD_REQUEST", { issues: [{ path: "phoneNumber", message: "invalid" }] });
      },
    },
  });
  await fill(user);
  await user.click(submit());
  expect(await screen.findByText("Enter 7 to 15 digits.")).toBeTruthy();
  expect(document.activeElement).toBe(field(/^Phone number/));
});

test("too many tries are said above the form, which keeps everything", async () => {
  const { user } = show();
  answerApi({
    vendors: {
      apply: () => {
        throw refusal("TOO_MANY_REQUESTS", { retryAfterSeconds: 5 });
      },
    },
  });
  await fill(user);
  await user.click(submit());
  expect(await screen.findByText("Too many requests. Please wait a moment and try again.")).toBeTruthy();
  expect(await screen.findByText("We kept what you wrote. Please try again.")).toBeTruthy();
  expect(field(/^Company name/).value).toBe(" La Loma ");
});

test("the terms open in a new tab", () => {
  show();
  for (const [name, path] of [
    [/^Vendor Terms ?\(opens in a new tab\)$/, "/vendor-terms"],
    [/^Commission Policy ?\(opens in a new tab\)$/, "/commission-policy"],
  ] as const) {
    const link = screen.getByRole("link", { name });
    expect([link.getAttribute("href"), link.getAttribute("target")]).toEqual([path, "_blank"]);
  }
});

test("an application under review can be changed", async () => {
  const { user } = render(<ApplicationState decision={null} />, {
    session: vendorSession,
    answers: { ...checkoutAnswers, vendors: { getApplication: () => application } },
  });
  expect(
    await screen.findByRole("heading", { level: 1, name: "Your application is under review" }),
  ).toBeTruthy();
  expect(screen.getByText("Pending review")).toBeTruthy();
  const facts = screen.getByRole("region", { name: "What you submitted" });
  expect(within(facts).getByText(description)).toBeTruthy();
  await expectAccessible();
  const form = screen.getByDisplayValue("La Loma").closest("details")!;
  expect(form.open).toBe(false);
  await user.click(screen.getByText("Edit application"));
  expect(form.open).toBe(true);
});

test("a rejected application says why, and is submitted again", async () => {
  const rejected: ApplicationView = {
    ...application,
    state: "rejected",
    rejectedAt: "2026-10-02T10:00:00.000Z",
    rejectionReason: "Please tell us where you roast.",
  };
  const resubmitApplication = vi.fn((_: { description: string }) => application);
  const { user } = render(<ApplicationState decision={null} />, {
    session: vendorSession,
    answers: { ...checkoutAnswers, vendors: { getApplication: () => rejected, resubmitApplication } },
  });
  expect(await screen.findByText("Please tell us where you roast.")).toBeTruthy();
  expect(screen.getByText("Not approved")).toBeTruthy();
  await screen.findByRole("option", { name: "Panama" });
  await user.selectOptions(field(/^Country/), "Panama");
  await user.type(field(/^Description/), " We roast in Neiva.");
  answerApi({ vendors: { getApplication: () => application } });
  await user.click(screen.getByRole("button", { name: "Submit again" }));
  expect(
    await screen.findByRole("heading", { level: 1, name: "Your application is under review" }),
  ).toBeTruthy();
  expect(resubmitApplication.mock.calls[0]![0].description).toBe(`${description} We roast in Neiva.`);
});

test.each([
  ["a buyer", buyerSession(), "This account has no application.", ["/vendor/register"]],
  [
    "a visitor",
    undefined,
    "If you’ve applied, sign in to see the status.",
    ["/vendor/register", "/auth?from=%2Fvendor%2Fpending"],
  ],
] as const)("%s without an application is led to one", (_, session, text, paths) => {
  render(<ApplicationState decision={null} />, { ...(session && { session }) });
  expect(screen.getByText(text)).toBeTruthy();
  expect(screen.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual(paths);
});

test("an application that can't be loaded can be tried again", async () => {
  const { user } = render(<ApplicationState decision={null} />, {
    session: vendorSession,
    answers: {
      ...checkoutAnswers,
      vendors: {
        getApplication: () => {
          throw refusal("TOO_MANY_REQUESTS", { retryAfterSeconds: 5 });
        },
      },
    },
  });
  const retry = await screen.findByRole("button", { name: /try again|retry/i });
  answerApi({ vendors: { getApplication: () => application } });
  await user.click(retry);
  expect(await screen.findByText("Pending review")).toBeTruthy();
});
