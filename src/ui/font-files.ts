import fraunces from "@fontsource/fraunces/files/fraunces-latin-600-normal.woff2?url";
import figtree from "@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url";

/** The two files that every first view needs; the document preloads them (as="font", crossOrigin). */
export const fontFiles: readonly string[] = [figtree, fraunces];
