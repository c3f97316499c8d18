import type { SignedInCtx } from "#platform/rpc/context.ts";
import { insertChange, type WantedChange } from "./internal/insert-change.ts";

/** Changes a setting as a second administrator has approved it; its author is who asked. CONFLICT if another one holds meanwhile. */
export async function changeApproved(tx: SignedInCtx, wanted: WantedChange): Promise<void> {
  await insertChange(tx, wanted);
}
