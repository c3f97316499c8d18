import { buildOnce } from "../faults/support/build-once.ts";

/** Tests of the built site never look at an older one, and never go without. */
export default function ensureBuild(): Promise<void> {
  return buildOnce();
}
