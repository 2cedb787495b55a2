import { mkdirSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { StartFault } from '../start-fault.ts';

/** The data folder's real path, made when missing. It is tried by writing, because rights alone do not tell of a full or read-only disk. */
export function writableFolder(given: string): string {
  const folder = resolve(given);
  try {
    mkdirSync(folder, { recursive: true });
    const trial = join(folder, `.writable-${process.pid}`);
    writeFileSync(trial, 'x');
    rmSync(trial);
    return realpathSync(folder);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException; // node:fs throws nothing else
    throw new StartFault(
      `The data folder ${folder} cannot be written to (${code}): mend its rights or make room, or set DATA_DIR to another folder.`,
    );
  }
}
