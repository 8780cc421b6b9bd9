import pg from 'pg';

/** Changes with every change of a table, a column, a constraint, a trigger or a function. */
const SCHEMA_VERSION = `select md5(string_agg(part, ' ' order by part)) as version from (
  select 'class ' || count(*) as part from pg_class where relpersistence = 'p'
  union all select 'attribute ' || count(*) || ' ' || max(xmin::text::bigint) from pg_attribute
  union all select 'constraint ' || count(*) || ' ' || max(xmin::text::bigint) from pg_constraint
  union all select 'trigger ' || count(*) || ' ' || max(xmin::text::bigint) from pg_trigger
  union all select 'function ' || count(*) || ' ' || max(xmin::text::bigint) from pg_proc
  union all select 'extension ' || count(*) || ' ' || max(xmin::text::bigint) from pg_extension) parts`;

/** Tables that never had a row have no pages. The list of migrations is not deleted. */
const DELETE_ALL_ROWS = `do $$ declare tables text; begin
  select string_agg(oid::regclass::text, ', ') into tables from pg_class
    where relkind = 'r' and relnamespace::regnamespace::text not in ('pg_catalog', 'information_schema', 'drizzle')
      and pg_relation_size(oid) > 0;
  if tables is not null then execute 'truncate ' || tables || ' cascade'; end if;
  perform setval(oid::regclass, seqstart, false) from pg_class join pg_sequence on seqrelid = oid
    where relnamespace::regnamespace::text <> 'drizzle';
end $$`;

export async function readSchemaVersion(client: pg.Client | pg.Pool): Promise<string> {
  const { rows } = await client.query<{ version: string }>(SCHEMA_VERSION);
  return rows[0]?.version ?? '';
}

/** Ends all connections, deletes all rows and resets all sequences. False where a test has changed the schema. */
export async function emptyDatabase(target: pg.ClientConfig, schemaVersion: string): Promise<boolean> {
  const client = new pg.Client(target);
  await client.connect();
  try {
    await client.query(`select pg_terminate_backend(pid, 5000) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid()`);
    if ((await readSchemaVersion(client)) !== schemaVersion) return false;
    await client.query(`set client_min_messages = warning; ${DELETE_ALL_ROWS}`);
    return true;
  } catch {
    return false;
  } finally {
    await client.end();
  }
}
