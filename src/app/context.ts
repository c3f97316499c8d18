import { createContext, RouterContextProvider } from "react-router";
import type { AppDeps } from "./app-deps.ts";

/** What loaders and guards ask for: `context.get(apiContext)`. */
export const apiContext = createContext<AppDeps["api"]>();
export const sessionContext = createContext<AppDeps["session"]>();
export const languageContext = createContext<AppDeps["language"]>();
export const nonceContext = createContext<string>();
export const publicUrlContext = createContext<string>();

export function createLoadContext(deps: AppDeps): RouterContextProvider {
  const context = new RouterContextProvider();
  context.set(apiContext, deps.api);
  context.set(sessionContext, deps.session);
  context.set(languageContext, deps.language);
  context.set(nonceContext, deps.nonce);
  context.set(publicUrlContext, deps.publicUrl);
  return context;
}
