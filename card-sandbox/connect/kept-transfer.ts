import { previousOf } from "../events/previous-of.ts";
import { recordEvent } from "../events/record-event.ts";
import type { WireReversal, WireTransfer } from "../objects/make-transfer.ts";
import type { Cause, Sandbox } from "../sandbox.ts";
import { updateObject } from "../store/kept-object.ts";
import { missing } from "../wire/api-error.ts";
import { changeMetadata, type MetadataChange } from "../wire/read-params.ts";

/** A transfer with what was taken back of it so far, newest reversal first, or null. */
export function findTransfer(sandbox: Sandbox, id: string): WireTransfer | null {
  const row = sandbox.store.find<{ body: string; amount_reversed: number }>(
    "SELECT body, amount_reversed FROM transfers WHERE id = ?",
    id,
  );
  if (!row) return null;
  const transfer = JSON.parse(row.body) as WireTransfer;
  if (row.amount_reversed === 0) return transfer;
  const reversals = sandbox.store.all<{ body: string }>(
    "SELECT body FROM transfer_reversals WHERE transfer = ? ORDER BY seq DESC LIMIT 11",
    id,
  );
  transfer.amount_reversed = row.amount_reversed;
  transfer.reversed = row.amount_reversed === transfer.amount;
  transfer.reversals.data = reversals.slice(0, 10).map(({ body }) => JSON.parse(body) as WireReversal);
  transfer.reversals.has_more = reversals.length > 10;
  return transfer;
}

/** Like findTransfer, but an unknown id is the API's 404. */
export function getTransfer(sandbox: Sandbox, id: string): WireTransfer {
  const transfer = findTransfer(sandbox, id);
  if (!transfer) throw missing("transfer", id, "transfer");
  return transfer;
}

/** Changes a transfer's description and metadata, all that can be changed of it. */
export function updateTransfer(
  sandbox: Sandbox,
  id: string,
  params: { description?: string | undefined; metadata?: MetadataChange },
  cause: Cause,
): WireTransfer {
  const before = getTransfer(sandbox, id);
  const after: WireTransfer = {
    ...before,
    description: params.description ?? before.description,
    metadata: changeMetadata(before.metadata, params.metadata),
  };
  const previous = previousOf(before, after);
  if (!previous) return before;
  updateObject(sandbox, "transfers", after);
  recordEvent(sandbox, "transfer.updated", after, cause, previous);
  return after;
}
