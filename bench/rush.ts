import http from "node:http";

const agent = new http.Agent({ keepAlive: true });

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
      const status = await statusOf(address, cookie);
      if (status !== 200) throw new Error(`${address}: ${status}`);
      times.push(performance.now() - start);
    }
  };
  await Promise.all(Array.from({ length: together }, look));
  return times.sort((a, b) => a - b);
}

/** By the plain client of Node, once the whole body has arrived: `fetch` takes as much of the two cores as half of what the app does. */
function statusOf(address: string, cookie: string): Promise<number | undefined> {
  const headers = { cookie, "accept-encoding": "gzip" };
  return new Promise((resolve, reject) => {
    const request = http.get(address, { agent, headers }, (response) => {
      response
        .resume()
        .on("error", reject)
        .on("end", () => resolve(response.statusCode));
    });
    request.on("error", reject);
  });
}

/** The duration within which that share of the responses came. */
export const rankOf = (times: readonly number[], share: number): number =>
  times[Math.min(times.length - 1, Math.ceil(times.length * share) - 1)]!;
