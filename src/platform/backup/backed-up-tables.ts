import type { Client } from "pg";

/** A table whose rows a backup contains, with its columns that are stored and not computed. */
export type BackedUpTable = { name: string; columns: string[] };

/** Of the queue's own tables only these: what waits to be done, and when what is done again. */
const tablesOfJobs = ["queue", "schedule", "job"];

/**
 * All tables of the schema `public`, and the jobs, ordered so that a row's references come before it. A table whose rows refer
 * to each other stands once: a statement's references are checked at its end.
 */
export async function listBackedUpTables(client: Client): Promise<BackedUpTable[]> {
  const { rows } = await client.query<{ name: string; columns: string[]; needs: string[] }>(
    `select format('%I.%I', n.nspname, c.relname) as name,
       (select array_agg(quote_ident(a.attname) order by a.attnum) from pg_attribute a
        where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '') as columns,
       (select coalesce(array_agg(distinct format('%I.%I', tn.nspname, t.relname)), '{}')
        from pg_constraint k join pg_class t on t.oid = k.confrelid join pg_namespace tn on tn.oid = t.relnamespace
        where k.conrelid = c.oid and k.contype = 'f' and k.confrelid <> c.oid) as needs
     from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where c.relkind in ('r', 'p') and not c.relispartition
       and (n.nspname = 'public' or n.nspname = 'jobs' and c.relname = any($1))
     order by 1`,
    [tablesOfJobs],
  );
  const waiting = new Map(rows.map((row) => [row.name, row]));
  const ordered: BackedUpTable[] = [];
  while (waiting.size > 0) {
    const next = [...waiting.values()].find(({ needs }) => !needs.some((name) => waiting.has(name)));
    if (!next) throw new Error(`tables refer to each other in a circle: ${[...waiting.keys()].join(", ")}`);
    waiting.delete(next.name);
    ordered.push({ name: next.name, columns: next.columns });
  }
  return ordered;
}

/** What a database was made by: its last migration, and the version of the queue's tables. */
export async function readVersion(client: Client): Promise<string> {
  const { rows } = await client.query<{ version: string }>(
    `select (select max(created_at) from drizzle.__drizzle_migrations) || '/' || (select version from jobs.version) as version`,
  );
  return rows[0]!.version;
}
