import fs from "node:fs";
import path from "node:path";

/** The project's folder, searched upwards from this file: the bundle and the sources lie at different depths. */
export function findRoot(from: string = import.meta.dirname): string {
  for (let folder = from; ; folder = path.dirname(folder)) {
    if (fs.existsSync(path.join(folder, "package-lock.json"))) return folder;
    if (folder === path.dirname(folder)) throw new Error("project folder not found");
  }
}
