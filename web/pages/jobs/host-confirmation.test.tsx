import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Bid } from '#contract/bids.ts';
import type { JobDetail } from '#contract/jobs.ts';
import { shown } from '#web/testing/shown.tsx';
import { HostConfirmation } from './host-confirmation.tsx';

const bid = (status: Bid['status'], teamRank: number | null) => ({ status, teamRank });
// as much of a job and of its bids as is looked at
const job = (bids: ReturnType<typeof bid>[]) =>
  ({ status: 'ASSIGNED', confirmBy: null, timeZone: 'America/Chicago', bids }) as unknown as JobDetail;
const words = ['jobs', 'bids'];

it('says which choice comes and who stands by', async () => {
  await shown(<HostConfirmation job={job([bid('ACCEPTED', 1), bid('PENDING', 2)])} />, { words });
  expect(await screen.findByText(/^First choice confirmed, second on standby/)).toBeTruthy();
});

it('says only that they come where nobody stands by', async () => {
  await shown(<HostConfirmation job={job([bid('ACCEPTED', 1), bid('REJECTED', null)])} />, { words });
  expect(screen.getByText('Confirmed')).toBeTruthy();
});
