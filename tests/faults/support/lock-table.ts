import pg from "pg";
import { until } from "./run-cafeto.ts";

type Who = { program?: string; statement?: "update" | undefined };

/** Locks a table against writing, or against reading too, until it is released; the database may be killed meanwhile. */
export async function lockTable(
  databaseUrl: string,
  table: string,
  against: "writing" | "reading" = "writing",
) {
  const holder = await connect(databaseUrl);
  await holder.query(`begin; lock table ${table} in ${against === "reading" ? "access " : ""}exclusive mode`);
  return {
    /** Until some such statement of some such program waits for the table. */
    async untilWaitedFor({ program = "%", statement }: Who): Promise<void> {
      // Within one transaction the list of activities never changes.
      const looker = await connect(databaseUrl);
      await until(`something waits for ${table}`, async () => {
        const { rows } = await looker.query(
          `select 1 from pg_locks join pg_stat_activity using (pid)
           where relation = $1::regclass and not granted and application_name like $2 and query ilike $3`,
          [table, program, `${statement ?? ""}%`],
        );
        return rows.length > 0;
      });
      await looker.end();
    },
    release: () => holder.end().catch(() => {}),
  };
}

async function connect(connectionString: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString });
  client.on("error", () => {});
  await client.connect();
  return client;
}
