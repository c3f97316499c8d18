import { loadSignedInWords } from "./browser-i18n.ts";

// Imported by the pages of the signed-in areas: such a page is there when its words are.
if (!import.meta.env.SSR) await loadSignedInWords();
