import type { Tx } from '#server/platform/db.ts';
import { figureState } from './table.ts';

/** One at a time: two workers would write the same days. */
export async function lockState(tx: Tx) {
  const [state] = await tx.select().from(figureState).for('update');
  return state;
}
