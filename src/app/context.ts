import { createContext, RouterContextProvider } from "react-router";
import type { AppDeps } from "./app-deps.ts";

/** What loaders and guards ask for: `context.get(apiContext)`. */
export const apiContext = createContext<AppDeps["api"]>();
export const sessionContext = createContext<AppDeps["session"]>();
export const languageContext = createContext<AppDeps["language"]>();
export const nonceContext = createContext<AppDeps["nonce"]>();
/** Whether the document is drawn for everybody alike: for a visitor, whoever asks. */
export const isSharedContext = createContext<boolean>();
export const publicUrlContext = createContext<string>();

export function createLoadContext(deps: AppDeps): RouterContextProvider {
  const context = new RouterContextProvider();
  context.set(apiContext, deps.api);
  context.set(sessionContext, deps.session);
  context.set(languageContext, deps.language);
  context.set(nonceContext, deps.nonce);
  context.set(isSharedContext, deps.isShared);
  context.set(publicUrlContext, deps.publicUrl);
  return context;
}
