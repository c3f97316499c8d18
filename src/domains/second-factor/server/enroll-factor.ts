import { symmetricEncrypt } from "better-auth/crypto";
import { and, eq, lt } from "drizzle-orm";
import { Secret, TOTP } from "otpauth";
import QRCode from "qrcode";
import { authOf } from "#domains/auth/server/auth.ts";
import { confirmIdentity } from "#domains/auth/server/confirm-identity.ts";
import { lockOwnUser } from "#domains/auth/server/lock-own-user.ts";
import { AppError } from "#kernel/errors.ts";
import { inTransaction, type SignedInCtx } from "#platform/rpc/context.ts";
import { factors } from "./tables.ts";

type Input = {
  friendly_name: string;
  factor_type: "totp" | "phone";
  issuer?: string;
  phone?: string;
  nonce?: string;
};

const mostFactors = 10;
/** An enrollment that was never completed is replaced by the next after this time. */
const abandonedMilliseconds = 600_000;

/**
 * Starts enrolling a second factor, which becomes active when its first code is verified. Returns the secret of an
 * authenticator app as text and QR code, or the number of a phone. At most ten per user (TOO_MANY_FACTORS), with
 * unique names (CONFLICT). An administrator's first one, which opens the admin dashboard, also needs the code that
 * `reauthenticate` mailed (REAUTHENTICATION_REQUIRED, INVALID_CODE). For any signed-in user.
 */
export async function enrollFactor(ctx: SignedInCtx, input: Input) {
  const { email } = ctx.caller;
  const { friendly_name: friendlyName, factor_type: type } = input;
  if (type === "phone" && !input.phone)
    throw new AppError("BAD_REQUEST", { issues: [{ path: "phone", message: "required" }] });
  await confirmAdmin(ctx, input.nonce);
  const totp =
    type === "totp"
      ? new TOTP({ issuer: input.issuer ?? "Cafeto", label: email, secret: new Secret({ size: 20 }) })
      : null;
  const key = (await authOf(ctx).$context).secretConfig;
  // Needed again to check every code, so it is encrypted instead of hashed.
  const secret = totp ? await symmetricEncrypt({ key, data: totp.secret.base32 }) : null;
  const phone = type === "phone" ? input.phone! : null;
  const id = await inTransaction(ctx, async (tx) => {
    // Counted and named under the user's lock.
    await lockOwnUser(tx);
    await makeRoom(tx, friendlyName);
    return insertFactor(tx, { friendlyName, factorType: type, secret, phone });
  });
  return {
    id,
    type,
    friendly_name: friendlyName,
    phone,
    totp: totp && {
      secret: totp.secret.base32,
      uri: totp.toString(),
      qr_code: await qrCode(totp.toString()),
    },
  };
}

/** A person whose session is at `aal1` has no active factor yet. */
async function confirmAdmin(ctx: SignedInCtx, nonce: string | undefined): Promise<void> {
  const { roles, session } = ctx.caller;
  if (!roles.includes("admin") || session.aal === "aal2") return;
  if (nonce === undefined) throw new AppError("REAUTHENTICATION_REQUIRED");
  await confirmIdentity(ctx, { nonce });
}

/** Removes what the new factor replaces, and refuses it if its name is taken or the user has enough. */
async function makeRoom({ db, clock, caller: { userId } }: SignedInCtx, friendlyName: string): Promise<void> {
  const before = new Date(clock.now().getTime() - abandonedMilliseconds);
  await db
    .delete(factors)
    .where(and(eq(factors.userId, userId), eq(factors.status, "unverified"), lt(factors.createdAt, before)));
  const own = await db.select().from(factors).where(eq(factors.userId, userId));
  const namesake = own.find((factor) => factor.friendlyName === friendlyName);
  if (namesake?.status === "verified") throw new AppError("CONFLICT");
  // A second attempt under the same name replaces the first.
  if (namesake) await db.delete(factors).where(and(eq(factors.id, namesake.id), eq(factors.userId, userId)));
  else if (own.length >= mostFactors) throw new AppError("TOO_MANY_FACTORS");
}

async function insertFactor(
  { db, clock, caller }: SignedInCtx,
  factor: Pick<typeof factors.$inferInsert, "friendlyName" | "factorType" | "secret" | "phone">,
): Promise<string> {
  const [row] = await db
    .insert(factors)
    .values({ ...factor, userId: caller.userId, createdAt: clock.now() })
    .returning({ id: factors.id });
  return row!.id;
}

async function qrCode(text: string): Promise<string> {
  const svg = await QRCode.toString(text, { type: "svg", margin: 4, errorCorrectionLevel: "M" });
  return `data:image/svg+xml;base64,${Buffer.from(svg).toString("base64")}`;
}
