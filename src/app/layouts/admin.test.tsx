import { screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { queries } from "#client/queries.ts";
import { answerApi, refusal } from "../../../tests/support/components/answer-api.ts";
import { expectAccessible } from "../../../tests/support/components/expect-accessible.ts";
import { render } from "../../../tests/support/components/render.tsx";
import { buyerSession } from "../../../tests/support/components/sessions.ts";
import AdminFrame from "./admin.tsx";

const denied = () => screen.findByRole("heading", { level: 1, name: "Access Denied" });

test("a known administrator who is refused is told so, with the way home", async () => {
  vi.spyOn(console, "warn").mockReturnValue();
  vi.spyOn(console, "error").mockReturnValue();
  const session = buyerSession({ roles: ["admin"], primaryRole: "admin", aal: "aal2" });
  const { queryClient, user, address } = render(<AdminFrame />, { session, at: "/admin" });
  expect(screen.queryByRole("heading", { name: "Access Denied" })).toBeNull();
  answerApi({
    moderation: {
      getOverview: () => {
        throw refusal("FORBIDDEN");
      },
    },
  });
  await queryClient.prefetchQuery(queries.moderation.getOverview.queryOptions({ input: {} }));
  await denied();
  expect(screen.getByText("You don’t have permission to access the administrative dashboard.")).toBeTruthy();
  await expectAccessible();
  await user.click(screen.getByRole("link", { name: /home/i }));
  expect(address()).toBe("/");
});

test("another failure leaves the page as it is", async () => {
  vi.spyOn(console, "error").mockReturnValue();
  const { queryClient } = render(<AdminFrame />, { session: buyerSession({ roles: ["admin"] }) });
  answerApi({
    moderation: {
      getOverview: () => {
        throw refusal("BAD_REQUEST");
      },
    },
  });
  await queryClient.prefetchQuery(queries.moderation.getOverview.queryOptions({ input: {} }));
  expect(screen.queryByRole("heading", { name: "Access Denied" })).toBeNull();
});

test("whoever is no administrator any more sees the same", async () => {
  render(<AdminFrame />, { session: buyerSession() });
  expect(await denied()).toBeTruthy();
});
