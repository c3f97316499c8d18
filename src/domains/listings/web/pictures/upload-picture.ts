import { uploadFile } from "#client/upload-file.ts";

type Options = { onProgress: (share: number) => void; signal: AbortSignal };

/** Uploads one of the shop's pictures and resolves to its address. */
export async function uploadPicture(file: File, options: Options): Promise<string> {
  const { url } = await uploadFile<{ url: string }>("/storage/v1/images", file, options);
  return url;
}
