import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { toCents } from '#contract/money.ts';
import { shown } from '#web/testing/shown.tsx';
import { type DashboardStats, Metrics } from './metrics.tsx';

const none = { ...{ gmv: null, activeUsers: null, completedJobs: null, averageJobValue: null, newSignups: null } };
const stats: DashboardStats = {
  complete: true,
  gmv: { today: toCents(10_000) },
  userStats: { totalUsers: 1200, newSignupsToday: 3 },
  jobStats: { completedJobs: 40, averageJobValue: toCents(9_000) },
  ...{ fillRate: 60, onTimePercentage: 90, disputeRate: null },
  change: { ...none, gmv: 25, fillRate: 10, onTimePercentage: -2.5, disputeRate: null },
  trend: {
    ...{ gmv: [], activeUsers: [], completedJobs: [], averageJobValue: [], newSignups: [] },
    ...{ fillRate: [], onTimePercentage: [], disputeRate: [] },
  },
};
const shownAt = (label: string) => screen.getByText(label).parentElement?.textContent;

it('says the change of an amount in percent, and of a rate in percentage points', async () => {
  await shown(<Metrics stats={stats} />, { words: ['admin'], at: '/admin/dashboard' });
  expect(shownAt('Today’s GMV')).toContain('+25% vs. this time a week ago');
  expect(shownAt('Fill rate')).toContain('+10 points vs. a week ago');
  expect(shownAt('On-time rate')).toContain('−2.5 points vs. a week ago');
});

it('says of what has not moved that it is the same, not that it changed by nothing', async () => {
  const change = { ...stats.change, gmv: 0, fillRate: -0.04 };
  await shown(<Metrics stats={{ ...stats, change }} />, { words: ['admin'], at: '/admin/dashboard' });
  expect(shownAt('Today’s GMV')).toContain('same as a week ago');
  expect(shownAt('Fill rate')).toContain('same as a week ago');
});

it('says that nothing was sold by this time a week ago, beside a picture of the days between', async () => {
  await shown(<Metrics stats={{ ...stats, change: { ...stats.change, gmv: null } }} />, { words: ['admin'] });
  expect(shownAt('Today’s GMV')).toContain('none by this time a week ago');
});

it('shows no figure that would be too low while older days are still being counted', async () => {
  await shown(<Metrics stats={{ ...stats, complete: false }} />, { words: ['admin'], at: '/admin/dashboard' });
  for (const label of ['Active users', 'Completed jobs', 'Average job value'])
    expect(shownAt(label)).toBe(`${label}still counting older days`);
  expect(shownAt('Today’s GMV')).toContain('$100.00');
  expect(shownAt('Fill rate')).toContain('60%');
  expect(shownAt('Fill rate')).not.toContain('points');
});

it('ends the line of what is counted by the day at the figure beside it', async () => {
  const gmv = [...Array.from({ length: 13 }, () => 20_000), 100];
  const trend = { ...stats.trend, gmv, fillRate: gmv.map(() => 60) };
  await shown(<Metrics stats={{ ...stats, trend }} />, { words: ['admin'], at: '/admin/dashboard' });
  expect(screen.getByText(/^Last 14 days: from \$200\.00 to \$1\.00, lowest \$1\.00, highest \$200\.00$/)).toBeTruthy();
  expect(screen.getByText(/^Last 14 days: from 60% to 60%/)).toBeTruthy();
});

it('says over which days each figure counts', async () => {
  await shown(<Metrics stats={stats} />, { words: ['admin'], at: '/admin/dashboard' });
  for (const label of ['Completed jobs', 'Average job value']) expect(shownAt(label)).toContain('All time · ');
  for (const label of ['Fill rate', 'On-time rate', 'Dispute rate'])
    expect(shownAt(label)).toContain('Last 30 days · ');
  expect(shownAt('New signups')).toContain('Today · ');
});
