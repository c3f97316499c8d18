/** Written by the build: the shell's files with their revisions. */
declare const SHELL: readonly { url: string; revision: string | null }[];
/** Written by the build: differs where any file of the site does, so that browsers notice a new version. */
declare const VERSION: string;
