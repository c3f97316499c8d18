import { type SQL, sql } from "drizzle-orm";
import { vendorMembers, vendors } from "./tables.ts";

/** In a statement that joins `vendors`: the ids of everybody who works for the shop, its owner included. */
export const teamIds = (): SQL<string[]> =>
  sql<
    string[]
  >`(select coalesce(array_agg(${vendorMembers.userId} order by ${vendorMembers.userId}), '{}') from ${vendorMembers} where ${vendorMembers.vendorId} = ${vendors.id})`;
