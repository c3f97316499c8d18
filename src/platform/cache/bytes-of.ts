import { serialize } from "node:v8";

/** An entry's key, its version and what it depends on. */
const besides = 2_000;
/** A value takes more room in memory than written down. */
const room = 3;

/** About how many bytes a cached value of plain data takes in memory. */
export const bytesOf = (value: unknown): number => besides + room * serialize(value).byteLength;
