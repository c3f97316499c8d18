/** Each color by day and by night: those of the site's `tokens.css`, as mail programs know no variables. */
export const mailColors = {
  ground: { light: "#f1e7d7", dark: "#130c08" },
  card: { light: "#fffcf6", dark: "#241912" },
  wash: { light: "#faf4ea", dark: "#1a110c" },
  line: { light: "#e0d2bd", dark: "#423127" },
  ink: { light: "#2b1a12", dark: "#f7ecdd" },
  soft: { light: "#5b483b", dark: "#d0bda9" },
  link: { light: "#a3152d", dark: "#ff9aa2" },
  button: { light: "#a8172f", dark: "#c9364c" },
  onButton: { light: "#fff8f0", dark: "#fffaf5" },
} as const;

/** The ground of the logo, the same by day and by night. */
export const bandColor = "#2a1912";

/** The colors of the day, for inline styles. */
export const color = Object.fromEntries(
  Object.entries(mailColors).map(([name, { light }]) => [name, light]),
) as Record<keyof typeof mailColors, string>;

export const fonts = {
  display: "Fraunces, Georgia, 'Times New Roman', serif",
  text: "Figtree, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif",
} as const;

const dark = (name: keyof typeof mailColors) => mailColors[name].dark;

/** What each class becomes by night; by day the inline styles count, as some programs drop this sheet. */
const night: [string, string][] = [
  ["m-ground", `background-color:${dark("ground")}`],
  ["m-card", `background-color:${dark("card")}`],
  ["m-wash", `background-color:${dark("wash")}`],
  ["m-line", `border-color:${dark("line")}`],
  ["m-ink", `color:${dark("ink")}`],
  ["m-soft", `color:${dark("soft")}`],
  ["m-link", `color:${dark("link")}`],
  ["m-quote", `border-color:${dark("link")}`],
  ["m-button", `background-color:${dark("button")};color:${dark("onButton")}`],
];

const rulesOf = (before: string) =>
  night
    .map(([name, style]) => `${before}.${name}{${style.replaceAll(";", "!important;")}!important}`)
    .join("");

/** `data-ogsc` is how Outlook on the web says that it is night. */
export const styleSheet = [
  ":root{color-scheme:light dark;supported-color-schemes:light dark}",
  `body{margin:0;background-color:${color.ground}}`,
  "@media (max-width:480px){.m-pad{padding-left:22px!important;padding-right:22px!important}",
  ".m-edge{padding:0!important}.m-title{font-size:25px!important}",
  ".m-button{display:block!important;text-align:center!important}}",
  `@media (prefers-color-scheme:dark){body{background-color:${dark("ground")}!important}${rulesOf("")}}`,
  rulesOf("[data-ogsc] "),
].join("");
