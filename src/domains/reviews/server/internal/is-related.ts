import { sql } from "drizzle-orm";
import { sessions } from "#domains/auth/server/tables.ts";
import { orders } from "#domains/orders/server/tables.ts";
import { vendorMembers, vendors } from "#domains/vendors/server/tables.ts";
import type { SignedInCtx } from "#platform/rpc/context.ts";

/** Addresses of private networks and of the machine itself tell nothing. */
const anybodys = "^(::ffff:)?(127\\.|10\\.|192\\.168\\.|172\\.(1[6-9]|2\\d|3[01])\\.)|^::1$|^f[cd]|^fe80";

/**
 * Whether the caller seems to be of a vendor's team or household: the same device at the same network address, a parcel to the
 * same door, or the shop's telephone number on an order. A sign for a moderator, never a refusal.
 */
export async function isRelated({ db, caller }: SignedInCtx, vendorId: string): Promise<boolean> {
  const { rows } = await db.execute<{ related: boolean }>(sql`
    with team as (
      select user_id from ${vendorMembers} where vendor_id = ${vendorId}
      union select user_id from ${vendors} where id = ${vendorId}
    ), door as (
      select lower(shipping_address ->> 'line1') as line, lower(shipping_address ->> 'postalCode') as code
      from ${orders} where user_id = ${caller.userId} and paid_at is not null
    )
    select exists (
      select from ${sessions} mine join ${sessions} theirs
        on theirs.ip_address = mine.ip_address and theirs.user_agent = mine.user_agent
      where mine.user_id = ${caller.userId} and theirs.user_id in (select user_id from team)
        and mine.ip_address !~ ${anybodys}
    ) or exists (
      select from ${orders} o join door d
        on lower(o.shipping_address ->> 'line1') = d.line and lower(o.shipping_address ->> 'postalCode') = d.code
      where o.user_id in (select user_id from team)
    ) or exists (
      select from ${orders} o join ${vendors} v on v.id = ${vendorId}
      where o.user_id = ${caller.userId}
        and regexp_replace(o.shipping_address ->> 'phone', '\\D', '', 'g') = regexp_replace(v.phone_number, '\\D', '', 'g')
    ) as related`);
  return rows[0]!.related;
}
