import type { Answer } from '../peek-at-stream.ts';
import type { Month } from './a-month.ts';

/** Something that happens in a business, to whatever is there for it: null if there is nothing, otherwise the answer. */
export type BusinessFact = (month: Month) => Promise<Answer | null>;
