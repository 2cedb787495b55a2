import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { StartFault } from '../start-fault.ts';
import { type Account, accountFor, giveTo } from './account.ts';
import { postgresBinaries } from './binaries.ts';
import { launch } from './launch.ts';

const majorVersion = '18';

/**
 * Prepares the data folder for a start and says who may run it. A new one is made next to its final place and renamed
 * when complete, so a kill in the middle leaves nothing that looks like a database.
 */
export async function initialise(dataDir: string): Promise<Account> {
  const account = accountFor(dataDir);
  const parent = dirname(dataDir);
  mkdirSync(parent, { recursive: true });
  removeHalfMade(parent, basename(dataDir));
  if (existsSync(join(dataDir, 'PG_VERSION'))) refuseOtherVersion(dataDir);
  else await createIn(dataDir, account);
  giveTo(account, dataDir);
  return account;
}

async function createIn(dataDir: string, account: Account): Promise<void> {
  const folder = `${dataDir}.new-${process.pid}`;
  mkdirSync(folder);
  giveTo(account, folder);
  await initdb(folder, account);
  if (existsSync(dataDir) && readdirSync(dataDir).length > 0) {
    throw new StartFault(
      `${dataDir} holds files that aren’t a database: move them away, or set DATA_DIR to another folder.`,
    );
  }
  rmSync(dataDir, { recursive: true, force: true });
  renameSync(folder, dataDir);
}

function initdb(folder: string, account: Account): Promise<void> {
  const args = ['-D', folder, '-U', 'freshkey', '--auth=trust', '--encoding=UTF8', '--locale=C', '--no-instructions'];
  args.push('--locale-provider=builtin', '--builtin-locale=C.UTF-8');
  const command = launch(postgresBinaries().initdb, args, account, folder);
  return new Promise((resolve, reject) => {
    const child = spawn(command.file, command.args, { ...command.options, stdio: ['ignore', 'ignore', 'pipe'] });
    let said = '';
    child.stderr?.on('data', (chunk) => {
      said += chunk;
    });
    child.once('error', reject);
    child.once('close', (code) => (code === 0 ? resolve() : reject(initFault(folder, said))));
  });
}

function initFault(folder: string, said: string): StartFault {
  const reason = said.trim().split('\n').at(-1) ?? 'no reason given';
  return new StartFault(`The database could not be created in ${folder} (${reason}): fix that, or set DATA_DIR.`);
}

/** An initdb whose server was killed may still be writing: it ends once its folder is gone, which then takes a few tries. */
function removeHalfMade(parent: string, name: string): void {
  const removal = { recursive: true, force: true, maxRetries: 10, retryDelay: 100 };
  for (const entry of readdirSync(parent)) if (entry.startsWith(`${name}.new-`)) rmSync(join(parent, entry), removal);
}

function refuseOtherVersion(dataDir: string): void {
  const found = readFileSync(join(dataDir, 'PG_VERSION'), 'utf8').trim();
  if (found === majorVersion) return;
  throw new StartFault(
    `${dataDir} was made by PostgreSQL ${found} and this is PostgreSQL ${majorVersion}: restore a backup into a new DATA_DIR.`,
  );
}
