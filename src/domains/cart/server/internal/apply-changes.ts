import { type LineChange, maxCartLines } from "#domains/cart/contract.ts";

export type Held = {
  productId: string;
  quantity: number;
  isSaved: boolean;
  priceCents: number;
  changedAt: Date;
};

/**
 * The lines that differ after the changes. For a user's own changes, the later write of a line wins. For a cart
 * filled before signing in: the larger quantity, capped at stock, and the cart before the saved list. Overflow is
 * saved for later.
 */
export function applyChanges(
  held: ReadonlyMap<string, Held>,
  changes: readonly LineChange[],
  { now, stock }: { now: Date; stock: ReadonlyMap<string, number> },
): Held[] {
  const after = new Map(held);
  for (const change of changes) {
    const available = stock.get(change.productId);
    if (available === undefined) continue;
    const before = after.get(change.productId);
    const next = change.isVisitors
      ? mergeLine(before, change, available, now)
      : setLine(before, change, new Date(now.getTime() - change.changedMsAgo));
    if (next) after.set(change.productId, next);
  }
  makeRoom(after, held, now);
  return [...after.values()].filter((line) => line !== held.get(line.productId));
}

const isLive = (line: Held | undefined): line is Held => line !== undefined && line.quantity > 0;

function setLine(before: Held | undefined, change: LineChange, changedAt: Date): Held | null {
  if (before && before.changedAt > changedAt) return null;
  const { productId, quantity, isSaved, priceCents } = change;
  // The same, but chosen later, counts against what another device has changed in between.
  const isRepeated =
    before?.changedAt.getTime() === changedAt.getTime() &&
    before.quantity === quantity &&
    before.isSaved === isSaved &&
    before.priceCents === priceCents;
  return isRepeated ? null : { productId, quantity, isSaved, priceCents, changedAt };
}

function mergeLine(
  before: Held | undefined,
  change: LineChange,
  available: number,
  changedAt: Date,
): Held | null {
  if (change.quantity === 0) return null;
  const { productId, priceCents } = change;
  const larger = Math.max(isLive(before) ? before.quantity : 0, change.quantity);
  // A sold-out product stays in the cart, which explains it.
  const quantity = Math.min(larger, Math.max(available, 1));
  const isSaved = change.isSaved && !(isLive(before) && !before.isSaved);
  if (isLive(before) && before.quantity === quantity && before.isSaved === isSaved) return null;
  return { productId, quantity, isSaved, priceCents, changedAt };
}

/** Existing lines keep their place; overflow of the cart moves to the saved list, and overflow of that is dropped. */
function makeRoom(after: Map<string, Held>, held: ReadonlyMap<string, Held>, changedAt: Date): void {
  const overflow = (isSaved: boolean) => {
    const lines = [...after.values()].filter((line) => isLive(line) && line.isSaved === isSaved);
    const isOld = ({ productId }: Held) => {
      const before = held.get(productId);
      return isLive(before) && before.isSaved === isSaved;
    };
    return [...lines.filter(isOld), ...lines.filter((line) => !isOld(line))].slice(maxCartLines);
  };
  for (const line of overflow(false)) after.set(line.productId, { ...line, isSaved: true, changedAt });
  for (const line of overflow(true)) after.set(line.productId, { ...line, quantity: 0, changedAt });
}
