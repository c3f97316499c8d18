import { classifyError } from "./classify-error.ts";

const maxBytes = 5 * 1_024 * 1_024;
const types = ["image/jpeg", "image/png", "image/webp"];

/** What pickers offer. */
export const pictureTypes = types.join(",");

/** Why a picture was not taken; each but `failed` has a text among the errors. */
export type PictureProblem = (typeof refusals)[number] | "failed";
const refusals = ["IMAGE_TOO_LARGE", "IMAGE_FORMAT", "IMAGE_DAMAGED", "IMAGE_PIXELS"] as const;

/** Problems detectable before uploading; the server checks the content. */
export function problemBefore(file: File): PictureProblem | undefined {
  if (!types.includes(file.type)) return "IMAGE_FORMAT";
  return file.size > maxBytes ? "IMAGE_TOO_LARGE" : undefined;
}

export function problemOf(error: unknown): PictureProblem {
  const { code } = classifyError(error);
  return refusals.find((one) => one === code) ?? "failed";
}
