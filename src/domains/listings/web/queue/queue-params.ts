export type QueueParams = { kind?: "product" | "revision"; after?: string };

/** The part of the queue in the address. */
export function readQueueParams(params: URLSearchParams): QueueParams {
  const kind = (["product", "revision"] as const).find((one) => one === params.get("kind"));
  const after = params.get("after") ?? "";
  return {
    ...(kind ? { kind } : {}),
    ...(/^[0-9TZ:.-]+_[0-9a-f-]{36}$/.test(after) ? { after } : {}),
  };
}

/** The address of the queue's part. */
export function queuePath({ kind, after }: QueueParams): string {
  const params = new URLSearchParams({ tab: "products" });
  if (kind) params.set("kind", kind);
  if (after) params.set("after", after);
  return `?${params}`;
}
