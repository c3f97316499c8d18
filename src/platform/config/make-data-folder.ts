import fs from "node:fs";
import { StartError } from "#platform/start-error.ts";

/** Creates the data folder if needed, or says in one sentence why it can't be used. */
export function makeDataFolder(folder: string): void {
  try {
    fs.mkdirSync(folder, { recursive: true });
    fs.accessSync(folder, fs.constants.W_OK);
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    if (code === "ENOSPC") throw error;
    throw new StartError(`The data folder ${folder} can't be used (${message}). Set DATA_DIR to another.`);
  }
}
