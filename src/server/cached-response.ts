import { hash } from "node:crypto";
import { promisify } from "node:util";
import zlib from "node:zlib";
import { Parser } from "htmlparser2";

/** What is shorter is compressed at once, in a fraction of a millisecond: to hand it to a thread costs more. */
const leastInThread = 32_768;
const isShort = (body: Buffer) => body.length < leastInThread;

async function brotli(body: Buffer) {
  const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT } = zlib.constants;
  const options = { params: { [BROTLI_PARAM_QUALITY]: 3, [BROTLI_PARAM_SIZE_HINT]: body.length } };
  return isShort(body)
    ? zlib.brotliCompressSync(body, options)
    : promisify(zlib.brotliCompress)(body, options);
}

/** At level 3: the next one takes three times as long for 2% less. */
export async function gzip(body: Buffer) {
  return isShort(body) ? zlib.gzipSync(body, { level: 3 }) : promisify(zlib.gzip)(body, { level: 3 });
}

const compressions = { br: brotli, gzip };
export type Encoding = keyof typeof compressions;
export const encodings = Object.keys(compressions) as Encoding[];
/** Shorter ones are not worth compressing. */
export const leastCompressed = 1_024;

type Parts = {
  status: number;
  headers: Record<string, string>;
  body: Buffer;
  /** Of a page: the sources of its inline scripts, for its Content-Security-Policy. */
  scriptHashes: string | undefined;
  /** Of a shared page: at which byte its reader is written. */
  personAt: number | undefined;
};

/** A response that many get: its bytes, compressed once for each encoding that is asked for. */
export class CachedResponse {
  readonly status: number;
  readonly headers: Record<string, string>;
  readonly body: Buffer<ArrayBuffer>;
  readonly scriptHashes: string | undefined;
  readonly personAt: number | undefined;
  readonly #encoded = new Map<Encoding, Promise<Buffer<ArrayBuffer>>>();

  constructor({ status, headers, body, scriptHashes, personAt }: Parts) {
    this.status = status;
    this.headers = headers;
    this.body = ownMemory(body);
    this.scriptHashes = scriptHashes;
    this.personAt = personAt;
  }

  /** In bytes, with the encodings that it is likely to be asked for. */
  get size(): number {
    return Math.ceil(this.body.length * 1.4) + 2_000;
  }

  /** The body in an encoding; undefined where it is too short for one. */
  readonly encoded = (encoding: Encoding): Promise<Buffer<ArrayBuffer>> | undefined => {
    if (this.body.length < leastCompressed) return undefined;
    const known = this.#encoded.get(encoding);
    if (known) return known;
    const made = compressions[encoding](this.body).then(ownMemory);
    this.#encoded.set(encoding, made);
    return made;
  };
}

/** By which a browser knows that it has this already. */
export const etagOf = (body: Buffer): string => `W/"${hash("sha1", body, "base64url")}"`;

/**
 * The hashes that let a page's inline scripts run without a nonce, which must not be sent twice. Only those scripts count that
 * were drawn with the nonce of this one drawing: what got into the page in any other way stays text.
 */
export function hashScripts(html: string, nonce: string): string {
  const hashes = new Set<string>();
  let text: string | undefined;
  const parser = new Parser({
    onopentag(name, { nonce: given, src }) {
      text = name === "script" && given === nonce && src === undefined ? "" : undefined;
    },
    ontext(data) {
      if (text !== undefined) text += data;
    },
    onclosetag() {
      if (text) hashes.add(`'sha256-${hash("sha256", text, "base64")}'`);
      text = undefined;
    },
  });
  parser.end(html);
  return [...hashes].join(" ");
}

/** Short buffers lie in a slab with others, all of which they would hold on to. */
function ownMemory(bytes: Buffer): Buffer<ArrayBuffer> {
  if (bytes.buffer.byteLength === bytes.length) return bytes as Buffer<ArrayBuffer>;
  const copy = Buffer.allocUnsafeSlow(bytes.length);
  bytes.copy(copy);
  return copy;
}
