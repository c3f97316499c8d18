import { useTranslation as useInBrowser } from "react-i18next";
import { useTranslation as useOnServer } from "./server-translation.ts";

/** The texts of a namespace in the page's language. On the server, where no language changes, without subscribing to it. */
export const useTranslation = import.meta.env.SSR
  ? (useOnServer as unknown as typeof useInBrowser)
  : useInBrowser;
