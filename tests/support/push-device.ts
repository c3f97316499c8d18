import { createDecipheriv, createECDH, hkdfSync, randomBytes } from "node:crypto";

/** A browser that subscribed: its public values, and how it reads what it is sent (RFC 8291). */
export function newPushDevice(endpoint: string) {
  const keys = createECDH("prime256v1");
  keys.generateKeys();
  const auth = randomBytes(16);
  return {
    input: { endpoint, p256dh: keys.getPublicKey("base64url"), auth: auth.toString("base64url") },
    read(body: Buffer): { title: string; text: string; link: string; tag: string } {
      const [salt, idLength] = [body.subarray(0, 16), body[20]!];
      const sender = body.subarray(21, 21 + idLength);
      const derive = (secret: Buffer, saltOf: Buffer, info: string | Buffer, length: number) =>
        Buffer.from(hkdfSync("sha256", secret, saltOf, info, length));
      const info = Buffer.concat([Buffer.from("WebPush: info\0"), keys.getPublicKey(), sender]);
      const shared = derive(keys.computeSecret(sender), auth, info, 32);
      const key = derive(shared, salt, "Content-Encoding: aes128gcm\0", 16);
      const nonce = derive(shared, salt, "Content-Encoding: nonce\0", 12);
      const sealed = body.subarray(21 + idLength);
      const decipher = createDecipheriv("aes-128-gcm", key, nonce);
      decipher.setAuthTag(sealed.subarray(-16));
      const plain = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
      // The padding begins with a 2.
      return JSON.parse(plain.subarray(0, plain.lastIndexOf(2)).toString("utf8"));
    },
  };
}
