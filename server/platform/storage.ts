import { randomBytes } from 'node:crypto';
import { copyFile, mkdir, open, readFile, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** Stores files by key. Keys are ours (random names with `/` between parts), never a client's words. */
export interface Storage {
  /** Stores a copy of the file at `path`. */
  putFile(key: string, path: string): Promise<void>;
  /** Null if there is no such file. */
  get(key: string): Promise<Buffer | null>;
  remove(key: string): Promise<void>;
}

/** Files in a folder. A file appears whole or not at all, and survives a power cut once `putFile` has returned. */
export function diskStorage(folder: string): Storage {
  return {
    async putFile(key, path) {
      const target = join(folder, key);
      await mkdir(dirname(target), { recursive: true });
      const draft = `${target}.${randomBytes(6).toString('hex')}.draft`;
      try {
        await copyFile(path, draft);
        await sync(draft);
        await rename(draft, target);
      } catch (error) {
        await rm(draft, { force: true });
        throw error;
      }
    },
    async get(key) {
      try {
        return await readFile(join(folder, key));
      } catch (error) {
        if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
        throw error;
      }
    },
    remove: (key) => rm(join(folder, key), { force: true }),
  };
}

async function sync(path: string): Promise<void> {
  const file = await open(path, 'r+');
  try {
    await file.sync();
  } finally {
    await file.close();
  }
}

// Full disk or quota, a disk that failed or turned read-only, too many open files: it may work again later.
const unavailableCodes = ['ENOSPC', 'EDQUOT', 'EIO', 'EROFS', 'EMFILE', 'ENFILE'];

/** Whether an error means that nothing can be stored now. */
export const isStorageUnavailable = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && unavailableCodes.includes(String(error.code));
