import { settings } from "#domains/settings/contract.ts";
import { forPerson, forVisitor } from "#platform/rpc/handle.ts";
import { changeSetting } from "./change-setting.ts";
import { getPromises } from "./get-promises.ts";
import { getRetention } from "./get-retention.ts";
import { listLimits } from "./list-limits.ts";
import { listSettingChanges } from "./list-setting-changes.ts";
import { listSettings } from "./list-settings.ts";
import { withdrawSettingChange } from "./withdraw-setting-change.ts";

export const settingsRouter = {
  getPromises: forVisitor(settings.getPromises, getPromises),
  getRetention: forVisitor(settings.getRetention, getRetention),
  listLimits: forPerson(settings.listLimits, listLimits),
  listSettings: forPerson(settings.listSettings, listSettings),
  listSettingChanges: forPerson(settings.listSettingChanges, listSettingChanges),
  changeSetting: forPerson(settings.changeSetting, changeSetting),
  withdrawSettingChange: forPerson(settings.withdrawSettingChange, withdrawSettingChange),
};
