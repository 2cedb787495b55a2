import { Client } from 'pg';
import { StartFault } from '../start-fault.ts';

/** Says in one sentence what is wrong with DATABASE_URL before anything else tries to use it. */
export async function checkDatabase(databaseUrl: string): Promise<void> {
  const client = connectTo(databaseUrl);
  client.on('error', () => {});
  try {
    await client.connect();
    const { rows } = await client.query<{ version: number }>(
      "SELECT current_setting('server_version_num')::int AS version",
    );
    refuseOld(rows[0]?.version ?? 0);
  } catch (error) {
    throw error instanceof StartFault ? error : connectionFault(databaseUrl, error);
  } finally {
    await client.end().catch(() => {});
  }
}

function connectTo(databaseUrl: string): Client {
  const fault = new StartFault(
    'DATABASE_URL isn’t a PostgreSQL address: write it as postgresql://user:password@host:5432/database.',
  );
  if (!/^postgres(ql)?:\/\//.test(databaseUrl)) throw fault;
  try {
    return new Client({ connectionString: databaseUrl, connectionTimeoutMillis: 5_000 });
  } catch {
    throw fault;
  }
}

function refuseOld(version: number): void {
  if (version >= 150_000) return;
  throw new StartFault(`The database is PostgreSQL ${Math.floor(version / 10_000)}: Freshkey needs 15 or newer.`);
}

/** Names the address but never the password. */
function connectionFault(databaseUrl: string, error: unknown): StartFault {
  const { host, pathname, username } = new URL(databaseUrl);
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (code === '28P01' || code === '28000') {
    return new StartFault(
      `The database at ${host} refuses the user ${username}: correct the user and password in DATABASE_URL.`,
    );
  }
  if (code === '3D000') {
    return new StartFault(`There is no database ${pathname.slice(1)} at ${host}: create it, or correct DATABASE_URL.`);
  }
  const reason = code || (error instanceof Error ? error.message : String(error));
  return new StartFault(`The database at ${host} cannot be reached (${reason}): start it, or correct DATABASE_URL.`);
}
