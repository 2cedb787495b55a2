import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { HostOverview } from '#contract/overviews.ts';
import { shown } from '#web/testing/shown.tsx';
import { RecentActivity } from './recent-activity.tsx';

const hour = 3_600_000;
const event = (id: string, kind: string, hoursAgo: number, more: object = {}) =>
  ({
    kind,
    at: new Date(Date.now() - hoursAgo * hour).toISOString(),
    job: {
      ...{ id, startTime: '2030-05-21T16:00:00Z', timeZone: 'America/New_York', cleaner: null },
      ...{ property: { title: id, address: '1 Elm St' }, ...more },
    },
  }) as unknown as HostOverview['recent'][number]; // all that a row reads

it('says of each job what happened last and when, and names nobody who may not have done it', async () => {
  const loan = { cleaner: { id: 'l', name: 'Loan Pham' } };
  await shown(
    <RecentActivity
      recent={[
        event('Dune', 'BID', 0),
        event('Loft', 'SUBMITTED', 2, loan),
        event('Flat', 'CANCELED', 3),
        event('Hut', 'ASSIGNED', 4, loan),
      ]}
      badgeOf={() => null}
      priceOf={() => null}
      all={null}
    />,
    { words: ['host', 'jobs'] },
  );
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent?.split(' ago')[0])).toEqual([
    expect.stringMatching(/^New bid · just now/),
    'Cleaning finished · 2 hours',
    'Canceled · 3 hours',
    'Loan Pham got the job · 4 hours',
  ]);
});
