/** Of one address, which may be an office or a phone network. */
const mostOfAddress = 50;
/** Of all visitors, in this process: the others' streams must have room. */
const mostInAll = 2_000;

/** Counts the open streams of visitors in this process. */
export function openVisitorStreams() {
  const byAddress = new Map<string, number>();
  let all = 0;
  return {
    /** Adds a stream of an address; returns how to remove it, or null if the address or all visitors have their most. */
    add(address: string): (() => void) | null {
      const own = byAddress.get(address) ?? 0;
      if (own >= mostOfAddress || all >= mostInAll) return null;
      byAddress.set(address, own + 1);
      all += 1;
      return () => {
        const left = byAddress.get(address)! - 1;
        if (left > 0) byAddress.set(address, left);
        else byAddress.delete(address);
        all -= 1;
      };
    },
  };
}
