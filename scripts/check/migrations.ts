import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';

// The migrations produce exactly the schema that the tables declare, and none of them harms a running database.
const scratch = mkdtempSync(join('node_modules', '.migrations-check-'));
try {
  const faults = [...notGenerated(), ...unsafe()];
  for (const fault of faults) console.log(fault);
  process.exitCode = faults.length > 0 ? 1 : 0;
} finally {
  rmSync(scratch, { recursive: true });
}

/** Generates into a copy; a file beyond the committed ones is a change without a migration. */
function notGenerated(): string[] {
  const copy = join(scratch, 'migrations');
  if (existsSync('migrations')) cpSync('migrations', copy, { recursive: true });
  const env = { ...process.env, MIGRATIONS_OUT: `./${copy}` };
  // Without a terminal drizzle-kit cannot ask whether a column was renamed: it then fails, which counts as a fault too.
  const { status, stdout, stderr } = spawnSync('drizzle-kit', ['generate'], { encoding: 'utf8', env });
  const before = globSync('migrations/*.sql').length;
  const added = globSync(`${copy}/*.sql`).toSorted().slice(before);
  const [file] = added;
  if (file)
    return [
      `migrations:1  The tables changed: run npm run migrations:generate. Missing:\n${readFileSync(file, 'utf8')}`,
    ];
  return status === 0 && !/error/i.test(stderr)
    ? []
    : [`migrations:1  drizzle-kit generate fails:\n${stdout}${stderr}`];
}

function unsafe(): string[] {
  const files = globSync('migrations/*.sql').toSorted();
  if (files.length === 0) return [];
  const { status, stdout, stderr } = spawnSync('squawk', files, { encoding: 'utf8' });
  return status === 0 ? [] : [`${stdout}${stderr}`];
}
