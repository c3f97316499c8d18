import { Img } from "@react-email/img";
import type { Infra } from "#platform/rpc/context.ts";
import { findJpeg } from "#platform/storage/images.ts";
import { drawLogo, drawNoPicture } from "./mail-logo.ts";

type Storage = Infra["storage"];

/**
 * Pictures travel inside the mail and are named by `cid:`: most programs show those at once but ask before they load
 * others, it works while the site is on a computer of its own, and the mail stays whole when a product is gone.
 */
const named = /cid:([a-z0-9]+)@cafeto/g;
const stored = /^\/storage\/v1\/images\/([0-9a-f]{32})(?:_[0-9a-f]{18})?\.webp$/;

export const logoSource = "cid:logo@cafeto";

/** A product's picture as a square; `url` is as in the product's or the order line's row. */
export function MailPicture({
  url,
  alt,
  size,
}: {
  url: string | null | undefined;
  alt: string;
  size: number;
}) {
  const hash = stored.exec(url ?? "")?.[1];
  return (
    <Img
      src={`cid:${hash ?? "none"}@cafeto`}
      alt={alt}
      width={size}
      height={size}
      // React would also preload it by a <link>.
      fetchPriority="low"
      style={{ borderRadius: "4px 14px 4px 14px", objectFit: "cover" }}
    />
  );
}

/** One of the pictures that a mail names; the stand-in if it is gone. */
export async function readMailPicture(
  storage: Storage,
  name: string,
): Promise<{ bytes: Buffer; contentType: string }> {
  if (name === "logo") return { bytes: await drawnOnce("logo", drawLogo), contentType: "image/png" };
  const bytes = /^[0-9a-f]{32}$/.test(name) ? await findJpeg(storage, name) : undefined;
  if (bytes) return { bytes, contentType: "image/jpeg" };
  return { bytes: await drawnOnce("none", drawNoPicture), contentType: "image/png" };
}

/** What a mail's HTML names, to be sent along with it. */
export async function readAttachments(storage: Storage, html: string) {
  const names = [...new Set([...html.matchAll(named)].map(([, name]) => name!))];
  return Promise.all(
    names.map(async (name) => {
      const { bytes: content, contentType } = await readMailPicture(storage, name);
      const filename = `${name}.${contentType === "image/png" ? "png" : "jpg"}`;
      return { cid: `${name}@cafeto`, filename, content, contentType, contentDisposition: "inline" as const };
    }),
  );
}

/** The HTML for a browser, which finds the pictures below this path. */
export const withPicturesAt = (html: string, path: string) => html.replaceAll(named, `${path}/$1`);

const drawn = new Map<string, Promise<Buffer>>();
function drawnOnce(name: string, draw: () => Promise<Buffer>): Promise<Buffer> {
  const bytes = drawn.get(name) ?? draw();
  drawn.set(name, bytes);
  return bytes;
}

/** A mail's HTML with its pictures inside, for a page that shows it. */
export async function withPicturesInside(storage: Storage, html: string): Promise<string> {
  const names = [...new Set([...html.matchAll(named)].map((match) => match[1]!))];
  const sources = new Map<string, string>();
  for (const name of names) {
    const { bytes, contentType } = await readMailPicture(storage, name);
    sources.set(name, `data:${contentType};base64,${bytes.toString("base64")}`);
  }
  return html.replaceAll(named, (_, name: string) => sources.get(name)!);
}
