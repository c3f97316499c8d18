import { createContext, RouterContextProvider } from "react-router";
import type { AppDeps } from "./app-deps.ts";

/** Contexts for loaders and guards: `context.get(apiContext)`. */
export const apiContext = createContext<AppDeps["api"]>();
export const sessionContext = createContext<AppDeps["session"]>();
export const languageContext = createContext<AppDeps["language"]>();
export const nonceContext = createContext<AppDeps["nonce"]>();
/** Set where the document is the same for everyone: rendered for a visitor, and cached. */
export const personPlaceholderContext = createContext<AppDeps["personPlaceholder"]>();
export const isWholeContext = createContext<AppDeps["isWhole"]>();
export const publicUrlContext = createContext<string>();
export const supportEmailContext = createContext<string>();

export function createLoadContext(deps: AppDeps): RouterContextProvider {
  const context = new RouterContextProvider();
  context.set(apiContext, deps.api);
  context.set(sessionContext, deps.session);
  context.set(languageContext, deps.language);
  context.set(nonceContext, deps.nonce);
  context.set(personPlaceholderContext, deps.personPlaceholder);
  context.set(isWholeContext, deps.isWhole);
  context.set(publicUrlContext, deps.publicUrl);
  context.set(supportEmailContext, deps.supportEmail);
  return context;
}
