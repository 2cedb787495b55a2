import type { Tx } from '#server/platform/db.ts';
import type { Kit } from '#server/platform/kit.ts';

/** Somebody is looking at the page: what is due is read right after the commit, not with the next minute. */
export const readSoon = ({ tasks }: Kit, tx: Tx): Promise<void> =>
  tasks.send(tx, 'read-busy-calendars', {}, { key: 'soon' });
