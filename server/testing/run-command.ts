import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { databaseUrlOf } from './another-process.ts';
import type { House } from './house.ts';

interface Ended {
  /** The exit code. */
  status: number;
  out: string;
  faults: string;
}

/** What a process of ours needs of our own environment, and what lets Node start it in a quarter of the time. */
export const bareEnv = (): NodeJS.ProcessEnv => {
  const { PATH, NODE_ENV, NODE_OPTIONS, NODE_COMPILE_CACHE } = process.env;
  return { PATH, NODE_ENV, NODE_OPTIONS, NODE_COMPILE_CACHE };
};

/** Runs a command on the house's database as an operator does. `program`: its file from server/, such as "rotate-keys.ts". */
export async function runCommand(
  house: House,
  program: string,
  { args = [], env }: { args?: string[]; env?: Record<string, string> } = {},
): Promise<Ended> {
  const file = fileURLToPath(new URL(`../${program}`, import.meta.url));
  const child = spawn(process.execPath, [file, ...args], {
    env: { ...bareEnv(), DATABASE_URL: databaseUrlOf(house), ...env },
  });
  const [out, faults, [status]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')]);
  return { status, out, faults };
}

/** Encryption keys as an operator writes them. */
export const writtenKeys = (keys: Iterable<readonly [version: number, key: Buffer]>): string =>
  [...keys].map(([version, key]) => `${version}:${key.toString('base64')}`).join(',');
