import { randomBytes } from 'node:crypto';
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { hour } from '#server/platform/clock.ts';
import type { Kit } from '#server/platform/kit.ts';

type Place = Pick<Kit, 'settings'>;

const allIncoming = ({ settings }: Place) => join(settings.dataDir, 'incoming');
/** Several web processes, on several machines even, may share the data folder. */
const ownFolder = (kit: Place) => join(allIncoming(kit), `${hostname()}-${process.pid}`);

/** Does the work of one upload in a folder of its own, which is gone afterwards whatever happens. */
export async function inIncomingFolder<Result>(kit: Place, work: (folder: string) => Promise<Result>): Promise<Result> {
  const folder = join(ownFolder(kit), randomBytes(12).toString('hex'));
  try {
    await mkdir(folder, { recursive: true });
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Removes what this process, or one that was killed, has left behind. */
export async function cleanIncoming(kit: Pick<Kit, 'settings' | 'clock'>): Promise<void> {
  const all = allIncoming(kit);
  for (const name of await readdir(all).catch(() => [])) {
    if (await isLeftBehind(join(all, name), name, kit)) await rm(join(all, name), { recursive: true, force: true });
  }
}

/** Of another machine's processes nothing is known but how long they have been quiet; an upload takes minutes at most. */
async function isLeftBehind(folder: string, name: string, { clock }: Pick<Kit, 'clock'>): Promise<boolean> {
  const [host, pid] = [name.slice(0, name.lastIndexOf('-')), Number(name.slice(name.lastIndexOf('-') + 1))];
  if (host === hostname() && (pid === process.pid || !isAlive(pid))) return true;
  const found = await stat(folder).catch(() => null);
  return found !== null && clock.now().getTime() - found.mtimeMs > hour;
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
