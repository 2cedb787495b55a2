import { performance } from 'node:perf_hooks';
import type { SettingValues } from '#contract/setting-rules.ts';
import { second } from '#server/platform/clock.ts';
import type { Db, Tx } from '#server/platform/db.ts';
import type { Kit } from '#server/platform/kit.ts';
import { sendLiveEvent } from '#server/platform/live.ts';
import { readSettings } from './read-setting.ts';

interface Kept {
  values: Promise<SettingValues> | null;
  /** On the machine's own time. */
  until: number;
}

/** The processes' names as listeners; no account has it. */
const everyProcess = 'settings';
const everybody = ['HOST', 'CLEANER', 'ADMIN'];
/** While its connection for live events is cut, a process hears of no decision: then what it knows may be this old. */
const keptFor = 30 * second;

const followed = new WeakMap<Db, Kept>();

/**
 * Every setting as it is in force. A process that follows them (`followSettings`) asks the database once and again only
 * after a decision, so that no page costs a read; any other asks each time.
 */
export function inForce({ db }: Pick<Kit, 'db'>): Promise<SettingValues> {
  const kept = followed.get(db);
  if (!kept) return readAll(db);
  if (kept.values && performance.now() < kept.until) return kept.values;
  const reading = readAll(db);
  Object.assign(kept, { values: reading, until: performance.now() + keptFor });
  reading.catch(() => kept.values === reading && Object.assign(kept, { values: null }));
  return reading;
}

/** Keeps the settings of this process from now on, until `tellSettingChanged` of any process. */
export function followSettings({ db, live }: Pick<Kit, 'db' | 'live'>): void {
  const kept: Kept = { values: null, until: 0 };
  followed.set(db, kept);
  // also called when the connection opens or reopens: a decision may have been missed
  const forget = () => void Object.assign(kept, { values: null });
  live.subscribe({ id: everyProcess, role: everyProcess }, { hear: forget, end: () => undefined });
}

/** Every process forgets what it keeps, and every open page asks again, once the caller's transaction has committed. */
export const tellSettingChanged = (tx: Tx): Promise<void> =>
  sendLiveEvent(tx, { people: [everyProcess, ...everybody], topics: ['settings'] });

async function readAll(db: Db): Promise<SettingValues> {
  const settings = await readSettings(db);
  // each name once, with what its rule allows
  return Object.fromEntries(settings.map(({ name, value }) => [name, value])) as unknown as SettingValues;
}
