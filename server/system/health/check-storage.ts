import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { SystemHealth } from '#contract/admin-health.ts';
import { newId } from '#server/platform/ids.ts';
import type { Kit } from '#server/platform/kit.ts';

/** Stores a small file, reads it back and removes it. */
export async function checkStorage({ storage, log }: Pick<Kit, 'storage' | 'log'>): Promise<SystemHealth['storage']> {
  const key = `health/${newId()}`;
  try {
    await putText(storage, key);
    const found = await storage.get(key);
    await storage.remove(key);
    return { state: found?.toString() === key ? 'ok' : 'failing' };
  } catch (error) {
    log.error({ err: error }, 'storage check');
    return { state: 'failing' };
  }
}

async function putText(storage: Kit['storage'], key: string): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'freshkey-health-'));
  try {
    await writeFile(join(folder, 'text'), key);
    await storage.putFile(key, join(folder, 'text'));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
