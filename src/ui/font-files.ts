import figtree from "@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url";
import fraunces from "@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2?url";

/** The two files every first view needs; the document preloads them (as="font", crossOrigin). */
export const fontFiles: readonly string[] = [figtree, fraunces];
