/** What the server refused, as every other call's failure looks. */
type Refusal = { code?: string; message?: string; status?: number };

const address = "/storage/v1/images";
/** As long as the server waits (decision 49). */
const timeoutMs = 60_000;

/** Hands one picture in and tells how much of it has left; the only way to know that is the browser's older request. */
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
