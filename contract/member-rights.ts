import type { JobAbility } from './job-abilities.ts';
import type { MemberRole } from './member-roles.ts';
import type { TeamDeed } from './team-deeds.ts';

/**
 * What of a call says which home it is about, for members who look after some homes only. The id in the path is that of
 * a thing at a home; `body`: a `propertyId` or `jobId` in the body is; `rows`: the answer has many, and its query leaves
 * out those of other homes; `no home`: it is about none; `every home`: only for who looks after all of them.
 */
export type HomeIn =
  | 'property'
  | 'job'
  | 'series'
  | 'integration'
  | 'decision'
  | 'stay'
  | 'dispute'
  | 'finding'
  | 'message'
  | 'review'
  | 'body'
  | 'rows'
  | 'no home'
  | 'every home';

interface MemberRight {
  who: readonly MemberRole[];
  home: HomeIn;
  /** What the team’s record says that somebody did; null where nothing of the host’s changes. */
  deed: TeamDeed | null;
}

const sees = (home: HomeIn): MemberRight => ({ who: ['MANAGER', 'VIEWER'], home, deed: null });
const managerSees = (home: HomeIn): MemberRight => ({ who: ['MANAGER'], home, deed: null });
const manages = (home: HomeIn, deed: TeamDeed): MemberRight => ({ who: ['MANAGER'], home, deed });

/**
 * What a member of a host’s team may call for that host. The server asks it of every call that names a host, before
 * anything else; what is not listed is the host’s alone: cards and invoices’ settings, the team itself, the account.
 */
export const memberRights: Readonly<Record<string, MemberRight>> = {
  'GET /api/host/overview': sees('rows'),
  'GET /api/host/inbox': sees('rows'),
  'GET /api/host/jobs': sees('rows'),
  'GET /api/host/jobs/counts': sees('rows'),
  'GET /api/host/findings': sees('rows'),
  'GET /api/host/timeline': sees('rows'),
  'GET /api/host/properties': sees('rows'),
  'GET /api/properties': sees('rows'),
  'GET /api/messages': sees('rows'),
  'GET /api/calendar/integrations': sees('rows'),
  'GET /api/calendar/bookings': sees('rows'),
  'GET /api/host/payments': sees('rows'),
  'GET /api/host/owed': sees('rows'),
  'GET /api/search': sees('rows'),
  'GET /api/host/cleaners': sees('every home'),
  'GET /api/host/cleaners/{id}': sees('every home'),
  'GET /api/host/statements/{year}': sees('every home'),
  'GET /api/host/statements/{year}.pdf': sees('every home'),
  'GET /api/host/statements/{year}.csv': sees('every home'),
  'GET /api/cleaners/approved': sees('no home'),
  'GET /api/cleaners/{id}': sees('no home'),
  'GET /api/places': sees('no home'),
  'GET /api/places/zip-conflict': sees('no home'),
  // which card pays is for those who may pay
  'GET /api/host/payment-methods': managerSees('no home'),
  'GET /api/host/templates': managerSees('no home'),
  'POST /api/host/templates': manages('every home', 'changedTemplates'),
  'PATCH /api/host/templates/{id}': manages('every home', 'changedTemplates'),
  'DELETE /api/host/templates/{id}': manages('every home', 'changedTemplates'),

  'GET /api/host/properties/{id}': sees('property'),
  'GET /api/host/properties/{id}/history': sees('property'),
  'GET /api/host/properties/{id}/reached-jobs': sees('property'),
  'GET /api/properties/{id}/checklist': sees('property'),
  'GET /api/properties/{id}/supplies': sees('property'),
  'GET /api/properties/{id}/series': sees('property'),
  'GET /api/properties/{id}/fair-price': sees('property'),
  'GET /api/properties/{id}/access-log': managerSees('property'),
  'GET /api/properties/{id}/access': manages('property', 'sawAccess'),
  'GET /api/jobs/{id}/access': manages('job', 'sawAccess'),
  'GET /api/series/{id}': sees('series'),
  'GET /api/calendar/integrations/{id}/decisions': sees('integration'),
  'GET /api/jobs/{id}': sees('job'),
  'GET /api/jobs/{id}/bids': sees('job'),
  'GET /api/jobs/{id}/deeds': sees('job'),
  'GET /api/jobs/{id}/money': sees('job'),
  'GET /api/jobs/{id}/receipt.pdf': sees('job'),
  'GET /api/jobs/{id}/calendar.ics': sees('job'),
  'GET /api/jobs/{id}/conversation': sees('job'),
  'GET /api/jobs/{id}/guest-page': sees('job'),
  'GET /api/jobs/{id}/messages': sees('job'),

  'POST /api/jobs': manages('body', 'posted'),
  'PATCH /api/jobs/{id}': manages('job', 'changed'),
  'POST /api/jobs/{id}/assign': manages('job', 'chose'),
  'PATCH /api/jobs/{id}/select-cleaners': manages('job', 'chose'),
  'POST /api/jobs/{id}/requests': manages('job', 'invited'),
  'POST /api/jobs/{id}/open-to-all': manages('job', 'changed'),
  'POST /api/jobs/{id}/change/keep-time': manages('job', 'changed'),
  'POST /api/jobs/{id}/messages': manages('job', 'wrote'),
  'POST /api/messages/{id}/translate': managerSees('message'),
  'POST /api/jobs/{id}/checkout': manages('job', 'paid'),
  'POST /api/jobs/{id}/tips': manages('job', 'tipped'),
  'POST /api/reviews': manages('body', 'reviewed'),
  'PATCH /api/reviews/{id}': manages('review', 'reviewed'),
  'POST /api/jobs/{id}/disputes': manages('job', 'reported'),
  'POST /api/disputes/{id}/accept': manages('dispute', 'reported'),
  'POST /api/disputes/{id}/escalate': manages('dispute', 'reported'),
  'POST /api/disputes/{id}/withdraw': manages('dispute', 'reported'),
  'PATCH /api/findings/{id}': manages('finding', 'settledFinding'),
  'PUT /api/jobs/{id}/guest-page': manages('job', 'shared'),
  'DELETE /api/jobs/{id}/guest-page': manages('job', 'shared'),
  'POST /api/uploads': managerSees('no home'),
  'GET /api/uploads/{key}': managerSees('no home'),
  'PUT /api/uploads/{key}': managerSees('no home'),
  'POST /api/uploads/{key}': managerSees('no home'),
  'POST /api/calendar/look': managerSees('every home'),

  'POST /api/properties': manages('every home', 'changedHome'),
  'PUT /api/properties/{id}': manages('property', 'changedHome'),
  'PUT /api/properties/{id}/checklist': manages('property', 'changedHome'),
  'PUT /api/properties/{id}/supplies': manages('property', 'changedHome'),
  'PUT /api/properties/{id}/access': manages('property', 'changedAccess'),
  'POST /api/series': manages('body', 'changedRepeats'),
  'PATCH /api/series/{id}': manages('series', 'changedRepeats'),
  'POST /api/series/{id}/pause': manages('series', 'changedRepeats'),
  'POST /api/series/{id}/resume': manages('series', 'changedRepeats'),
  'POST /api/series/{id}/end': manages('series', 'changedRepeats'),
  'PUT /api/series/{id}/dates/{date}': manages('series', 'changedRepeats'),
  'POST /api/calendar/integrations': manages('body', 'changedCalendar'),
  'PATCH /api/calendar/integrations/{id}': manages('integration', 'changedCalendar'),
  'DELETE /api/calendar/integrations/{id}': manages('integration', 'changedCalendar'),
  'POST /api/calendar/integrations/{id}/sync': manages('integration', 'changedCalendar'),
  'POST /api/calendar/integrations/{id}/missing-stays': manages('integration', 'changedCalendar'),
  'PUT /api/calendar/decisions/{id}': manages('decision', 'changedCalendar'),
  'POST /api/calendar/bookings': manages('body', 'changedCalendar'),
  'DELETE /api/calendar/bookings/{id}': manages('stay', 'changedCalendar'),
  'POST /api/host/cleaners/{id}/block': manages('every home', 'changedCleaners'),
  'DELETE /api/host/cleaners/{id}/block': manages('every home', 'changedCleaners'),
  'PUT /api/host/cleaners/{id}/favorite': manages('every home', 'changedCleaners'),
  'DELETE /api/host/cleaners/{id}/favorite': manages('every home', 'changedCleaners'),
  'PUT /api/host/cleaners/{id}/note': manages('every home', 'changedCleaners'),
};

/** What everybody calls as themself, whomever else they name: their account, sessions, bells and memberships. */
export const isPersonal = (path: string): boolean =>
  /^\/api\/(me|auth|notifications|events|memberships|team-invitations)(\/|$)/.test(path);

/** What a viewer has of a host’s abilities at a job; a manager has them all. */
export const viewersAbilities: readonly JobAbility[] = ['seeBids', 'seePhotos', 'addToCalendar'];
