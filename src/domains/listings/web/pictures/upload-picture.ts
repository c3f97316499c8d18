/** A rejection by the server, in the shape of other calls' errors. */
type Refusal = { code?: string; message?: string; status?: number };

const address = "/storage/v1/images";
/** The server's timeout (R49). */
const timeoutMs = 60_000;

/** Uploads one picture with progress, which only XMLHttpRequest reports. */
export function uploadPicture(
  file: File,
  { onProgress, signal }: { onProgress: (share: number) => void; signal: AbortSignal },
): Promise<string> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const fail = (refusal: Refusal) =>
      reject(Object.assign(new Error(refusal.message || "network"), refusal));
    request.open("POST", address);
    request.responseType = "json";
    request.timeout = timeoutMs;
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    request.onload = () => {
      const answer = request.response as (Refusal & { url?: string }) | null;
      if (request.status === 201 && answer?.url) resolve(answer.url);
      else fail({ status: request.status, ...answer });
    };
    request.onerror = () => fail({});
    request.ontimeout = () => fail({});
    request.onabort = () => fail({});
    signal.addEventListener("abort", () => request.abort(), { once: true });
    request.send(file);
  });
}
