import { QueryClientProvider } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import {
  isRouteErrorResponse,
  Links,
  Outlet,
  Scripts,
  ScrollRestoration,
  type ShouldRevalidateFunction,
  useRouteLoaderData,
} from "react-router";
import { PersonScript, readDocumentPerson } from "#client/document-person.tsx";
import { createQueryClient } from "#client/query-client.ts";
import { SessionProvider } from "#client/session.tsx";
import { shouldAskForSession } from "#client/session-age.ts";
import { SessionEffects } from "#client/session-effects.tsx";
import { initialMenu } from "#domains/catalogue/categories.ts";
import { CategoryMenuProvider } from "#domains/catalogue/web/category-menu.tsx";
import { SubscriptionEffects } from "#domains/plans/web/subscription-effects.tsx";
import { Confirmation } from "#domains/second-factor/web/confirmation.tsx";
import { earlyLanguageScript } from "#i18n/early-language.ts";
import { useTranslation } from "#i18n/use-translation.ts";
import { fontFiles } from "#ui/font-files.ts";
import { FullScreenLoading } from "#ui/full-screen-loading.tsx";
import { PressForm } from "#ui/presses.tsx";
import { SkipLink } from "#ui/skip-link.tsx";
import "#ui/styles.css";
import { Toaster } from "#ui/toaster.tsx";
import type { Route } from "./+types/root.ts";
import { ApplicationError } from "./application-error.tsx";
import { BrowserEffects } from "./browser-effects.tsx";
import {
  nonceContext,
  personPlaceholderContext,
  publicUrlContext,
  sessionContext,
  supportEmailContext,
} from "./context.ts";
import { prefetchPersonal, startLoad } from "./load.ts";
import { LoadedQueries } from "./loaded-queries.tsx";
import { NavigationProgress } from "./navigation-progress.tsx";
import { NotFound } from "./not-found.tsx";
import { leadsToList } from "./pages/products/stay-in-list.ts";

export const links: Route.LinksFunction = () => [
  ...fontFiles.map((href) => ({
    rel: "preload",
    href,
    as: "font" as const,
    type: "font/woff2",
    crossOrigin: "anonymous" as const,
  })),
  { rel: "icon", href: "/favicon.svg", type: "image/svg+xml" },
  { rel: "icon", href: "/favicon.ico", sizes: "32x32" },
];

export async function loader({ context, request }: Route.LoaderArgs) {
  const session = context.get(sessionContext);
  const load = startLoad(context);
  // Client navigation has the wishlist already, and live events update it.
  const isDocument = !new URL(request.url).pathname.endsWith(".data");
  const [menu] = await Promise.all([
    load.api.catalogue.getCategoryMenu({}).catch(() => initialMenu),
    session && isDocument && prefetchPersonal(load),
  ]);
  return {
    session,
    isShared: context.get(personPlaceholderContext) !== undefined,
    nonce: context.get(nonceContext),
    publicUrl: context.get(publicUrlContext),
    supportEmail: context.get(supportEmailContext),
    menu: JSON.stringify(menu) === JSON.stringify(initialMenu) ? null : menu,
    dehydrated: load.dehydrate(),
  };
}

export const shouldRevalidate: ShouldRevalidateFunction = ({ defaultShouldRevalidate, ...change }) =>
  shouldAskForSession(defaultShouldRevalidate && !leadsToList(change));

export function Layout({ children }: { children: ReactNode }) {
  const { i18n } = useTranslation();
  const nonce = useRouteLoaderData<typeof loader>("root")?.nonce;
  return (
    // The language may change after hydration; the attribute is updated without React.
    <html lang={i18n.language} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="theme-color" content="#faf4ea" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#1a110c" media="(prefers-color-scheme: dark)" />
        <script
          nonce={nonce}
          suppressHydrationWarning
          // biome-ignore lint/security/noDangerouslySetInnerHtml: our own text; the browser runs it before React is there
          dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? earlyLanguageScript : "" }}
        />
        <link rel="manifest" href={`/manifest.webmanifest?lang=${i18n.language}`} />
        <Links nonce={nonce} />
      </head>
      <body>
        <PersonScript />
        <SkipLink />
        <PressForm />
        {children}
        <ScrollRestoration nonce={nonce} />
        <Scripts nonce={nonce} />
      </body>
    </html>
  );
}

export default function App({ loaderData }: Route.ComponentProps) {
  const [queryClient] = useState(createQueryClient);
  const { isShared } = loaderData;
  const person = isShared ? readDocumentPerson() : null;
  return (
    <QueryClientProvider client={queryClient}>
      <LoadedQueries person={person?.dehydrated}>
        <SessionProvider session={loaderData.session ?? person?.session ?? null} isShared={isShared}>
          <NavigationProgress />
          <CategoryMenuProvider menu={loaderData.menu}>
            <Outlet />
          </CategoryMenuProvider>
          <SessionEffects />
          <SubscriptionEffects />
          <BrowserEffects />
          <Confirmation />
          <Toaster />
        </SessionProvider>
      </LoadedQueries>
    </QueryClientProvider>
  );
}

export function HydrateFallback() {
  return <FullScreenLoading />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFound />;
  return <ApplicationError error={error} />;
}
