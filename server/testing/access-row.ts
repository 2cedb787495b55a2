import type { SceneName } from './access-world.ts';

export interface Row {
  /** What the call is made on; nothing by default. */
  on?: SceneName;
  /** The status each caller gets, in the order of the columns. */
  cells: readonly number[];
}
