import type { Found } from '#contract/search.ts';
import type { Actor } from '#server/platform/http/actor.ts';
import type { Kit } from '#server/platform/kit.ts';
import { findForAdmin } from './find-for-admin.ts';
import { findForCleaner } from './find-for-cleaner.ts';
import { findForHost } from './find-for-host.ts';
import { findWords } from './find-words.ts';

const finders = { ADMIN: findForAdmin, HOST: findForHost, CLEANER: findForCleaner };

/** What these words find among everything that this person may see anyway. */
export async function search(kit: Kit, actor: Actor, q = ''): Promise<Found> {
  const words = findWords(q);
  if (!words) return { people: [], jobs: [], properties: [], payments: [] };
  return finders[actor.role](kit, actor, words);
}
