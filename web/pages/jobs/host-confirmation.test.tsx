import { cleanup, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Bid } from '#contract/bids.ts';
import type { JobDetail } from '#contract/jobs.ts';
import { shown } from '#web/testing/shown.tsx';
import { HostConfirmation } from './host-confirmation.tsx';

const bid = (status: Bid['status'], teamRank: number | null, name: string) => ({ status, teamRank, cleaner: { name } });
// as much of a job and of its bids as is looked at
const job = (bids: ReturnType<typeof bid>[], confirmBy: string | null = null) =>
  ({
    ...{ status: 'ASSIGNED', confirmBy, timeZone: 'America/Chicago', bids },
    cleaner: { id: 'dana', name: 'Dana Reyes' },
  }) as unknown as JobDetail;
const words = ['jobs'];
const said = () => document.body.textContent.replaceAll(/[\u2068\u2069]/g, '').replaceAll(/\s/g, ' ');

const dana = bid('ACCEPTED', 1, 'Dana Reyes');

it('says in a sentence who comes and who stands by, the next one of several', async () => {
  const ladder = [dana, bid('PENDING', 3, 'Keisha Barnes'), bid('PENDING', 2, 'Ibrahim Sesay')];
  await shown(<HostConfirmation job={job(ladder)} />, { words });
  expect(said()).toContain('Dana Reyes has confirmed; Ibrahim Sesay stands by as backup');
});

it('says until when they may confirm, by their name', async () => {
  await shown(<HostConfirmation job={job([dana], '2099-11-29T10:12:00Z')} />, { words });
  expect(said()).toContain('Dana Reyes has until Sun, Nov 29, 4:12 AM CST to confirm');
});

it('says what comes after a deadline that passes: the next of those who stand by and at what price, or bids anew', async () => {
  const ibrahim = { ...bid('PENDING', 2, 'Ibrahim Sesay'), amountCents: 11_200 };
  await shown(<HostConfirmation job={job([dana, ibrahim], '2099-11-29T10:12:00Z')} />, { words });
  expect(said()).toContain('If not, Ibrahim Sesay takes over for $117.00.');
  cleanup();
  await shown(<HostConfirmation job={job([dana], '2099-11-29T10:12:00Z')} />, { words });
  expect(said()).toContain('If not, the job reopens for bids.');
});

it('says only that they come where nobody stands by', async () => {
  await shown(<HostConfirmation job={job([dana, bid('REJECTED', null, 'Keisha Barnes')])} />, { words });
  expect(screen.getByText(/Dana Reyes.* has confirmed$/)).toBeTruthy();
});
