import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { JobDetail } from '#contract/jobs.ts';
import { keepActingFor } from '#web/platform/acting-for.ts';
import { fetchRights } from '#web/platform/may.ts';
import { shown } from '#web/testing/shown.tsx';
import { JobTimeline } from './job-timeline.tsx';

const at = '2026-11-20T15:00:00Z';
const assigned = {
  status: 'ASSIGNED',
  timeZone: 'America/New_York',
  startTime: '2026-11-25T16:00:00Z',
  endTime: '2026-11-25T20:00:00Z',
  settlesAt: null,
  can: [],
  stayMoves: [],
  timeline: [
    { kind: 'POSTED', at, actor: 'Hanna' },
    { kind: 'ASSIGNED', at, actor: 'Hanna' },
  ],
} as unknown as JobDetail; // all that a timeline reads

/** Between what has happened and what is to come. */
beforeEach(() => vi.useFakeTimers({ now: Date.parse('2026-11-22T12:00:00Z'), toFake: ['Date'] }));
afterEach(() => vi.useRealTimers());

async function steps(job: Partial<JobDetail>) {
  await shown(<JobTimeline job={{ ...assigned, ...job }} viewer="cleaner" />, { words: ['jobs'] });
  return screen.getAllByRole('listitem').map((step) => ({
    step: step.querySelector('.font-semibold')?.textContent,
    current: step.getAttribute('aria-current') === 'step',
  }));
}

it('a job that begins in days stands where it was assigned', async () => {
  expect(await steps({})).toEqual([
    { step: 'Job Posted, done', current: false },
    { step: 'Cleaner Assigned, now', current: true },
    { step: 'Work Started, upcoming', current: false },
    { step: 'Work Completed, upcoming', current: false },
    { step: 'Job Completed, upcoming', current: false },
  ]);
});

it('a hand-over names who took over, and who left', async () => {
  const timeline = [
    { kind: 'POSTED', at, actor: 'Hanna' },
    { kind: 'REASSIGNED', at, actor: 'Loan Pham', left: 'Loan Pham', cameIn: 'Ibrahim Sesay' },
    { kind: 'REASSIGNED', at, actor: 'Freshkey', cameIn: 'Dana Ruiz' },
    { kind: 'REASSIGNED', at, actor: 'Ada Admin', cameIn: 'Keisha Barnes' },
    { kind: 'REOPENED', at, actor: 'Dana Ruiz', left: 'Dana Ruiz' },
  ] as JobDetail['timeline'];
  await steps({ timeline });
  expect(screen.getByText(/: Ibrahim Sesay for Loan Pham$/)).toBeTruthy();
  expect(screen.getByText(/, Dana Ruiz$/)).toBeTruthy();
  expect(screen.getByText(/: Keisha Barnes, chosen by Ada Admin$/)).toBeTruthy();
  expect(screen.getByText(/: Dana Ruiz withdrew$/)).toBeTruthy();
});

it('the next step is the reader’s once they may take it', async () => {
  expect((await steps({ can: ['start'] }))[2]?.step).toBe('Work Started, your turn');
});

it('a host chooses only once there is a bid', async () => {
  const open = { status: 'OPEN', can: ['selectCleaners'], timeline: assigned.timeline.slice(0, 1) } as const;
  expect((await steps({ ...open, can: [...open.can], bids: [] }))[1]?.step).toBe('Cleaner Assigned, upcoming');
});

it('a job that moved with its stay says from which day to which, in its place among the rest', async () => {
  const move = { from: '2026-11-25T16:00:00Z', to: '2026-11-26T16:00:00Z', at: '2026-11-20T16:00:00Z' };
  const timeline = [assigned.timeline[0], { kind: 'ASSIGNED', at: '2026-11-20T17:00:00Z', actor: null }];
  const moved = { stayMoves: [move], timeline } as Partial<JobDetail>; // the first of two is there
  expect((await steps(moved)).slice(0, 3).map(({ step }) => step)).toEqual([
    'Job Posted, done',
    'Moved with its stay, done',
    'Cleaner Assigned, now',
  ]);
  expect(screen.getByText('from Wed, Nov 25 to Thu, Nov 26')).toBeTruthy();
});

it('a job that nobody took in time ends there, with no step to come', async () => {
  const past = { startTime: '2020-11-25T16:00:00Z', endTime: '2020-11-25T20:00:00Z' };
  expect(await steps({ status: 'OPEN', ...past, timeline: assigned.timeline.slice(0, 1) })).toEqual([
    { step: 'Job Posted, done', current: false },
    { step: 'Expired, stopped', current: false },
  ]);
  expect(screen.getByText('Wed, Nov 25, 3:00 PM')).toBeTruthy();
});

it('a canceled job has no step to come', async () => {
  const timeline = [...assigned.timeline, { kind: 'CANCELED', at, actor: 'Hanna' } as const];
  expect((await steps({ status: 'CANCELED', timeline })).at(-1)).toEqual({ step: 'Canceled, stopped', current: false });
});

it.each([
  ['host', 'after you approve'],
  ['cleaner', 'after the host approves'],
] as const)('a %s reads whose approval the payment follows', async (viewer, detail) => {
  await shown(<JobTimeline job={assigned} viewer={viewer} />, { words: ['jobs'] });
  expect(screen.getAllByRole('listitem').at(-1)?.textContent).toContain(detail);
});

it('a job that went with its stay and came back says so', async () => {
  const withStay = { at: '2026-11-20T17:00:00Z', actor: 'Freshkey', withStay: true };
  const kinds = [
    { kind: 'CANCELED', ...withStay },
    { kind: 'REOPENED', ...withStay },
  ] as const;
  const gone = { status: 'OPEN', timeline: [assigned.timeline[0], ...kinds] } as Partial<JobDetail>; // the first is there
  expect((await steps(gone)).slice(1, 3).map(({ step }) => step)).toEqual([
    'Canceled with its stay, stopped',
    'Reopened with its stay, now',
  ]);
});

it('what could not be charged waits for the host’s payment, not for a time that may have passed', async () => {
  const unpaid = { kind: 'job', why: 'declined' } as NonNullable<JobDetail['unpaid']>; // all that is read of it
  await steps({ status: 'SUBMITTED', settlesAt: '2026-11-27T20:00:00Z', unpaid });
  expect(screen.getByText('after the host pays')).toBeTruthy();
  expect(screen.queryByText(/no later than/)).toBeNull();
});

it('says that the host’s rule chose the cleaner', async () => {
  const timeline = [assigned.timeline[0], { kind: 'ASSIGNED', at, actor: 'Hanna', byRule: true }];
  await steps({ timeline } as Partial<JobDetail>); // the first of two is there
  expect(screen.getByText(/accepted by the host’s rule/)).toBeTruthy();
});

afterEach(() => keepActingFor(null));

it('tells a viewer of the host’s team for whom bids and work wait, and whose rule chose', async () => {
  const open = { status: 'OPEN', bids: [{ status: 'PENDING' }], timeline: assigned.timeline.slice(0, 1) };
  const host = (job: object) => {
    cleanup();
    return shown(<JobTimeline job={{ ...assigned, ...job } as JobDetail} viewer="host" />, { words: ['jobs'] });
  };
  await host(open);
  expect(screen.getByText('1 bid, waiting for you')).toBeTruthy();
  keepActingFor({ id: 'hanna', name: 'Hanna', role: 'VIEWER', some: false });
  await fetchRights();
  await host(open);
  expect(screen.getByText('waiting for Hanna')).toBeTruthy();
  const byRule = [assigned.timeline[0], { kind: 'ASSIGNED', at, actor: null, byRule: true }];
  await host({ status: 'SUBMITTED', timeline: byRule });
  expect(screen.getByText('after the host approves')).toBeTruthy();
  expect(screen.getByText(/accepted by the host’s rule/)).toBeTruthy();
});
