/** The part of the queue in the address. */
export function readQueueParams(params: URLSearchParams): { kind?: "product" | "revision"; page: number } {
  const kind = (["product", "revision"] as const).find((one) => one === params.get("kind"));
  const page = Math.min(Math.max(Number.parseInt(params.get("page") ?? "1", 10) || 1, 1), 1_000);
  return { ...(kind ? { kind } : {}), page };
}
