import { act, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { JobDetail } from '#contract/jobs.ts';
import { fetchRights } from '#web/platform/may.ts';
import { shown } from '#web/testing/shown.tsx';
import { FirstNotice } from './first-notice.tsx';

/** The page stands there. */
let quiet = () => undefined as unknown;
vi.mock('#web/ui/when-quiet.ts', () => ({
  whenQuiet: (_: number, begin: () => void) => {
    quiet = () => act(begin);
    return () => undefined;
  },
}));

const job = {
  ...{ id: 'job-1', propertyId: 'p', status: 'CANCELED', timeZone: 'America/New_York', cancelReason: null },
  ...{ startTime: '2099-12-01T16:00:00Z', timeline: [], can: [], endTime: '2099-12-01T19:00:00Z' },
} as unknown as JobDetail; // all that the notice reads
const stay = {
  ...{ id: 's', guestName: 'Ana', checkInDate: '2099-11-28', checkOutDate: '2099-12-01' },
  ...{ bookingStatus: 'confirmed', cleaning: { code: 'off' }, jobId: 'job-1' },
};
const property = { id: 'p', timeZone: 'America/New_York', checkOutTime: '11:00', checkInTime: '16:00' };

const asked: string[] = [];

async function open(cleanings: readonly object[], of = job) {
  asked.length = 0;
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(path);
    const isTimeline = path.startsWith('/api/host/timeline');
    return Response.json(isTimeline ? [{ property, stays: [stay], closures: [], cleanings }] : {});
  });
  await fetchRights();
  await shown(<FirstNotice job={of} side="host" />, { words: ['jobs'] });
  await screen.findByText('This job was canceled');
  expect(
    asked.some((path) => path.startsWith('/api/host/timeline')),
    'at the first view',
  ).toBe(false);
  await quiet();
}

it('names the check-out that nobody cleans after now, and posts again for it', async () => {
  await open([]);
  expect(await screen.findByText(/^A guest checks out on .*Dec 1/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Post again' }).getAttribute('href')).toBe(
    '/host/post-job?from=job-1&start=2099-12-01T11%3A00',
  );
  expect(asked).toContain('/api/host/timeline?propertyId=p&from=2099-11-25&days=14');
});

it('asks for no stays once the time of the job is over', async () => {
  await open([], { ...job, startTime: '2025-12-01T16:00:00Z', endTime: '2025-12-01T19:00:00Z' });
  expect(screen.getByRole('link', { name: 'Post again' }).getAttribute('href')).toBe('/host/post-job?from=job-1');
  expect(asked.some((path) => path.startsWith('/api/host/timeline'))).toBe(false);
});

it('says only how it is posted again where another cleaning follows that stay', async () => {
  await open([{ id: 'other', status: 'OPEN', startTime: '2099-12-01T18:00:00Z', endTime: '2099-12-01T20:00:00Z' }]);
  expect(screen.queryByText(/^A guest checks out/)).toBeNull();
  expect(screen.getByRole('link', { name: 'Post again' }).getAttribute('href')).toBe('/host/post-job?from=job-1');
});
