import { Strategy, type StrategyHandler } from "workbox-strategies";
import { retryLoading } from "#kernel/retry-loading.ts";

/**
 * A page's code: from the cache, else from the network. What fails as a network does, or is not there yet while a new version
 * starts, is asked for three times, half a second apart (docs/product.md#8-error-catalogue).
 */
export class PatientCacheFirst extends Strategy {
  async _handle(request: Request, handler: StrategyHandler): Promise<Response> {
    const saved = await handler.cacheMatch(request);
    if (saved) return saved;
    let last: Response | undefined;
    try {
      return await retryLoading(
        async () => {
          last = await handler.fetch(request);
          if (!last.ok) throw new TypeError(`${last.status} for ${request.url}`);
          await handler.cachePut(request, last.clone());
          return last;
        },
        () => true,
      );
    } catch (error) {
      if (last && !last.ok) return last;
      throw error;
    }
  }
}
