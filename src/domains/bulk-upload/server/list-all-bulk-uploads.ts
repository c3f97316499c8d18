import { and, desc, eq, type SQL, sql } from "drizzle-orm";
import { profiles } from "#domains/accounts/server/tables.ts";
import type { AllUploadsInput, AnyUpload } from "#domains/bulk-upload/admin-bulk-calls.ts";
import { vendors } from "#domains/vendors/server/tables.ts";
import { fixedLimit } from "#platform/db/fixed-limit.ts";
import type { SignedInCtx } from "#platform/rpc/context.ts";
import { toBulkUpload } from "./list-bulk-uploads.ts";
import { bulkUploads } from "./tables.ts";

const pageSize = 25;

/** All vendors' uploads, newest first, 25 at a time, by state and vendor; with who handed each in. For administrators. */
export async function listAllBulkUploads(
  { db }: SignedInCtx,
  { state, vendorId, after }: AllUploadsInput,
): Promise<{ items: AnyUpload[]; next: string | null }> {
  const rows = await db
    .select({
      upload: bulkUploads,
      vendor: { id: vendors.id, companyName: vendors.companyName },
      startedBy: profiles.fullName,
      key: sql<string>`to_char(${bulkUploads.createdAt} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`,
    })
    .from(bulkUploads)
    .innerJoin(vendors, eq(vendors.id, bulkUploads.vendorId))
    .leftJoin(profiles, eq(profiles.userId, bulkUploads.startedBy))
    .where(
      and(
        state ? eq(bulkUploads.state, state) : undefined,
        vendorId ? eq(bulkUploads.vendorId, vendorId) : undefined,
        isAfter(after),
      ),
    )
    .orderBy(desc(bulkUploads.createdAt), desc(bulkUploads.id))
    .limit(fixedLimit(pageSize + 1));
  const shown = rows.slice(0, pageSize);
  const last = shown.at(-1);
  return {
    items: shown.map(({ upload, vendor, startedBy }) => ({ ...toBulkUpload(upload), vendor, startedBy })),
    next: rows.length > pageSize && last ? `${last.key}_${last.upload.id}` : null,
  };
}

function isAfter(after: string | undefined): SQL | undefined {
  if (!after) return undefined;
  const [createdAt, id] = after.split("_");
  return sql`(${bulkUploads.createdAt}, ${bulkUploads.id}) < (${createdAt}::timestamptz, ${id}::uuid)`;
}
