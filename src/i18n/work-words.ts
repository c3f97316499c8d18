import { enterArea } from "./browser-i18n.ts";

/** What vendors and administrators work with. Imported by what only they see: such a part is there when its words are. */
const work = {
  en: () => import("./languages/work-en.ts"),
  es: () => import("./languages/work-es.ts"),
  pt: () => import("./languages/work-pt.ts"),
};

if (!import.meta.env.SSR) await enterArea(work);
