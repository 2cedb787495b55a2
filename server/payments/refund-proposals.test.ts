import assert from 'node:assert/strict';
import { test } from 'node:test';
import { eq } from 'drizzle-orm';
import { verifyChain } from '#server/audit/index.ts';
import { day } from '#server/platform/clock.ts';
import { aPaidCleaner, runTask } from '#server/testing/a-payout-account.ts';
import { booksSum } from '#server/testing/books.ts';
import { aHouse } from '#server/testing/house.ts';
import { isHeldUp } from '#server/testing/is-held-up.ts';
import { lastMail } from '#server/testing/last-mail.ts';
import { anAdmin, type Somebody } from '#server/testing/people.ts';
import { until } from '#server/testing/until.ts';
import { refundProposals } from './table.ts';

const house = await aHouse();
const owner = await anAdmin(house, { name: 'Ada Admin' });
const finance = await anAdmin(house, { name: 'Finn Finance', staffRole: 'finance' });
const limit = { value: 5_000, version: 0, reason: 'Two eyes from $50.' };
await house.put('/api/admin/settings/refundApprovalCents', limit, owner.token);

const refund = (id: string, amountCents: number, by: Somebody, also: object = {}) =>
  house.post(`/api/admin/payments/${id}/refund`, { amountCents, reason: 'Half was left undone', ...also }, by.token);
const confirm = (id: string, by: Somebody) =>
  house.post(`/api/admin/refund-proposals/${id}/confirm`, undefined, by.token);
const decline = (id: string, by: Somebody) =>
  house.post(`/api/admin/refund-proposals/${id}/decline`, { reason: 'Too much.' }, by.token);
const paymentOf = async (jobId: string, by = owner) =>
  (await house.get(`/api/admin/payments?q=${jobId}`, by.token)).body[0];
const queueOf = async (by: Somebody): Promise<string[]> =>
  (await house.get('/api/admin/queue', by.token)).body
    .filter(({ kind }: { kind: string }) => kind === 'refund')
    .map(({ id }: { id: string }) => id);

/** What the navigation of an admin says of refunds to confirm. */
const badgeOf = async (by: Somebody): Promise<number> =>
  (await house.get('/api/admin/stats', by.token)).body.confirmableRefundCount;

async function proposed(by = finance) {
  const { job } = await aPaidCleaner(house);
  const { id } = await paymentOf(job.id, by);
  const { body } = await refund(id, 6_000, by);
  return { id, job, proposal: body.refundProposal };
}

test('up to the limit one admin is enough, beyond it nothing goes back until another one confirms', async () => {
  const { job } = await aPaidCleaner(house);
  const { id } = await paymentOf(job.id);
  assert.equal((await refund(id, 5_000, finance)).body.refundedCents, 5_000);
  const { body: preview } = await house.get(`/api/admin/payments/${id}/refund?amountCents=1`, finance.token);
  assert.equal(preview.approvalLimitCents, 5_000, 'what went back before counts too');
  const { status, body } = await refund(id, 1_000, finance);
  assert.deepEqual([status, body.refundedCents, body.pendingRefundCents], [200, 5_000, 0]);
  assert.deepEqual([body.refundProposal.amountCents, body.refundProposal.isOwn], [1_000, true]);
  assert.deepEqual([await queueOf(finance), await queueOf(owner)], [[], [id]]);
  const made = await confirm(body.refundProposal.id, owner);
  assert.deepEqual([made.status, made.body.refundedCents, made.body.refundProposal], [200, 6_000, null]);
  assert.deepEqual(await queueOf(owner), []);
  assert.equal(await booksSum(house), 0);
});

test('whoever asked for it confirms nothing, support neither, and it is confirmed once', async () => {
  const { id, proposal } = await proposed();
  assert.equal((await confirm(proposal.id, finance)).body.error, 'forbidden');
  const support = await anAdmin(house, { name: 'Sue Support', staffRole: 'support' });
  const fay = await anAdmin(house, { name: 'Fay Finance', staffRole: 'finance' });
  const badges = await Promise.all([finance, support, owner, fay].map(badgeOf));
  assert.deepEqual(badges, [0, 0, 1, 1]);
  assert.equal((await confirm(proposal.id, support)).status, 403);
  const other = await anAdmin(house, { name: 'Otto Owner' });
  const answers = await Promise.all([confirm(proposal.id, owner), confirm(proposal.id, other)]);
  assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 409]);
  assert.equal(await badgeOf(owner), 0);
  const { body: log } = await house.get(`/api/admin/audit-logs?subject=${id}`, owner.token);
  assert.deepEqual(log.map(({ action, reason }: Record<string, unknown>) => [action, reason]).slice(0, 2), [
    ['refund payment', 'Half was left undone'],
    ['propose refund', 'Half was left undone'],
  ]);
  assert.equal(log[0].after.proposedBy, finance.id);
  assert.equal((await verifyChain(house.kit.db)).fault, null);
});

test('one at a time: another refund of the payment waits until the first is declined or taken back', async () => {
  const { id, job, proposal } = await proposed();
  assert.equal((await refund(id, 100, owner)).body.error, 'in_use');
  assert.equal((await decline(proposal.id, owner)).body.refundProposal, null);
  assert.equal((await decline(proposal.id, owner)).body.error, 'invalid_transition');
  assert.equal((await confirm(proposal.id, owner)).body.error, 'invalid_transition');
  assert.equal((await refund(id, 100, owner)).body.refundedCents, 100);
  const again = (await refund(id, 6_000, finance)).body.refundProposal;
  assert.equal((await decline(again.id, finance)).status, 200);
  const { body: log } = await house.get(`/api/admin/audit-logs?subject=${id}`, owner.token);
  const ends = log.map(({ action, actor }: { action: string; actor: { id: string } }) => [action, actor.id]);
  assert.deepEqual(ends[0], ['withdraw refund', finance.id], 'taken back by whoever asked');
  assert.ok(ends.some(([action, by]: string[]) => action === 'decline refund' && by === owner.id));
  assert.equal((await paymentOf(job.id)).refundedCents, 100);
});

test('asked for twice at once there is one', async () => {
  const { job } = await aPaidCleaner(house);
  const { id } = await paymentOf(job.id);
  const both = await Promise.all([refund(id, 6_000, finance), refund(id, 6_000, owner)]);
  assert.deepEqual(both.map(({ status }) => status).sort(), [200, 409]);
});

test('those who may confirm it hear of it by bell and mail, whoever asked does not', async () => {
  const support = await anAdmin(house, { staffRole: 'support' });
  const { job } = await proposed();
  await house.work();
  const bellsOf = async ({ token }: Somebody) =>
    (await house.get('/api/notifications', token)).body.filter(
      ({ kind, link }: Record<string, string>) => kind === 'refundToConfirm' && link === `/admin/payments?q=${job.id}`,
    ).length;
  assert.deepEqual([await bellsOf(owner), await bellsOf(finance), await bellsOf(support)], [1, 0, 0]);
  const mail = await lastMail(house, owner.email);
  assert.match(mail.subject, /A refund of \$60\.00 needs your confirmation/);
  // who asks, why, until when, and the way to the question itself
  assert.match(
    mail.text,
    /asks to refund .*\$60\.00[\s\S]*Reason: [\s\S]*until [\s\S]*\/admin\/payments\?q=([\w-]+)&ask=\1/,
  );
});

const endsFor = async (by: Somebody, job: { id: string }) =>
  (await house.get('/api/notifications', by.token)).body.filter(
    ({ kind, link }: Record<string, string>) =>
      (kind === 'refundDeclined' || kind === 'refundExpired') && link === `/admin/payments?q=${job.id}`,
  );

test('whoever asked hears by bell and mail who declined it and why; who takes it back hears nothing', async () => {
  const { id, job, proposal } = await proposed();
  const place = (await house.get(`/api/jobs/${job.id}`, owner.token)).body.property.title;
  await decline(proposal.id, owner);
  await house.work();
  const [{ kind, title, text }, ...more] = await endsFor(finance, job);
  assert.deepEqual([kind, more], ['refundDeclined', []]);
  assert.equal(title, 'The refund of $60.00 you requested was declined');
  assert.equal(text, `Ada Admin declined the refund for ${place}. The reason: “Too much.”`);
  assert.deepEqual(await endsFor(owner, job), []);
  const mail = await lastMail(house, finance.email);
  assert.match(mail.subject, /The refund of \$60\.00 you requested was declined/);
  assert.ok(mail.text.includes(text), mail.text);

  const again = (await refund(id, 6_000, finance)).body.refundProposal;
  await decline(again.id, finance);
  await house.work();
  assert.equal((await endsFor(finance, job)).length, 1);
});

test('what an admin gave as the reason goes with them', async () => {
  const otto = await anAdmin(house, { name: 'Otto Over' });
  const { job, proposal } = await proposed();
  await decline(proposal.id, otto);
  await house.work();
  const erased = { name: 'Otto Over', reason: 'Has left us.' };
  assert.equal((await house.post(`/api/admin/users/${otto.id}/erase`, erased, owner.token)).status, 204);
  const [{ text }] = await endsFor(finance, job);
  assert.match(text, /^Someone declined the refund for .+\.$/);
});

test('what an admin asked for who is erased ends as declined, and can be asked for again', async () => {
  const leaver = await anAdmin(house, { name: 'Lea Leaver' });
  const { id, proposal } = await proposed(leaver);
  const erased = await house.post(
    `/api/admin/users/${leaver.id}/erase`,
    { name: 'Lea Leaver', reason: 'Has left us.' },
    owner.token,
  );
  assert.equal(erased.status, 204, JSON.stringify(erased.body));
  const [row] = await house.kit.db.select().from(refundProposals).where(eq(refundProposals.id, proposal.id));
  assert.deepEqual([row?.status, row?.decidedBy, row?.reason], ['declined', owner.id, null]);
  assert.equal((await refund(id, 6_000, finance)).status, 200);
  assert.equal((await verifyChain(house.kit.db)).fault, null);
});

test('after three days it is over: nobody confirms it, and it can be asked for again', async () => {
  const { id, job, proposal } = await proposed();
  house.clock.forward(3 * day + 1);
  // the sessions of admins have ended meanwhile
  const later = await anAdmin(house, { name: 'Lana Later' });
  assert.equal((await confirm(proposal.id, later)).body.error, 'invalid_transition');
  assert.deepEqual([(await paymentOf(job.id, later)).refundProposal, await queueOf(later)], [null, []]);
  await runTask(house, 'expire-refund-proposals');
  const { body: log } = await house.get(`/api/admin/audit-logs?subject=${id}`, later.token);
  assert.deepEqual([log[0].action, log[0].actor.id], ['expire refund', null]);
  await house.work();
  const mail = await lastMail(house, finance.email);
  assert.match(mail.subject, /The refund of \$60\.00 you requested has expired/);
  assert.match(mail.text, /No other admin confirmed the refund for .+ within three days\./);
  assert.equal((await refund(id, 6_000, later)).body.refundProposal.amountCents, 6_000);
});

test('one that the task ends at the moment when it is asked for anew is ended once', async () => {
  const { id, proposal } = await proposed(await anAdmin(house, { name: 'Nora Now' }));
  house.clock.forward(3 * day + 1);
  const later = await anAdmin(house, { name: 'Lea Later' });
  const { again } = await house.kit.db.transaction(async (tx) => {
    await tx.update(refundProposals).set({ status: 'expired' }).where(eq(refundProposals.id, proposal.id));
    const asked = refund(id, 6_000, later);
    await until('the refund waits for the other end', () => isHeldUp(house));
    return { again: asked };
  });
  assert.equal((await again).body.refundProposal.amountCents, 6_000);
  const { body: log } = await house.get(`/api/admin/audit-logs?subject=${id}`, later.token);
  assert.ok(!log.some(({ action }: { action: string }) => action === 'expire refund'), 'whoever ended it says so');
});
