import { expect, it } from 'vitest';
import type { JobDetail } from '#contract/jobs.ts';
import { waitingGrace } from '#contract/terms.ts';
import { shown } from '#web/testing/shown.tsx';
import { WaitingNotice } from './waiting-notice.tsx';

const at = new Date().toISOString();
const job = {
  ...{ id: 'job-1', hostId: 'host-1' },
  ...{ status: 'SUBMITTED', couldNotClean: true, payoutCents: 6_000, timeZone: 'America/Chicago', dispute: null },
  ...{ timeline: [{ kind: 'SUBMITTED', at, actor: null }], can: [] },
  waiting: { since: at, endedAt: at, reason: 'no_access', centsPerHour: 4_000, payCents: 4_000, mayLeaveAt: at },
} as unknown as JobDetail; // all that the notice reads

async function said(more: Partial<JobDetail>, viewer: 'host' | 'cleaner' = 'host') {
  document.body.replaceChildren();
  const all = { ...job, ...more };
  const waiting = all.waiting ?? expect.fail();
  await shown(<WaitingNotice job={all} waiting={waiting} viewer={viewer} leaveMoney={null} />, { words: ['waiting'] });
  return document.body.textContent ?? '';
}

it('says what a cleaning that could not be done costs, and when and whose card is charged for the wait', async () => {
  const host = await said({});
  expect(host).toContain('It counts as approved 24 hours after submission.');
  expect(host).toContain('Charged to the saved card');
  expect(await said({}, 'cleaner')).toContain('Charged to the host’s card');
});

it('promises neither while a report is open, nor the half and the wait once it was decided at nothing', async () => {
  const open = { dispute: { resolution: null } } as Partial<JobDetail>; // all that is read of a report
  const frozen = await said(open);
  expect(frozen).toContain('Half the agreed price');
  expect(frozen).not.toMatch(/counts as approved|Charged to/);
  const nothing = { dispute: { resolution: { payoutCents: 0 } } } as Partial<JobDetail>; // likewise
  expect(await said(nothing)).not.toMatch(/Half the agreed price|counts as approved|Charged to/);
});

it('tells a cleaner what taking a wait back does, and that a fourth one alerts nobody', async () => {
  const endedAt = new Date(Date.parse(at) + waitingGrace).toISOString();
  const earlier = { reason: 'no_access' as const, since: at, endedAt };
  const waiting = { ...(job.waiting ?? expect.fail()), endedAt: null, payCents: null };
  const first = await said({ waiting }, 'cleaner');
  expect(first).toContain('The host has been notified.');
  expect(first).toContain('the job stays in progress');
  const host = { phone: '+15555550199' } as JobDetail['host']; // all that is read of them
  expect(await said({ waiting, host }, 'cleaner')).toContain('+15555550199Message the host');
  expect(document.querySelector('a[href="/messages/job-1/host-1"]')).toBeTruthy();
  const fourth = await said({ waiting: { ...waiting, earlier: [earlier, earlier, earlier] } }, 'cleaner');
  expect(fourth).toContain('already notified the host three times');
  expect(fourth).not.toContain('The host has been notified.');
  expect(fourth).toContain('Waited before');
});

it('leads with leaving once that is possible, and says what it brings', async () => {
  const since = new Date(Date.now() - 80 * 60_000).toISOString();
  const mayLeaveAt = new Date(Date.now() - 5 * 60_000).toISOString();
  const running = { since, mayLeaveAt, endedAt: null, payCents: null, centsPerHour: 2_000 as never };
  const waiting = { ...(job.waiting ?? expect.fail()), ...running };
  const words = await said({ status: 'IN_PROGRESS', couldNotClean: false, can: ['couldNotClean'], waiting }, 'cleaner');
  // half of $60, and an hour at $20
  expect(words).toMatch(/^You can leave now and get \$50\.00/);
  expect(words).not.toMatch(/at the latest/);
  expect(document.querySelector('button')?.textContent).toBe('Leave and get paid');
});

it('says of a wait of no minutes that it was short, not from and until the same time', async () => {
  const [since, endedAt] = ['2026-11-27T20:31:05Z', '2026-11-27T20:31:40Z'];
  const short = { reason: 'no_access' as const, since, endedAt };
  const waiting = { ...(job.waiting ?? expect.fail()), ...short, payCents: 0 as never };
  const over = await said({ waiting: { ...waiting, earlier: [short] } });
  expect(over).toMatch(/Waited before: 2:31\sPM \(under a minute\)\./);
  expect(over).toMatch(/Waited under a minute at 2:31\sPM/);
});
