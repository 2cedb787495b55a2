import { execFileSync } from 'node:child_process';
import { chmodSync, chownSync, lstatSync, readdirSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The account PostgreSQL runs as. Null: our own. */
export type Account = { uid: number; gid: number } | null;

/**
 * PostgreSQL refuses to run as root. When started by root it runs as the owner of its data folder (or of the folder
 * around it), else as the machine's `postgres` or `nobody`: no account is ever created on the machine.
 */
export function accountFor(dataDir: string): Account {
  if (process.getuid?.() !== 0) return null;
  const owner = statSync(nearestExisting(dataDir));
  if (owner.uid !== 0) return { uid: owner.uid, gid: owner.gid };
  return lookUp('postgres') ?? lookUp('nobody') ?? { uid: 65534, gid: 65534 };
}

/** Gives a folder and everything in it to the account, closed to everyone else as PostgreSQL demands. */
export function giveTo(account: Account, folder: string): void {
  if (account && statSync(folder).uid !== account.uid) chownTree(folder, account.uid, account.gid);
  chmodSync(folder, 0o700);
}

/** Whether the account can traverse down to this path. A checkout under /root or in a 0700 folder is closed to it. */
export function canReach(account: Account, path: string): boolean {
  if (!account) return true;
  for (let folder = dirname(path); ; folder = dirname(folder)) {
    const { uid, gid, mode } = statSync(folder);
    const needed = uid === account.uid ? 0o100 : gid === account.gid ? 0o010 : 0o001;
    if ((mode & needed) === 0) return false;
    if (folder === dirname(folder)) return true;
  }
}

function nearestExisting(path: string): string {
  return statSync(path, { throwIfNoEntry: false }) ? path : nearestExisting(dirname(path));
}

function lookUp(name: string): Account {
  try {
    const id = (flag: string) => Number(execFileSync('id', [flag, name], { stdio: ['ignore', 'pipe', 'ignore'] }));
    return { uid: id('-u'), gid: id('-g') };
  } catch {
    return null;
  }
}

function chownTree(path: string, uid: number, gid: number): void {
  chownSync(path, uid, gid);
  if (!lstatSync(path).isDirectory()) return;
  for (const name of readdirSync(path)) chownTree(join(path, name), uid, gid);
}
