import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { JobDetail } from '#contract/jobs.ts';
import { toCents } from '#contract/money.ts';
import { JobFacts } from '#web/jobs/job-facts.tsx';
import { JobMoney } from '#web/payments/job-money.tsx';
import { PaidBy } from '#web/payments/paid-by.tsx';
import { shown } from '#web/testing/shown.tsx';

const paid = {
  id: 'job-1',
  status: 'PAID',
  cleanerId: 'cleaner-1',
  payoutCents: 13_333,
  cleaningType: 'STANDARD',
  timeZone: 'America/New_York',
  startTime: '2026-11-20T16:00:00Z',
  endTime: '2026-11-20T20:00:00Z',
  distanceKm: null,
  can: [],
  reviews: [],
  property: { bedrooms: null, bathrooms: null },
} as unknown as JobDetail; // all that the facts and the receipt read
const lines = [
  { kind: 'payout', amountCents: 13_333 },
  { kind: 'hostFee', amountCents: 500 },
  { kind: 'cleanerFee', amountCents: -500 },
  { kind: 'tip', amountCents: 777 },
];
const money = { hostPaysCents: 14_610, cleanerReceivesCents: 13_610, platformKeepsCents: 1_000, lines };

it.each([
  ['host', 'You paid', '$146.10'],
  ['cleaner', 'You received', '$136.10'],
] as const)(
  'a %s of a paid job reads one total with the tip, in its head and on its receipt',
  async (viewer, label, total) => {
    vi.stubGlobal('fetch', async () => Response.json(money));
    const both = (
      <>
        <JobFacts job={paid} viewer={viewer} />
        <JobMoney job={paid} viewer={viewer} />
      </>
    );
    await shown(both, { words: ['jobs', 'payments'] });
    await screen.findAllByText(total);
    const [head, receipt] = screen.getAllByText(label).map(({ parentElement }) => parentElement?.textContent);
    expect(head).toBe(`${label}${total}Agreed price $133.33$7.77 tip included`);
    expect(receipt).toBe(`${label}${total}`);
    expect(screen.queryByText(/^You (pay|receive)$/)).toBeNull();
  },
);

it.each([
  ['You’ll receive', {}],
  ['You’ll receive', { reportStatus: 'RESOLVED' }],
  ['On hold', { reportStatus: 'ESCALATED' }],
] as const)('money that a cleaner cannot have yet is not told as received: %s', async (label, report) => {
  vi.stubGlobal('fetch', async () => Response.json(money));
  const held = { ...paid, moneyIsHeld: true, ...report } as const;
  const both = (
    <>
      <JobFacts job={held} viewer="cleaner" />
      <JobMoney job={held} viewer="cleaner" />
    </>
  );
  await shown(both, { words: ['jobs', 'payments'] });
  await screen.findAllByText('$136.10');
  expect(screen.getAllByText(label)).toHaveLength(2);
  expect(screen.queryByText('You received')).toBeNull();
});

it('half the price of a cleaning that could not be done is called that, not the agreed price', async () => {
  const half = [{ kind: 'payout', amountCents: 6_000 }];
  vi.stubGlobal('fetch', async () => Response.json({ ...money, lines: half }));
  const job = { ...paid, status: 'SUBMITTED', payoutCents: toCents(6_000), couldNotClean: true } as const;
  const both = (
    <>
      <JobFacts job={job} viewer="cleaner" />
      <JobMoney job={job} viewer="cleaner" />
    </>
  );
  await shown(both, { words: ['jobs', 'payments'] });
  expect(await screen.findByText('Half the agreed price')).toBeTruthy();
  expect(screen.getByText(/Half the agreed price/)).toBeTruthy();
  expect(screen.queryByText(/Agreed price/)).toBeNull();
});

it.each([
  ['OPEN', 'On hold'],
  ['PROPOSED', 'On hold'],
  ['RESOLVED', 'You receive'],
] as const)(
  'the cleaner of a submitted job is promised no amount that a report may change: %s',
  async (report, label) => {
    vi.stubGlobal('fetch', async () => Response.json({ ...money, lines: [] }));
    const reported = { ...paid, status: 'SUBMITTED', reportStatus: report } as const;
    const both = (
      <>
        <JobFacts job={reported} viewer="cleaner" />
        <JobMoney job={reported} viewer="cleaner" />
      </>
    );
    await shown(both, { words: ['jobs', 'payments'] });
    await screen.findByText('Host pays');
    expect(screen.getAllByText(label)).toHaveLength(2);
  },
);

it('a host reads on the receipt of a reported job that the cleaner is still to receive the money', async () => {
  vi.stubGlobal('fetch', async () => Response.json(money));
  const reported = { ...paid, reportStatus: 'OPEN' } as const;
  await shown(<JobMoney job={reported} viewer="host" />, { words: ['payments'] });
  expect(await screen.findByText('You paid')).toBeTruthy();
  expect(screen.getByText('Cleaner receives')).toBeTruthy();
  expect(screen.queryByText('Cleaner received')).toBeNull();
});

it('says when a job was paid, by which card and to whom', async () => {
  const charge = { id: 'p', kind: 'job', jobId: 'job-1', card: { brand: 'visa', last4: '4242' } };
  const charges = [
    { ...charge, kind: 'tip', settledAt: '2026-11-22T16:00:00Z' },
    { ...charge, settledAt: null, card: { brand: 'visa', last4: '0002' } },
    { ...charge, settledAt: '2026-11-21T16:00:00Z' },
  ];
  vi.stubGlobal('fetch', async () => Response.json(charges));
  const job = { ...paid, cleaner: { id: 'cleaner-1', name: 'Loan Pham' } } as unknown as JobDetail;
  await shown(<PaidBy job={job} />, { words: ['paying', 'payments'] });
  expect(await screen.findByText(/^Nov 21, 2026, 11:00.AM, Visa ending in 4242, to .Loan Pham.$/)).toBeTruthy();
});
