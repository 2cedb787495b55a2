import { statfs } from 'node:fs/promises';
import type { SystemHealth } from '#contract/admin-health.ts';
import type { Kit } from '#server/platform/kit.ts';

const gigabyte = 1_000_000_000;

/** Room where photos, and in a demo the database, are kept. */
export async function checkDisk({ settings }: Pick<Kit, 'settings'>): Promise<SystemHealth['disk']> {
  const { bavail, blocks, bsize } = await statfs(settings.dataDir);
  const [freeBytes, totalBytes] = [bavail * bsize, blocks * bsize];
  const state = freeBytes < gigabyte / 2 ? 'failing' : freeBytes < 5 * gigabyte ? 'warning' : 'ok';
  return { state, freeBytes, totalBytes };
}
