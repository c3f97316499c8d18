/** A rejection by the server, in the shape of other calls' errors. */
type Refusal = { code?: string; message?: string; status?: number };

type UploadOptions = { onProgress: (share: number) => void; signal: AbortSignal };

/** The server's timeout (R49). */
const timeoutMs = 60_000;

/** Uploads one file as the body of a request, with progress, which only XMLHttpRequest reports. Resolves to what is stored. */
export function uploadFile<Stored extends object>(
  address: string,
  file: File,
  { onProgress, signal }: UploadOptions,
): Promise<Stored> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const fail = (refusal: Refusal) =>
      reject(Object.assign(new Error(refusal.message || "network"), refusal));
    request.open("POST", address);
    request.responseType = "json";
    request.timeout = timeoutMs;
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    request.onload = () => {
      const answer = request.response as (Refusal & Stored) | null;
      if (request.status === 201 && answer) resolve(answer);
      else fail({ status: request.status, ...answer });
    };
    request.onerror = () => fail({});
    request.ontimeout = () => fail({});
    request.onabort = () => fail({});
    signal.addEventListener("abort", () => request.abort(), { once: true });
    request.send(file);
  });
}
