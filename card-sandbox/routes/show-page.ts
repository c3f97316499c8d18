import type { Context } from "hono";
import type { Html } from "../pages/page-frame.ts";
import { pageHeaders } from "./page-headers.ts";

/** Answers a page. `leadsTo`: the shop's address that a form of it may redirect to; `images`: pictures it shows. */
export function showPage(
  context: Context,
  page: Html,
  status: 200 | 402 | 404 | 410 | 422 | 500,
  leadsTo: string | null = null,
  images: string[] = [],
): Response | Promise<Response> {
  return context.html(page, status, pageHeaders(leadsTo, images));
}
