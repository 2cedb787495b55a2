import { existsSync, mkdirSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { StartFault } from '../start-fault.ts';

/** The data folder's real path, made when missing. It is tried by writing, because rights alone do not tell of a full or read-only disk. */
export function writableFolder(given: string): string {
  const folder = resolve(given);
  try {
    makeFolder(folder);
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

/** Step by step: Node's recursive mkdir never returns where a folder exists and takes no entries, as /proc does. */
function makeFolder(folder: string): void {
  if (existsSync(folder)) return;
  makeFolder(dirname(folder));
  mkdirSync(folder);
}
