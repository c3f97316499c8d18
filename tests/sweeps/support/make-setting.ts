import { randomInt } from "node:crypto";
import { settingChanges } from "#domains/settings/server/tables.ts";
import type { World } from "./valid-input.ts";

/** A destination of its own each time: of two who saw the same value, only one changes it. */
const taxKey = () => `tax.${String.fromCharCode(65 + randomInt(26), 65 + randomInt(26))}-${randomInt(1_000)}`;

/** A setting's value from a later year on. */
export async function plannedChangeOf({ infra }: World): Promise<string> {
  const [row] = await infra.db
    .insert(settingChanges)
    .values({
      ...{ key: taxKey(), value: 500, reason: "A new law" },
      ...{ validFrom: new Date("2039-01-01T00:00:00Z"), createdAt: infra.clock.now() },
    })
    .returning();
  return row!.id;
}

/** What an administrator sets. */
export const settingInputs: Record<string, () => unknown> = {
  "settings.listSettingChanges.key": () => "orders.mostLines",
  "settings.changeSetting.key": taxKey,
  "settings.changeSetting.value": () => 500,
  "settings.changeSetting.startsOn": () => null,
  "settings.changeSetting.seenId": () => null,
};
