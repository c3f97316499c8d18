import { expiryOf, retention, type SettableTerm } from "#kernel/retention.ts";
import type { Infra } from "./context.ts";

/** What deletes by a term that can be set. */
export type Forgetting = Pick<Infra, "db" | "clock" | "readSetting">;

/** What is older has to go (R66): by the term that holds now. */
export async function expiredBefore(infra: Forgetting, name: SettableTerm): Promise<Date> {
  return expiryOf({ days: await readTerm(infra, name) }, infra.clock.now());
}

/** For how many days it is stored now. */
export async function readTerm(infra: Forgetting, name: SettableTerm): Promise<number> {
  return (await infra.readSetting(infra, `retention.${name}`)) ?? retention[name].days;
}
