import * as cleaners from '#contract/cleaners.ts';
import * as searches from '#contract/saved-searches.ts';
import { route } from '#server/platform/http/route.ts';
import { completeOnboarding } from './complete-onboarding.ts';
import { readProfile } from './read-profile.ts';
import type { OnNewIdentity } from './save-identity.ts';
import { changeSearch, removeSearch } from './searches/change-search.ts';
import { listSearches } from './searches/list-searches.ts';
import { saveSearch } from './searches/save-search.ts';
import { updateAvailability } from './update-availability.ts';
import { updateProfile } from './update-profile.ts';

export const cleanerRoutes = (onNewIdentity: OnNewIdentity) => [
  route(cleaners.getCleanerProfile, ({ kit, actor }) => readProfile(kit, kit.db, actor.id)),
  route(cleaners.updateCleanerProfile, ({ kit, actor, body }) => updateProfile(kit, actor, body)),
  route(cleaners.completeOnboarding, ({ kit, actor, body }) => completeOnboarding(kit, actor, body, onNewIdentity)),
  route(cleaners.updateAvailability, ({ kit, actor, body }) => updateAvailability(kit, actor, body)),
  route(searches.listSavedSearches, ({ kit, actor }) => listSearches(kit, actor)),
  route(searches.saveSearch, ({ kit, actor, body }) => saveSearch(kit, actor, body)),
  route(searches.changeSavedSearch, ({ kit, actor, params, body }) => changeSearch(kit, actor, params.id, body)),
  route(searches.removeSavedSearch, ({ kit, actor, params }) => removeSearch(kit, actor, params.id)),
];
