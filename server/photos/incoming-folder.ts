import { randomBytes } from 'node:crypto';
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { hour } from '#server/platform/clock.ts';
import type { Kit } from '#server/platform/kit.ts';

const randomName = () => randomBytes(12).toString('hex');
/** Names of the folders this process is using. */
const inUse = new Set<string>();

/** Where uploads are kept until they are done. Web processes, even on other machines, may share the data folder. */
export class IncomingFolder {
  readonly #all: string;
  readonly #name = `${hostname()}-${process.pid}-${randomName()}`;

  constructor({ settings }: Pick<Kit, 'settings'>) {
    this.#all = join(settings.dataDir, 'incoming');
    inUse.add(this.#name);
  }

  /** Does one upload's work in a folder of its own, which is removed afterwards whatever happens. */
  async lend<Result>(work: (folder: string) => Promise<Result>): Promise<Result> {
    const folder = join(this.#all, this.#name, randomName());
    try {
      await mkdir(folder, { recursive: true });
      return await work(folder);
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  }

  /** Removes what killed processes have left behind. */
  async clean(now: Date): Promise<void> {
    for (const name of await readdir(this.#all).catch(() => [])) {
      const folder = join(this.#all, name);
      if (await isLeftBehind(folder, name, now)) await rm(folder, { recursive: true, force: true });
    }
  }

  async remove(): Promise<void> {
    inUse.delete(this.#name);
    await rm(join(this.#all, this.#name), { recursive: true, force: true });
  }
}

/** All we know of another machine's processes is how long they have been quiet; an upload takes minutes at most. */
async function isLeftBehind(folder: string, name: string, now: Date): Promise<boolean> {
  if (inUse.has(name)) return false;
  const [, host, pid] = /^(.+)-(\d+)-[0-9a-f]+$/.exec(name) ?? [];
  if (host === hostname() && (Number(pid) === process.pid || !isAlive(Number(pid)))) return true;
  const found = await stat(folder).catch(() => null);
  return found !== null && now.getTime() - found.mtimeMs > hour;
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
