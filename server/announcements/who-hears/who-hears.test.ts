import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import type { Fact, FactKind, FactOf } from '#server/facts.ts';
import { newId } from '#server/platform/ids.ts';
import { aHouse } from '#server/testing/house.ts';
import { announcementTasks } from '../announce-fact.ts';
import { whoHears } from './who-hears.ts';

const house = await aHouse();

const [jobId, bidId, cleanerId, paymentId, reviewId, userId, payoutId] = Array.from({ length: 7 }, newId) as [
  ...[string, string, string, string, string, string, string], // one for each name
];
const next = 'backup';
const rejectedBidIds = [bidId];

/** One fact of each kind, about things that no longer exist. */
const facts: { readonly [K in FactKind]: Omit<FactOf<K>, 'kind'> } = {
  'account created': { userId },
  'account suspended': { userId },
  'account restored': { userId },
  'busy calendar read': { cleanerId },
  'codes switched off': { wrongCodes: 200, until: '2026-05-06T17:00:00.000Z' },
  'helpers chosen': { jobId, cleanerId, added: [userId], removed: [] },
  'helper accepted': { cleanerId, helperId: userId },
  'helper left': { cleanerId, helperId: userId, by: 'helper' },
  'member accepted': { hostId: userId, memberId: cleanerId },
  'member changed': { hostId: userId, memberId: cleanerId },
  'member left': { hostId: userId, memberId: cleanerId, by: 'host' },
  'job posted': { jobId },
  'job changed': { jobId, voidedBidIds: [bidId], uninvitedIds: [cleanerId] },
  'job canceled': { jobId, cleanerId, by: 'clock', rejectedBidIds },
  'job opened to all': { jobId, by: 'clock' },
  'job reopened': { jobId, restoredBidIds: [bidId] },
  'bid placed': { jobId, bidId },
  'bid changed': { jobId, bidId },
  'bid withdrawn': { jobId, bidId },
  'bid accepted': { jobId, bidId, cleanerId, rejectedBidIds, promoted: false },
  'cleaner invited': { jobId, cleanerId },
  'request accepted': { jobId, cleanerId, rejectedBidIds },
  'request declined': { jobId, cleanerId },
  'cleaner withdrew': { jobId, cleanerId, next },
  'deadline missed': { jobId, cleanerId, next },
  'cleaner taken off': { jobId, cleanerId, next },
  'cleaner suspended': { jobId, cleanerId, next },
  'place changed': { jobId, cleanerId, changeId: newId() },
  'place change taken back': { jobId, cleanerId },
  'place change accepted': { jobId, cleanerId },
  'cleaner left over change': { jobId, cleanerId, next },
  'cleaner confirmed': { jobId, cleanerId },
  'access seen': { jobId },
  'work started': { jobId },
  'task marked': { jobId },
  'photo added': { jobId },
  'damage found': { jobId },
  'supply low': { jobId },
  'note left': { jobId },
  'work submitted': { jobId },
  'cleaner waits': { jobId, reason: 'no_access' },
  'waiting ended': { jobId, alarm: true },
  'could not clean': { jobId },
  'stay moved': { jobId, cleanerId, changeId: newId() },
  'time kept': { jobId, cleanerId },
  'stay canceled': { bookingId: newId(), jobId, cleanerId },
  'stay unsure': { bookingId: newId(), jobId, cleanerId },
  'stay confirmed': { bookingId: newId(), jobId, cleanerId },
  'stay back': { bookingId: newId(), jobId, cleanerId },
  'stay gone': { hostId: userId, jobId },
  'stay doubted': { hostId: userId, jobId },
  'calendar changed': { hostId: userId, propertyId: newId() },
  'calendar needs you': { hostId: userId, integrationId: newId(), alarm: 'empty' },
  'job paid': { jobId, paymentId, releasedBidIds: rejectedBidIds },
  'job reported': { jobId },
  'proposal made': { jobId, after: 'silence' },
  'proposal accepted': { jobId, by: 'host' },
  'report escalated': { jobId, by: 'cleaner' },
  'report resolved': { jobId },
  'report withdrawn': { jobId },
  'payment failed': { paymentId },
  'tip paid': { paymentId },
  'credits earned': { userId, referredId: cleanerId },
  'card saved': { userId },
  'extra pay paid': { paymentId },
  'payment refunded': { paymentId, refundedCents: 100 },
  'refund returned': { paymentId, amountCents: 100 },
  'refund proposed': { paymentId, proposalId: newId(), amountCents: 100 },
  'refund not confirmed': { paymentId, proposalId: newId(), amountCents: 100 },
  'refund refused': { paymentId, amountCents: 100 },
  'payment charged back': { paymentId, amountCents: 100 },
  'chargeback given up': { paymentId, amountCents: 100 },
  'payout begun': { payoutId },
  'payout paid': { payoutId },
  'payout failed': { payoutId },
  'payout held': { payoutId },
  'payout released': { payoutId },
  'payouts held': { userId },
  'payouts let go': { userId },
  'payout account changed': { userId },
  'review written': { reviewId },
  'review rewritten': { reviewId, wasRejected: true },
  'review moderated': { reviewId },
  'message sent': { messageId: newId() },
  'messages read': { jobId, readerId: userId, authorId: cleanerId },
  'content reported': { reportId: newId() },
  'content flagged': { reportId: newId() },
  'content report closed': { reportId: newId() },
  'content report reopened': { reportId: newId(), undone: 'hide', shownAgain: true },
  'profile changed': { userId },
  'background check paid': { userId },
  'background check started': { userId },
  'background check completed': { userId },
  'background check decided': { userId },
  'background check reopened': { userId, checkId: newId() },
  'identity changed': { userId, checkId: newId() },
  'reminder due': { reminder: 'leaveNow', userId, jobId },
  'background check ends': { userId, checkId: newId() },
};

test('every fact of server/facts.ts has an entry, and one that notifies no one gives the reason', () => {
  const source = readFileSync(new URL('../../facts.ts', import.meta.url), 'utf8');
  const kinds = [...source.matchAll(/^\s+(?:\| \{ )?kind: '([^']+)'/gm)].map(([, kind]) => String(kind));
  assert.ok(kinds.length > 25);
  assert.deepEqual(Object.keys(whoHears).sort(), kinds.sort());
  for (const [kind, entry] of Object.entries(whoHears)) {
    if ('nobody' in entry) assert.ok(entry.nobody.length > 20, kind);
  }
});

for (const [kind, about] of Object.entries(facts)) {
  test(`${kind}: if its subject is gone when it is announced, no one is notified and nothing is held up`, async () => {
    const fact = { kind, ...about } as Fact; // the pairs of `facts`
    await announcementTasks(house.kit)['announce-fact']?.({ fact, factId: newId() });
    await house.work();
    const { rows } = await house.kit.db.$client.query('select id from mail union all select id from notification');
    assert.deepEqual(rows, []);
  });
}
