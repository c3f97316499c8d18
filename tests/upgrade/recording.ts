import { isDate } from "node:util/types";
import pg from "pg";

/** One statement as a release has sent it, over which of its connections, how many rows it found, and the ids in them. */
type Sent = { connection: number; text: string; values: unknown[]; rowCount: number | null; ids: string[] };
/** A table's rows, as JSON. */
type Rows = { table: string; columns: string[]; rows: object[] };
/**
 * A release: how many migrations it had, a database that it has filled, and the statements that it then has sent. `email`: of
 * a person in that database.
 */
export type Recording = {
  migrations: number;
  email: string;
  data: Rows[];
  sequences: Record<string, string>;
  statements: Sent[];
};

type Result = { rows: unknown[]; rowCount: number | null };
type Config = { text: string; values?: unknown[] };
type OnResult = (error: Error | null, result: Result) => void;

/** The statements that the market sends while `work` runs; without those of its queue, whose tables are not ours. */
export async function recordStatements(work: () => Promise<void>): Promise<Sent[]> {
  const connections: unknown[] = [];
  const sent: Sent[] = [];
  const { query } = pg.Client.prototype;
  const note = (client: pg.Client, args: unknown[]) => {
    const { text, values } = (typeof args[0] === "string" ? { text: args[0] } : args[0]) as Config;
    const given = values ?? (Array.isArray(args[1]) ? args[1] : []);
    const { application_name } = (client as unknown as { connectionParameters: { application_name: string } })
      .connectionParameters;
    if (application_name !== "cafeto" || /\bjobs\./.test(text)) return () => {};
    if (!connections.includes(client)) connections.push(client);
    const connection = connections.indexOf(client);
    const one: Sent = { connection, text, values: given.map(plain), rowCount: null, ids: [] };
    sent.push(one);
    return ({ rows, rowCount }: Result) => Object.assign(one, { rowCount, ids: idsIn(rows) });
  };
  pg.Client.prototype.query = function (this: pg.Client, ...args: unknown[]) {
    const keep = note(this, args);
    const onResult = args.at(-1);
    if (typeof onResult === "function") {
      const pass = onResult as OnResult;
      args[args.length - 1] = ((error, result) => {
        if (!error) keep(result);
        pass(error, result);
      }) satisfies OnResult;
      return Reflect.apply(query, this, args);
    }
    return (Reflect.apply(query, this, args) as Promise<Result>).then((result) => {
      keep(result);
      return result;
    });
  } as typeof query;
  try {
    await work();
  } finally {
    pg.Client.prototype.query = query;
  }
  return sent;
}

const plain = (value: unknown) => (isDate(value) ? value.toISOString() : (value ?? null));

const uuid = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g;
const idsIn = (rows: unknown[]) => JSON.stringify(rows).match(uuid) ?? [];

/** Its next page begins after an id: how many follow is up to ids that are made anew. */
const pagesByRandomId = /id" > \$\d+/;

/**
 * Sends a release's statements again, in their order and transactions, over the database that it has filled; ids that are
 * made anew are followed. Returns the statements that fail or find another number of rows.
 */
export async function replayStatements(
  url: string,
  { statements, data }: Pick<Recording, "statements" | "data">,
): Promise<string[]> {
  const clients = new Map<number, pg.Client>();
  const newIds = new Map(idsIn(data).map((id) => [id, id]));
  const wrong: string[] = [];
  const renew = (value: unknown): unknown =>
    JSON.parse(JSON.stringify(value).replace(uuid, (id) => newIds.get(id) ?? id));
  try {
    for (const { connection, text, values, rowCount, ids } of statements) {
      for (const id of idsIn(values)) if (!newIds.has(id)) newIds.set(id, id);
      const client = clients.get(connection) ?? new pg.Client({ connectionString: url });
      if (!clients.has(connection)) await client.connect();
      clients.set(connection, client);
      const again = await client
        .query({ text, values: renew(values) as unknown[], rowMode: "array" })
        .catch((error: Error) => error);
      if (again instanceof Error) wrong.push(`${again.message}: ${text}`);
      else if (again.rowCount !== rowCount && !pagesByRandomId.test(text))
        wrong.push(`${again.rowCount} rows, not ${rowCount}: ${text}`);
      const found = again instanceof Error ? [] : idsIn(again.rows);
      for (const [index, id] of ids.entries())
        if (!newIds.has(id) && found[index]) newIds.set(id, found[index]);
    }
  } finally {
    for (const client of clients.values()) await client.end();
  }
  return wrong;
}

/** The tables of `public` with their stored columns; without what a migration has filled. */
const listTables = `select c.relname as table, array_agg(a.attname::text order by a.attnum) as columns
  from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
  where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace and c.relname <> 'tax_rates' group by 1 order by 1`;

/** All rows of a database, and where its sequences stand. */
export async function dumpRows(url: string): Promise<Pick<Recording, "data" | "sequences">> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows: tables } = await client.query<{ table: string; columns: string[] }>(listTables);
  const data: Rows[] = [];
  for (const { table, columns } of tables) {
    const { rows } = await client.query(
      `select to_jsonb(r) - array(select attname from pg_attribute where attrelid = '${table}'::regclass and attgenerated <> '') as row from ${table} r`,
    );
    if (rows.length > 0) data.push({ table, columns, rows: rows.map(({ row }) => row) });
  }
  const { rows: positions } = await client.query(
    "select sequencename as name, last_value from pg_sequences where schemaname = 'public' and last_value is not null",
  );
  await client.end();
  return { data, sequences: Object.fromEntries(positions.map(({ name, last_value }) => [name, last_value])) };
}

/** Writes recorded rows into a database of the same schema. What triggers would write is among them. */
export async function loadRows(
  url: string,
  { data, sequences }: Pick<Recording, "data" | "sequences">,
): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query("set session_replication_role = replica");
  for (const { table, columns, rows } of data) {
    const names = columns.map((name) => `"${name}"`).join(", ");
    await client.query(`delete from ${table}`);
    await client.query(
      `insert into ${table} (${names}) overriding system value select ${names} from jsonb_populate_recordset(null::${table}, $1)`,
      [JSON.stringify(rows)],
    );
  }
  for (const [name, position] of Object.entries(sequences))
    await client.query("select setval($1::regclass, $2)", [name, position]);
  await client.end();
}
