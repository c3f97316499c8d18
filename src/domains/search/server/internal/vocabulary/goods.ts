import { accessories } from "./accessories.ts";
import { brewing } from "./brewing.ts";
import type { Words } from "./concept.ts";
import { occasions } from "./occasions.ts";
import { tableware } from "./tableware.ts";

/** All that is sold beside coffee and food, as named in the three languages. */
export const goods: Words = { ...brewing, ...tableware, ...accessories, ...occasions };
