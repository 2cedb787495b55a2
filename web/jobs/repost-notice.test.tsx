import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { JobDetail } from '#contract/jobs.ts';
import { shown } from '#web/testing/shown.tsx';
import { RepostNotice } from './repost-notice.tsx';

const job = {
  ...{ id: 'job-1', status: 'CANCELED', timeZone: 'America/New_York', cancelReason: null },
  timeline: [
    { kind: 'POSTED', at: '2026-11-20T13:16:00Z', actor: 'Hanna Host' },
    { kind: 'CANCELED', at: '2026-11-28T13:16:00Z', actor: 'Hanna Host' },
  ],
} as unknown as JobDetail; // all that the notice reads

it('says who canceled a job and when', async () => {
  await shown(<RepostNotice job={job} reason="canceled" />, { words: ['jobs'] });
  expect(await screen.findByText(/^Canceled by .*Hanna Host.*Nov 28/)).toBeTruthy();
});
