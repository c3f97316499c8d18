import "i18next";
import type { Words } from "./words.ts";

// Makes `t` reject a key that no language file has.
declare module "i18next" {
  interface CustomTypeOptions {
    defaultNS: "words";
    resources: Words;
  }
}
