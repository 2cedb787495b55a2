import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { SystemHealth } from '#contract/admin-health.ts';
import { minute } from '#server/platform/clock.ts';
import { newId } from '#server/platform/ids.ts';
import type { Kit } from '#server/platform/kit.ts';

type Checking = Pick<Kit, 'storage' | 'log'>;
type Answer = Promise<SystemHealth['storage']>;

/** One write a minute at most, however often the page is asked for and by how many. */
const known = new WeakMap<Kit['storage'], { until: number; answer: Answer }>();

/** Whether a small file can be stored, read back and removed, as it was found out within the last minute. */
export function checkStorage({ clock, ...kit }: Checking & Pick<Kit, 'clock'>): Answer {
  const now = clock.now().getTime();
  const before = known.get(kit.storage);
  if (before && before.until > now) return before.answer;
  const answer = tryStorage(kit);
  known.set(kit.storage, { until: now + minute, answer });
  return answer;
}

async function tryStorage({ storage, log }: Checking): Answer {
  const key = `health/${newId()}`;
  try {
    await putText(storage, key);
    const found = await storage.get(key).finally(() => storage.remove(key));
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
