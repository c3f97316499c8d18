import "i18next";
import type { Words } from "./words.ts";

// Makes `t` refuse a key that no language file holds.
declare module "i18next" {
  interface CustomTypeOptions {
    defaultNS: "words";
    resources: Words;
  }
}
