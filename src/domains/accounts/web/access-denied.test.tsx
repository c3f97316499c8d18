import { screen } from "@testing-library/react";
import { Link } from "react-router";
import { expect, test, vi } from "vitest";
import type { SessionView } from "#domains/accounts/contract.ts";
import type { Language } from "#kernel/languages.ts";
import { expectAccessible } from "../../../../tests/support/components/expect-accessible.ts";
import { render } from "../../../../tests/support/components/render.tsx";
import { buyerSession } from "../../../../tests/support/components/sessions.ts";
import { AccessDenied } from "./access-denied.tsx";

const words = {
  en: ["Access Denied", "You don’t have permission to access this page.", "Go Back", "Dashboard"],
  es: ["Acceso denegado", "No tienes permiso para entrar en esta página.", "Volver", "Panel"],
  pt: ["Acesso negado", "Você não tem permissão para acessar esta página.", "Voltar", "Painel"],
} satisfies Record<Language, string[]>;

test.each(Object.keys(words) as Language[])("its title, text and ways on in %s", async (language) => {
  render(<AccessDenied />, { session: buyerSession(), at: "/unauthorized", language });
  const [title, text, goBack, dashboard] = words[language];
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe(title);
  expect(screen.getByText(text!)).toBeTruthy();
  expect(screen.getByRole("button", { name: goBack! })).toBeTruthy();
  const links = screen.getAllByRole("link").map((link) => [link.textContent, link.getAttribute("href")]);
  expect(links[0]).toEqual([dashboard, "/dashboard"]);
  expect(links[1]![1]).toBe("/contact");
  await expectAccessible();
});

const vendor = (isApproved: boolean, planType = "basic"): Partial<SessionView> => ({
  roles: ["buyer", "vendor"],
  primaryRole: "vendor",
  vendor: {
    id: "0198c2a1-6f6e-7a31-8a52-3b1e0c6f0004",
    companyName: "La Loma",
    planType,
    isApproved,
    teamRole: "owner",
  },
});

test.each([
  ["buyer", {}, "/dashboard"],
  ["vendor who waits", vendor(false), "/vendor/dashboard"],
  ["approved vendor", vendor(true), "/vendor/dashboard"],
  ["enterprise vendor", vendor(true, "enterprise"), "/vendor/dashboard"],
  ["admin", { roles: ["buyer", "admin"], primaryRole: "admin" }, "/admin"],
  ["admin who is a vendor", { ...vendor(true), primaryRole: "admin" }, "/admin"],
] as [string, Partial<SessionView>, string][])(
  "a %s gets to their dashboard by the keyboard",
  async (_, more, path) => {
    const { user, address } = render(<AccessDenied />, { session: buyerSession(more), at: "/unauthorized" });
    screen.getByRole("link", { name: "Dashboard" }).focus();
    await user.keyboard("{Enter}");
    expect(address()).toBe(path);
  },
);

test("Go Back leads to the page before; home where there is none", async () => {
  const length = vi.spyOn(window.history, "length", "get").mockReturnValue(2);
  const page = (
    <>
      <Link to="/unauthorized">On</Link>
      <AccessDenied />
    </>
  );
  const { user, address } = render(page, { session: buyerSession(), at: "/categories" });
  await user.click(screen.getByRole("link", { name: "On" }));
  expect(address()).toBe("/unauthorized");
  await user.click(screen.getByRole("button", { name: "Go Back" }));
  expect(address()).toBe("/categories");
  length.mockReturnValue(1);
  await user.click(screen.getByRole("button", { name: "Go Back" }));
  expect(address()).toBe("/");
});
