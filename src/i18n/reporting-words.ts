import { enterArea } from "./browser-i18n.ts";

/** What one reads to report something. Imported by what shows it: such a part is there when its words are. */
const reporting = {
  en: () => import("./languages/reporting-en.ts"),
  es: () => import("./languages/reporting-es.ts"),
  pt: () => import("./languages/reporting-pt.ts"),
};

if (!import.meta.env.SSR) await enterArea(reporting);
