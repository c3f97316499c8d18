/** The fields that the server refused, by their paths; none for other errors. */
export function refusedFields(error: unknown): string[] {
  const { issues } = ((error as { data?: unknown } | null)?.data ?? {}) as { issues?: unknown };
  return Array.isArray(issues) ? issues.map(({ path }: { path?: unknown }) => String(path)) : [];
}
