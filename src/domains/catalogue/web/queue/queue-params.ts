/** Which part of the queue the address asks for. */
export function readQueueParams(params: URLSearchParams): { kind?: "product" | "revision"; page: number } {
  const kind = (["product", "revision"] as const).find((one) => one === params.get("kind"));
  const page = Math.min(Math.max(Number.parseInt(params.get("page") ?? "1", 10) || 1, 1), 1_000);
  return { ...(kind ? { kind } : {}), page };
}
