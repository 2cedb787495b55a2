import type { Reader } from '#server/platform/db.ts';
import { requireOn } from './require-on.ts';

/** Refuses who would sign up with a role that this marketplace takes nobody for. Whoever has been invited may still come. */
export const requireSignUp = (reader: Reader, role: 'HOST' | 'CLEANER'): Promise<void> =>
  requireOn(reader, role === 'HOST' ? 'hostSignUp' : 'cleanerSignUp');
