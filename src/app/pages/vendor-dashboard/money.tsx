import type { Load } from "../../load.ts";

export async function loadMoney(_load: Load, _params: URLSearchParams): Promise<void> {}

export function MoneyPanel() {
  return null;
}
