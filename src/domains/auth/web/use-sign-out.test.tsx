import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { useSession } from "#client/session.tsx";
import { SessionEffects } from "#client/session-effects.tsx";
import { refusal } from "../../../../tests/support/components/answer-api.ts";
import { render } from "../../../../tests/support/components/render.tsx";
import { buyerSession } from "../../../../tests/support/components/sessions.ts";
import { useSignOut } from "./use-sign-out.ts";

function Page() {
  const session = useSession();
  const signOut = useSignOut();
  return (
    <>
      <SessionEffects />
      <h1>{session?.fullName ?? "A visitor"}</h1>
      <button type="button" onClick={() => void signOut()}>
        Sign out
      </button>
    </>
  );
}

beforeEach(() => {
  for (const loudness of ["error", "warn", "info"] as const) vi.spyOn(console, loudness).mockReturnValue();
});

/** What a browser stores of one user, and what it stores for any user. */
function openPage(signOut: () => never) {
  const page = render(<Page />, {
    session: buyerSession(),
    at: "/dashboard",
    answers: {
      auth: {
        signOut,
        getToken() {
          throw refusal("UNAUTHORIZED");
        },
      },
    },
  });
  for (const key of ["coffee-cart", "somebodys-draft"]) localStorage.setItem(key, '{"version":1,"value":[]}');
  localStorage.setItem("i18nextLng", "en");
  sessionStorage.setItem("somebodys-draft", "Dear Ada");
  return page;
}
const storedKeys = () => ({ local: Object.keys(localStorage).sort(), tab: Object.keys(sessionStorage) });
const leave = () => screen.getByRole("button", { name: "Sign out" });

/** An answer that is not the API's own: its body is empty. */
function answerSignOut(...statuses: number[]) {
  const answer = globalThis.fetch;
  return vi.spyOn(globalThis, "fetch").mockImplementation(async (input, init) => {
    if (!(input as Request).url.endsWith("/auth/v1/logout")) return answer(input, init);
    return new Response("", { status: statuses.shift()! });
  });
}

test.each([401, 403, 404])(
  "signing out that is answered %i still clears the page and what it stored",
  async (status) => {
    const { user, address } = openPage(() => {
      throw new Error("The answer comes from elsewhere");
    });
    answerSignOut(status);
    await user.click(leave());
    expect(await screen.findByRole("heading", { name: "A visitor" })).toBeTruthy();
    expect(address()).toBe("/");
    expect(storedKeys()).toEqual({ local: ["coffee-cart", "i18nextLng"], tab: [] });
    expect((await screen.findByText("Signed out")).closest("li")!.dataset.type).toBe("success");
  },
);

test("where the server fails the page says so, forgets what it can, and a second try ends the session", async () => {
  const { user, address } = openPage(() => {
    throw new Error("The answer comes from elsewhere");
  });
  answerSignOut(500, 401);
  await user.click(leave());
  const again = await screen.findByRole("button", { name: "Try again" });
  const notice = again.closest("li")!;
  expect(notice.dataset.type).toBe("error");
  expect(screen.getByRole("heading", { name: "Ada Reyes" })).toBeTruthy();
  expect(address()).toBe("/dashboard");
  expect(storedKeys()).toEqual({ local: ["coffee-cart", "i18nextLng"], tab: [] });
  await user.click(within(notice).getByRole("button", { name: "Try again" }));
  await waitFor(() => expect(screen.getByRole("heading", { name: "A visitor" })).toBeTruthy());
  expect(address()).toBe("/");
});
