import type { TFunction } from "i18next";
import type { Language } from "#kernel/languages.ts";
import { serverI18n } from "./server-i18n.ts";
import type { Namespace } from "./words.ts";

const namespaces: Namespace[] = ["words", "orders", "checkout", "accounts"];

/** The server's `t` for a language, for what it writes itself: mails, the provider's page. `t("orders:key")`. */
export function translator(language: Language): TFunction<Namespace[]> {
  return serverI18n(language).getFixedT(language, namespaces);
}
