import { hash } from "node:crypto";
import { promisify } from "node:util";
import zlib from "node:zlib";

type Encoding = "br" | "gzip";
type Headers = readonly (readonly [name: string, value: string])[];

const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT } = zlib.constants;
const brotliOptions = (quality: number, size: number) => ({
  params: { [BROTLI_PARAM_QUALITY]: quality, [BROTLI_PARAM_SIZE_HINT]: size },
});
const betterBrotli = promisify(zlib.brotliCompress);
const betterGzip = promisify(zlib.gzip);
/** Shorter ones are not worth a second form. */
const leastCompressed = 1_024;

/** An answer that many get: its bytes, compressed once in each form that somebody takes. */
export class KeptAnswer {
  readonly status: number;
  readonly headers: Headers;
  /** False for what one person's request or a failure made. */
  readonly mayKeep: boolean;
  readonly plain: Buffer;
  readonly #forms = new Map<Encoding, Buffer>();
  #isAskedAgain = false;
  #etag: string | undefined;

  constructor(options: { status: number; headers: Headers; body: Buffer; mayKeep: boolean }) {
    this.status = options.status;
    this.headers = options.headers;
    this.mayKeep = options.mayKeep;
    this.plain = alone(options.body);
  }

  /** By which a browser knows that it has this already. */
  get etag(): string {
    this.#etag ??= `W/"${hash("sha1", this.plain, "base64url")}"`;
    return this.#etag;
  }

  /** In bytes, with the forms that it is likely to be asked for. */
  get size(): number {
    return Math.ceil(this.plain.length * 1.4) + 2_000;
  }

  /** The form to send to who accepts these encodings. */
  form(accepted: string | undefined): { encoding: Encoding | undefined; bytes: Buffer } {
    const encoding = this.plain.length < leastCompressed ? undefined : encodingOf(accepted);
    if (!encoding) return { encoding, bytes: this.plain };
    const made = this.#forms.get(encoding);
    if (made && !this.#isAskedAgain) void this.#improve(encoding);
    const bytes = made ?? this.#compress(encoding);
    if (!made) this.#forms.set(encoding, alone(bytes));
    return { encoding, bytes };
  }

  /** Whoever comes first waits for it. */
  #compress(encoding: Encoding): Buffer {
    return encoding === "br"
      ? zlib.brotliCompressSync(this.plain, brotliOptions(1, this.plain.length))
      : zlib.gzipSync(this.plain, { level: 1 });
  }

  /** What is asked for again is worth smaller forms, made beside the other work. */
  async #improve(encoding: Encoding): Promise<void> {
    this.#isAskedAgain = true;
    const better =
      encoding === "br"
        ? await betterBrotli(this.plain, brotliOptions(5, this.plain.length))
        : await betterGzip(this.plain, { level: 6 });
    this.#forms.set(encoding, alone(better));
  }
}

/** Short ones lie in a slab of 8 or 16 kB with what others have long done with, all of which they would keep. */
function alone(bytes: Buffer): Buffer {
  if (bytes.buffer.byteLength === bytes.length) return bytes;
  const copy = Buffer.allocUnsafeSlow(bytes.length);
  bytes.copy(copy);
  return copy;
}

function encodingOf(accepted: string | undefined): Encoding | undefined {
  if (!accepted) return undefined;
  if (/\bbr\b(?!\s*;\s*q=0(?:\.0*)?(?:,|$))/.test(accepted)) return "br";
  return /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?(?:,|$))/.test(accepted) ? "gzip" : undefined;
}
