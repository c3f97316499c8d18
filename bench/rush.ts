/** An address, asked by so many at once: the duration of each response, sorted, in milliseconds. Fails unless each was a 200: errors are fast. */
export async function rush(
  address: string,
  cookie: string,
  milliseconds: number,
  together = 4,
): Promise<number[]> {
  const times: number[] = [];
  const end = Date.now() + milliseconds;
  const look = async () => {
    while (Date.now() < end) {
      const start = performance.now();
      const response = await fetch(address, { headers: { cookie }, redirect: "manual" });
      await response.arrayBuffer();
      if (response.status !== 200) throw new Error(`${address}: ${response.status}`);
      times.push(performance.now() - start);
    }
  };
  await Promise.all(Array.from({ length: together }, look));
  return times.sort((a, b) => a - b);
}

/** The duration within which that share of the responses came. */
export const rankOf = (times: readonly number[], share: number): number =>
  times[Math.min(times.length - 1, Math.ceil(times.length * share) - 1)]!;
