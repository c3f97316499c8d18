import type { Layout } from "./layout.ts";
import { classic, fullBleed, swiss, windowed } from "./picture-layouts.ts";
import { initial, ribbon, seal, specimen } from "./word-layouts.ts";

export const layouts: Record<string, Layout> = {
  classic,
  swiss,
  windowed,
  fullBleed,
  seal,
  specimen,
  initial,
  ribbon,
};
