import { screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import type { Analytics } from '#contract/admin-analytics.ts';
import { toCents } from '#contract/money.ts';
import { shown } from '#web/testing/shown.tsx';
import { AnalyticsFigures } from './analytics-figures.tsx';

const figures: Analytics = {
  ...{ from: '2026-10-30', to: '2026-11-28', timeZone: 'UTC', complete: true, series: [] },
  ...{ gmvCents: toCents(186_400), feesCents: toCents(19_000), averageJobValueCents: toCents(9_811) },
  ...{ postedJobs: 55, completedJobs: 19, fillRate: 91.2, newSignups: 0, timeToFirstBidMinutes: 900 },
  ...{ confirmedInTimePercentage: 100, onTimePercentage: 100, disputes: 3, disputeRate: 13 },
};

class NothingNear {
  observe() {}
  disconnect() {}
}

beforeEach(() => {
  vi.stubGlobal('IntersectionObserver', NothingNear);
  vi.stubGlobal('PerformanceObserver', NothingNear);
});

it('shows the days of each topic right below the figures that they add up to', async () => {
  vi.stubGlobal('fetch', async () => Response.json(figures));
  await shown(<AnalyticsFigures figures={figures} />, { words: ['adminLists'] });
  await screen.findByRole('heading', { name: 'Money' });
  const titles = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  expect(titles.slice(0, 4)).toEqual(['Money', 'GMV by day', 'Fees by day', 'Jobs']);
});

it('says of each figure what it was in as many days right before', async () => {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(path);
    return Response.json({ ...figures, from: '2026-09-30', to: '2026-10-29', gmvCents: 150_000, fillRate: null });
  });
  await shown(<AnalyticsFigures figures={figures} />, { words: ['adminLists'] });
  const days = '(Sep 30 – Oct 29)';
  expect(
    await screen.findByText(`\u2068+24.3%\u2069 vs. \u2068$1,500.00\u2069 ${days}`, {}, { timeout: 4000 }),
  ).toBeTruthy();
  // a share changes by points; what there was nothing of before, by nothing that can be said
  expect(screen.getByText(`\u2068−2.5 points\u2069 vs. \u206812.7%\u2069 ${days}`)).toBeTruthy();
  expect(screen.getByText('Sep 30 – Oct 29: \u2068–\u2069')).toBeTruthy();
  expect(asked.filter((path) => path.includes('analytics'))).toEqual([
    '/api/admin/analytics?from=2026-09-30&to=2026-10-29',
  ]);
});
