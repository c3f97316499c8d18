/** A path with a query; undefined values are left out. */
export function withQuery(path: string, values: Record<string, unknown>): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(values)) if (value !== undefined) query.set(name, String(value));
  const text = String(query);
  return text ? `${path}?${text}` : path;
}
