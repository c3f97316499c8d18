type Table = { fileName: string; csv: string; next?: string | null };

/**
 * A table as the file itself, for a client that asks for one by `Accept: text/csv`: our own pages get it as JSON, with
 * its name. Where a table comes in parts, `Link` leads to the next one. Null for anything else.
 */
export async function csvAnswer(request: Request, response: Response): Promise<Response | null> {
  if (response.status !== 200 || !/\btext\/csv\b/.test(request.headers.get("accept") ?? "")) return null;
  if (!response.headers.get("content-type")?.startsWith("application/json")) return null;
  const table = (await response.clone().json()) as Partial<Table> | null;
  if (typeof table?.csv !== "string" || !table.fileName) return null;
  const headers = new Headers(response.headers);
  headers.set("content-type", "text/csv; charset=utf-8");
  headers.set("content-disposition", `attachment; filename="${table.fileName}"`);
  headers.delete("content-length");
  if (table.next) {
    const next = new URL(request.url);
    next.searchParams.set("after", table.next);
    headers.set("link", `<${next.pathname}${next.search}>; rel="next"`);
  }
  return new Response(table.csv, { headers });
}
