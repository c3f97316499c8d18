import { symmetricEncrypt } from "better-auth/crypto";
import { and, eq, lt } from "drizzle-orm";
import { Secret, TOTP } from "otpauth";
import QRCode from "qrcode";
import { AppError } from "#kernel/errors.ts";
import { inTransaction, type SignedInCtx } from "#platform/rpc/context.ts";
import { authOf } from "./auth.ts";
import { lockOwnUser } from "./internal/lock-own-user.ts";
import { factors } from "./tables.ts";

type Input = { friendly_name: string; factor_type: "totp" | "phone"; issuer?: string; phone?: string };

const mostFactors = 10;
/** One that was started and never shown makes way for the next attempt. */
const abandonedMilliseconds = 600_000;

/**
 * Starts a second factor, which counts once its first code was verified: for an authenticator app the secret, as text
 * and as a picture to scan; for a telephone its number. At most ten a person (TOO_MANY_FACTORS), each with a name of its
 * own (CONFLICT). For any signed-in person.
 */
export async function enrollFactor(ctx: SignedInCtx, input: Input) {
  const { userId, email } = ctx.caller;
  const { friendly_name: friendlyName, factor_type: type } = input;
  if (type === "phone" && !input.phone)
    throw new AppError("BAD_REQUEST", { issues: [{ path: "phone", message: "required" }] });
  const totp =
    type === "totp"
      ? new TOTP({ issuer: input.issuer ?? "Cafeto", label: email, secret: new Secret({ size: 20 }) })
      : null;
  const key = (await authOf(ctx).$context).secretConfig;
  // It is needed again at every code, so it is encrypted and not hashed.
  const secret = totp ? await symmetricEncrypt({ key, data: totp.secret.base32 }) : null;
  const id = await inTransaction(ctx, async (tx) => {
    const { db, clock } = tx;
    // Counted and named under the person's own lock.
    await lockOwnUser(tx);
    const before = new Date(clock.now().getTime() - abandonedMilliseconds);
    await db
      .delete(factors)
      .where(
        and(eq(factors.userId, userId), eq(factors.status, "unverified"), lt(factors.createdAt, before)),
      );
    const own = await db.select().from(factors).where(eq(factors.userId, userId));
    const namesake = own.find((factor) => factor.friendlyName === friendlyName);
    if (namesake?.status === "verified") throw new AppError("CONFLICT");
    // A second attempt under the name takes the place of the first.
    if (namesake)
      await db.delete(factors).where(and(eq(factors.id, namesake.id), eq(factors.userId, userId)));
    else if (own.length >= mostFactors) throw new AppError("TOO_MANY_FACTORS");
    const [row] = await db
      .insert(factors)
      .values({
        userId,
        friendlyName,
        factorType: type,
        createdAt: clock.now(),
        secret,
        phone: type === "phone" ? input.phone! : null,
      })
      .returning({ id: factors.id });
    return row!.id;
  });
  return {
    id,
    type,
    friendly_name: friendlyName,
    phone: type === "phone" ? input.phone! : null,
    totp: totp && {
      secret: totp.secret.base32,
      uri: totp.toString(),
      qr_code: await qrCode(totp.toString()),
    },
  };
}

async function qrCode(text: string): Promise<string> {
  const svg = await QRCode.toString(text, { type: "svg", margin: 4, errorCorrectionLevel: "M" });
  return `data:image/svg+xml;base64,${Buffer.from(svg).toString("base64")}`;
}
