import { weekOf } from '#server/cleaners/default-profile.ts';
import { aPushSubscription } from './a-push-subscription.ts';
import { aSeriesBody } from './a-series.ts';
import type { Ids, People } from './access-world.ts';
import { checkForm } from './check-form.ts';
import { onboardingForm } from './onboarding-form.ts';

type Body = (ids: Ids, people: People, unique: number) => unknown;

const property = () => ({ title: 'Flat', address: '1 Main Street, Austin, TX 78701' });
const photo: Body = ({ photoUrl }) => ({ photoUrl, photoType: 'AFTER' });
const registration: Body = (_, _people, unique) => ({ email: `new-${unique}@example.com`, name: 'New', role: 'HOST' });
const card = () => ({
  clientSecret: 'none',
  card: { number: '4242424242424242', expMonth: 1, expYear: 2030, cvc: '123' },
});

export const profileBody = () => ({
  hourlyRate: 25,
  serviceRadiusKm: 15,
  preferredCleaningTypes: ['standard'],
  maxJobsPerDay: 3,
  minPayoutCents: 5000,
  workDayStart: '08:00',
  workDayEnd: '18:00',
  availableWeekdays: ['monday'],
  projectRatesEnabled: false,
});

/** A valid body for each call that takes one; the ids are those of the row's scene. */
export const accessBodies: Record<string, Body> = {
  'PUT /api/host/cleaners/{id}/note': () => ({ note: 'Rings twice.' }),
  'PUT /api/admin/settings': () => ({ marketingConfirmed: true }),
  'POST /api/admin/staff/invitations': (_, _people, unique) => ({
    ...{ email: `staff-${unique}@example.com`, staffRole: 'support' },
  }),
  'PATCH /api/admin/staff/{id}': () => ({ staffRole: 'finance', reason: 'They count better than they write.' }),
  'POST /api/admin/staff/{id}/remove': () => ({ reason: 'They have left us.' }),
  'POST /api/staff-invitations/look': () => ({ token: 'no such token' }),
  'POST /api/staff-invitations/accept': () => ({
    ...{ token: 'no such token', name: 'Nora New', password: 'a long enough passphrase' },
  }),
  'POST /api/cleaner/helpers/invitations': (_, _people, unique) => ({
    ...{ name: 'Hal Helper', email: `helper-${unique}@example.com` },
  }),
  'PUT /api/jobs/{id}/helpers': () => ({ helperIds: [] }),
  'POST /api/helper-invitations/look': () => ({ token: 'no such token' }),
  'POST /api/helper-invitations/accept': () => ({ token: 'no such token', name: 'Hal Helper' }),
  'POST /api/cleaner/helping': () => ({ token: 'no such token' }),
  'POST /api/host/team/invitations': (_, _people, unique) => ({
    ...{ email: `member-${unique}@example.com`, role: 'VIEWER', homeIds: null },
  }),
  'PATCH /api/host/team/members/{id}': () => ({ role: 'VIEWER', homeIds: null }),
  'POST /api/memberships': () => ({ token: 'no such token' }),
  'POST /api/team-invitations/look': () => ({ token: 'no such token' }),
  'POST /api/team-invitations/accept': () => ({ token: 'no such token', name: 'Mia Member' }),
  'POST /api/contact': () => ({ name: 'Ann', email: 'ann@example.com', message: 'Where is my receipt?' }),
  'PATCH /api/me': () => ({ locale: 'en' }),
  'PUT /api/me/details': () => ({ name: 'Nora New', role: 'HOST' }),
  'PUT /api/me/password': () => ({ password: 'a long enough passphrase' }),
  'DELETE /api/me': () => ({ email: 'nobody@example.com' }),
  'POST /api/me/email': (_, _people, unique) => ({
    email: `another-${unique}@example.com`,
    // the row above has set it
    currentPassword: 'a long enough passphrase',
  }),
  'PUT /api/me/email': () => ({ email: 'another@example.com', code: '000000' }),
  'PUT /api/me/two-factor': () => ({ code: '000000' }),
  'DELETE /api/me/two-factor': () => ({ code: '000000' }),
  'POST /api/me/two-factor/recovery-codes': () => ({ code: '000000' }),
  'POST /api/me/passkeys/options': () => ({ code: '000000' }),
  'POST /api/me/passkeys': () => ({ passkey: aStrangersPasskey('attestationObject') }),
  'POST /api/auth/login/passkey/options': () => ({ challenge: 'no such challenge' }),
  'POST /api/auth/login/passkey': () => ({
    ...{ challenge: 'no such challenge', passkey: aStrangersPasskey('authenticatorData', 'signature') },
  }),
  'POST /api/auth/login/two-factor': () => ({ challenge: 'no such challenge', code: '000000' }),
  'POST /api/auth/request-login-code': (_, _people, unique) => ({ email: `nobody-${unique}@example.com` }),
  'POST /api/auth/verify-login': () => ({ email: 'nobody@example.com', code: '0000' }),
  'POST /api/auth/request-register-code': registration,
  'POST /api/auth/verify-register': (...given) => ({ ...Object(registration(...given)), code: '0000' }),
  'POST /api/auth/verify-link': () => ({ token: 'no such token' }),
  'POST /api/auth/login/password': () => ({ email: 'nobody@example.com', password: 'wrong password' }),
  'POST /api/auth/register': (...given) => ({
    ...Object(registration(...given)),
    password: 'a long enough passphrase',
  }),
  'POST /sandbox/setup-intents/{id}/confirm': card,
  'POST /sandbox/payment-intents/{id}/confirm': card,
  'POST /sandbox/setup-intents/{id}/authenticate': () => ({ clientSecret: 'none', approve: true }),
  'POST /sandbox/payment-intents/{id}/authenticate': () => ({ clientSecret: 'none', approve: true }),
  'POST /api/properties': property,
  'PUT /api/properties/{id}': property,
  'PUT /api/properties/{id}/access': () => ({ doorCode: '4417#' }),
  'PUT /api/jobs/{id}/guest-page': () => ({ title: 'Dune House', photoIds: [], taskIds: [] }),
  'PUT /api/properties/{id}/supplies': () => ({ supplies: [{ name: 'Soap', low: true }] }),
  'PUT /api/properties/{id}/checklist': () => ({ version: null, tasks: [{ name: 'Water the fern', required: true }] }),
  'POST /api/cleaner/invitations': (_, __, unique) => ({
    ...{ name: 'Hanna Host', email: `host-${unique}@example.com`, phone: '(512) 555-0100' },
  }),
  'PUT /api/cleaner/profile': profileBody,
  'POST /api/cleaner/complete-onboarding': () => onboardingForm(),
  'PUT /api/cleaner/availability': () => ({ weekly: weekOf(['monday'], '08:00', '18:00'), daysOff: [] }),
  'POST /api/cleaner/searches': (_, __, unique) => ({ name: `Search ${unique}` }),
  'PATCH /api/cleaner/searches/{id}': () => ({ notify: false }),
  'POST /api/cleaner/calendars': (_, __, unique) => ({
    calendarUrl: `https://calendar.example.com/${unique}/basic.ics`,
  }),
  'POST /api/calendar/integrations': ({ id }) => ({ propertyId: id, platform: 'airbnb', externalPropertyId: '123' }),
  'PATCH /api/calendar/integrations/{id}': () => ({ syncEnabled: false }),
  'POST /api/calendar/integrations/{id}/missing-stays': () => ({ decision: 'keep' }),
  'POST /api/admin/calendar-integrations/{id}/sync': () => ({ reason: 'The host asked for it' }),
  'PUT /api/calendar/decisions/{id}': () => ({ decision: 'stay' }),
  'POST /api/calendar/bookings': ({ id }) => ({
    propertyId: id,
    checkInDate: '2026-06-01',
    checkOutDate: '2026-06-04',
  }),
  'POST /api/jobs': ({ id }) => ({
    propertyId: id,
    startTime: '2026-06-01T16:00:00Z',
    endTime: '2026-06-01T20:00:00Z',
    cleaningType: 'standard',
    payoutCents: 12_000,
  }),
  'POST /api/series': ({ id }) => ({ propertyId: id, ...aSeriesBody }),
  'PATCH /api/series/{id}': () => ({ payoutCents: 15_000 }),
  'PUT /api/series/{id}/dates/{date}': () => ({ skipped: true }),
  'POST /api/jobs/{id}/change/accept': ({ id }) => ({ changeId: id }),
  'POST /api/jobs/{id}/change/keep-time': ({ id }) => ({ changeId: id }),
  'POST /api/jobs/{id}/bids': () => ({ amountCents: 9000 }),
  'PATCH /api/bids/{id}': () => ({ amountCents: 9500 }),
  'POST /api/jobs/{id}/assign': (_, { assigned }) => ({ cleanerId: assigned.id }),
  'PATCH /api/jobs/{id}/select-cleaners': ({ bidId }) => ({ primaryBidId: bidId }),
  'POST /api/jobs/{id}/requests': (_, { other }) => ({ cleanerId: other.id }),
  'PATCH /api/jobs/{id}': () => ({ payoutCents: 15_000 }),
  'PATCH /api/jobs/{id} (start)': () => ({ status: 'IN_PROGRESS' }),
  'PATCH /api/jobs/{id} (cancel)': () => ({ status: 'CANCELED' }),
  'PATCH /api/jobs/{id}/supplies/{supplyId}': () => ({ low: true }),
  'PATCH /api/jobs/{id}/tasks/{taskId}': () => ({ done: true }),
  'POST /api/jobs/{id}/deliverables': photo,
  'POST /api/jobs/{id}/findings': ({ photoUrl }) => ({
    ...{ kind: 'damage', item: 'The lamp is broken', photoUrls: [photoUrl] },
  }),
  'PATCH /api/findings/{id}': () => ({ settled: true }),
  'POST /api/jobs/{id}/waiting': () => ({ reason: 'no_access' }),
  'PUT /api/me/notification-preferences': () => ({ quietHours: { start: '22:00', end: '07:00' } }),
  'POST /api/me/push-subscriptions': (_, __, unique) => aPushSubscription(`cell-${unique}`),
  'POST /api/cleaner/payouts': () => ({ method: 'instant' }),
  'POST /api/admin/jobs/{id}/cancel': () => ({ reason: 'The host called.' }),
  'POST /api/admin/payouts/{id}/hold': () => ({ reason: 'The bank account looks wrong.' }),
  'POST /api/admin/payouts/{id}/release': () => ({ reason: 'It is theirs.' }),
  'POST /api/admin/payments/{id}/refund': () => ({ amountCents: 100, reason: 'The guest complained.' }),
  'POST /sandbox/payout-accounts/{id}': () => ({}),
  'POST /api/jobs/{id}/tips': () => ({ tipCents: 500 }),
  'POST /api/jobs/{id}/disputes': () => ({ reason: 'quality', text: 'The oven is not clean.' }),
  'POST /api/disputes/{id}/answer': () => ({ text: 'It was clean when I left.' }),
  'POST /api/admin/disputes/{id}/resolve': () => ({ payoutCents: 9000, reason: 'One room was missed.' }),
  'POST /api/jobs/{id}/messages': () => ({ text: 'Is there parking?' }),
  'POST /api/jobs/{id}/messages (open)': () => ({ text: 'Is there parking?' }),
  'POST /api/messages/{id}/report': () => ({ reason: 'This is rude.' }),
  'POST /api/messages/{id}/translate': () => ({ to: 'es' }),
  'POST /api/admin/content/{id}/close': () => ({ reason: 'The author was warned.' }),
  'POST /api/admin/notifications/retry': () => ({ channel: 'email', error: 'SMTP 550' }),
  'POST /api/admin/failed-tasks/retry': () => ({ task: 'no-such-task' }),
  'POST /api/admin/failed-tasks/{id}/drop': () => ({ reason: 'It was mended by hand.' }),
  'POST /api/reviews': ({ id }, { assigned }) => ({ jobId: id, targetId: assigned.id, overallStars: 5 }),
  'POST /api/reviews (by the cleaner)': ({ id }, { ownHost }) => ({ jobId: id, targetId: ownHost.id, overallStars: 5 }),
  'PATCH /api/reviews/{id}': () => ({ overallStars: 4 }),
  'PATCH /api/admin/reviews/{id}/moderate': () => ({ moderationStatus: 'APPROVED' }),
  'POST /api/background-check/initiate': () => checkForm('pi_of_nobody'),
  'POST /api/admin/background-check/{userId}/decision': () => ({ decision: 'approve', notes: 'Fine.' }),
  'POST /api/admin/background-check/{userId}/reopen': () => ({ notes: 'Answered in time.' }),
  'POST /api/admin/background-check/{userId}/ssn': () => ({ reason: 'The court asks for it.' }),
  'POST /api/admin/users/{id}/suspend': () => ({ reason: 'Asked for payment outside Freshkey.' }),
  'POST /api/admin/users/{id}/restore': () => ({ reason: 'It was a mistake.' }),
  'POST /dev/clock': () => ({ advanceSeconds: 1 }),
  'POST /webhooks/sandbox': () => ({ id: 'forged' }),
  'POST /webhooks/checkr': () => ({ id: 'forged' }),
  'POST /webhooks/twilio': () => ({ Body: 'STOP' }),
  'POST /webhooks/stripe': () => ({ id: 'forged' }),
};

/** Well formed, and signed by nobody. */
const aStrangersPasskey = (...parts: string[]) => ({
  ...{ id: 'AAAA', rawId: 'AAAA', type: 'public-key', clientExtensionResults: {} },
  response: Object.fromEntries(['clientDataJSON', ...parts].map((part) => [part, 'AAAA'])),
});
