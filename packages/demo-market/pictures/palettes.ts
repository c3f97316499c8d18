/** The colours of one label and package. */
export interface Palette {
  /** Of the package. */
  body: string;
  paper: string;
  ink: string;
  accent: string;
  second: string;
}

const espresso = "#2a1b15";
const p = (body: string, paper: string, ink: string, accent: string, second: string): Palette => ({
  body,
  paper,
  ink,
  accent,
  second,
});

export const palettes: readonly Palette[] = [
  p("#2b1d18", "#f4eadb", espresso, "#b5362c", "#d9a24a"),
  p("#a83a2f", "#f7ecdc", espresso, "#e0a33f", "#7b1f1d"),
  p("#40593f", "#f3ead7", "#22301f", "#c9542f", "#a9b27a"),
  p("#c9a172", "#f8f0e2", espresso, "#3f5f46", "#b5362c"),
  p("#efe4d1", "#fbf6ec", espresso, "#b5362c", "#4f6b4b"),
  p("#2f3e5a", "#f3e9da", "#1f2a40", "#d98a4c", "#7f97a8"),
  p("#c2653f", "#f9eedd", "#3a1c12", "#2f4f4a", "#edb36a"),
  p("#d9a63f", "#fbf3df", "#3a2613", "#a33a2a", "#52653c"),
  p("#a7b493", "#f7f2e4", "#2b3527", "#b1483a", "#5d7552"),
  p("#e2b6a0", "#fbf1e8", "#4a2620", "#9c3b35", "#6c8270"),
  p("#8ea9b3", "#f5efe4", "#23343b", "#c76b43", "#e7c98f"),
  p("#5a3045", "#f6e8e2", "#331826", "#d98c72", "#a7b493"),
  p("#2d5a5a", "#f2ebdb", "#173231", "#e19a4d", "#94b3a4"),
  p("#3b3835", "#efe9df", "#24211f", "#c98b3a", "#8a847b"),
  p("#f6f1e7", "#fffdf8", espresso, "#2f5d50", "#c98b3a"),
  p("#dd7f5d", "#fdf2e6", "#43201a", "#27484f", "#f3c583"),
  p("#b7a9b9", "#f7f2f1", "#362a3a", "#8b3a4d", "#d9b36b"),
  p("#77352a", "#f6e7d3", "#34150f", "#d9a24a", "#b9694b"),
  p("#1f4a3d", "#f1ead6", "#12291f", "#d2a24c", "#c9542f"),
  p("#e9c46f", "#fff8e7", "#3d2b12", "#2d5a5a", "#c2653f"),
  p("#d8d2c4", "#faf7f0", "#2e2a26", "#a33a2a", "#8a9a84"),
  p("#6e8b74", "#f6f0e0", "#22302a", "#d9783f", "#e6cf9c"),
];

/** The place: wall, the surface things stand on, and what is drawn tone in tone on the wall. */
export interface Place {
  wall: string;
  table: string;
  figure: string;
  isDark?: boolean;
}

export const places: readonly Place[] = [
  { wall: "#f1e7d8", table: "#e2d2bb", figure: "#e4d3bb" },
  { wall: "#ead9c4", table: "#c9a67e", figure: "#dcc3a3" },
  { wall: "#e6c7b2", table: "#d7ac90", figure: "#d9ae95" },
  { wall: "#cfd6c4", table: "#e6dcc7", figure: "#b8c3aa" },
  { wall: "#d4dde0", table: "#eae3d6", figure: "#bccbd0" },
  { wall: "#f3e3c3", table: "#dcb982", figure: "#e8cc98" },
  { wall: "#3b2a23", table: "#5a4032", figure: "#4a362c", isDark: true },
  { wall: "#34473b", table: "#6d5340", figure: "#405648", isDark: true },
  { wall: "#c98a6a", table: "#e4c3a4", figure: "#b97655" },
  { wall: "#dcc7c0", table: "#f0e5dc", figure: "#cbb0a8" },
  { wall: "#b9c2a9", table: "#8a6a4c", figure: "#a5b093" },
  { wall: "#2f3d4a", table: "#7a5f49", figure: "#3b4b59", isDark: true },
  { wall: "#f6f0e6", table: "#efe6d8", figure: "#e9dccb" },
  { wall: "#d9a98b", table: "#f0dcc8", figure: "#cc9675" },
  { wall: "#e9dfcf", table: "#6f4d37", figure: "#d9cab3" },
  { wall: "#d8b85f", table: "#f0dfb6", figure: "#cba84c" },
  { wall: "#7d2f28", table: "#a8543f", figure: "#8c3b32", isDark: true },
  { wall: "#a9bdb6", table: "#eae2d2", figure: "#95aca4" },
];

export const beanColours: Record<string, string> = {
  none: "#a7ab84",
  light: "#a06a3b",
  "medium-light": "#8a5730",
  medium: "#6e4324",
  "medium-dark": "#512f1b",
  dark: "#372117",
};
