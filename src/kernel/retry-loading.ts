const attempts = 3;
const delayMs = 500;

/**
 * Loads code with up to three attempts, half a second apart, where the failure may be temporary
 * (docs/product.md#8-error-catalogue).
 */
export async function retryLoading<Code>(
  load: (attempt: number) => Promise<Code>,
  mayPass: (error: unknown) => boolean,
): Promise<Code> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await load(attempt);
    } catch (error) {
      if (attempt === attempts || !mayPass(error)) throw error;
      await new Promise((resolve) => setTimeout(resolve, delayMs));
    }
  }
}
