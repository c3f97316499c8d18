import { matchPath } from "react-router";
import { type Page, pages } from "./pages.ts";

/** The row of the page that a path opens; unknown paths open the last one. */
export function findPage(pathname: string): Page {
  return pages.find(({ path }) => matchPath(path, pathname))!;
}
