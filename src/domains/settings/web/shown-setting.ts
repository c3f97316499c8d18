import type { SettingState } from "../contract.ts";
import type { SettingUnit } from "../setting-table.ts";

/** One setting as it is shown and changed; `name` and `text` say what it is. */
export type ShownSetting = SettingState & {
  key: string;
  value: number;
  unit: SettingUnit;
  min: number;
  max: number;
  name: string;
  text?: string;
};
