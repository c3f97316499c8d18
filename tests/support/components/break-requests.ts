import { vi } from "vitest";

/**
 * Answers requests whose path ends so in place of the API, as a proxy or a lost connection does. Says how often it was
 * asked; `mend` lets the API answer again.
 */
export function breakRequests(ending: string, answer: () => Response | Promise<Response>) {
  const real = globalThis.fetch;
  const asked = vi.fn(answer);
  const broken = vi.spyOn(globalThis, "fetch").mockImplementation(async (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input, location.href);
    return url.pathname.endsWith(ending) ? asked() : real(input, init);
  });
  return { asked, mend: () => broken.mockRestore() };
}

/** What `fetch` does without a connection. */
export const lostConnection = () => Promise.reject<Response>(new TypeError("Failed to fetch"));
