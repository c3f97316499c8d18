import { QueryClientProvider } from "@tanstack/react-query";
import { render as draw } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { ReactElement } from "react";
import { I18nextProvider } from "react-i18next";
import { createMemoryRouter, RouterProvider } from "react-router";
import { createQueryClient } from "#client/query-client.ts";
import { SessionProvider } from "#client/session.tsx";
import type { SessionView } from "#domains/accounts/contract.ts";
import { serverI18n } from "#i18n/server-i18n.ts";
import type { Language } from "#kernel/languages.ts";
import { PressForm } from "#ui/presses.tsx";
import ToastRegion from "#ui/toast-region.tsx";
import { type Answers, answerApi } from "./answer-api.ts";

type RenderOptions = {
  /** Who is signed in; nobody without it. */
  session?: SessionView;
  /** What the API answers: more by `answerApi` while the test runs. */
  answers?: Answers;
  /** The page's address, and its pattern where the component reads parameters of it. */
  at?: string;
  path?: string;
  language?: Language;
};

/** Draws a component as a page does: with words, session, API, address and toasts. */
export function render(element: ReactElement, options: RenderOptions = {}) {
  const { session = null, answers = {}, at = "/", path = "*", language = "en" } = options;
  answerApi(answers);
  const queryClient = createQueryClient();
  queryClient.setDefaultOptions({ queries: { ...queryClient.getDefaultOptions().queries, retry: false } });
  const page = (
    <>
      {element}
      <PressForm />
    </>
  );
  const routes = [{ path, element: page }, ...(path === "*" ? [] : [{ path: "*", element: null }])];
  const router = createMemoryRouter(routes, { initialEntries: [at] });
  const drawn = draw(
    <I18nextProvider i18n={serverI18n(language)}>
      <QueryClientProvider client={queryClient}>
        <SessionProvider session={session}>
          <RouterProvider router={router} />
          <ToastRegion />
        </SessionProvider>
      </QueryClientProvider>
    </I18nextProvider>,
  );
  const address = () => router.state.location.pathname + router.state.location.search;
  return { ...drawn, user: userEvent.setup(), queryClient, address };
}
