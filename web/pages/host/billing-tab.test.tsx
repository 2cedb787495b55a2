import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { shown } from '#web/testing/shown.tsx';
import { Charges } from './charges.tsx';
import { NextCharge } from './next-charge.tsx';
import { OwedNotice } from './owed-notice.tsx';
import { YearSpending } from './year-spending.tsx';

const job = { id: 'job-1', title: 'Dune House', startTime: '2026-05-08T16:00:00Z', timeZone: 'America/New_York' };
const charge = {
  ...{ id: 'p1', kind: 'job', jobId: 'job-1', payer: { id: 'h', name: 'Hanna' }, amountCents: 12_500, job },
  ...{ refundedCents: 2_000, chargedBackCents: 0, status: 'succeeded', message: null },
  ...{ createdAt: '2026-05-06T16:00:00Z', settledAt: '2026-05-06T16:00:00Z', card: { brand: 'visa', last4: '4242' } },
};
const declined = { ...charge, id: 'p2', status: 'failed', refundedCents: 0, declineReason: 'insufficient_funds' };
const none = { cleaningCents: 0, feeCents: 0, tipCents: 0, extraCents: 0, refundedCents: 0, totalCents: 0 };
const spent = { ...none, cleaningCents: 12_000, feeCents: 500, totalCents: 12_500 };
const year = new Date().getFullYear();
const months = [{ month: `${year}-01`, ...spent }];
const twice = { ...spent, cleaningCents: 24_000, feeCents: 1_000, totalCents: 25_000 };
const home = (id: string, title: string) => ({ id, title, ...spent, months });

let answers: Record<string, unknown> = {};
const asked: string[] = [];
const saved: string[] = [];

beforeEach(() => {
  vi.unstubAllGlobals();
  asked.length = saved.length = 0;
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(path);
    const answer = answers[path.split('?')[0] ?? ''];
    if (answer instanceof Response) return answer.clone();
    return Response.json(answer ?? null, { headers: { 'x-total-count': '1' } });
  });
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
  URL.createObjectURL = () => 'blob:file';
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download);
  });
});

const wide = () => vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: true }));

it('lists every charge with what became of it, and gives its receipt', async () => {
  wide();
  answers = { '/api/host/payments': [charge, declined], '/api/jobs/job-1/receipt.pdf': new Response('%PDF') };
  const user = await shown(<Charges />, { words: ['billing', 'payments'] });
  await screen.findByText('Declined');
  const [, first, second] = screen.getAllByRole('row');
  if (!first || !second) throw new Error('There are not two rows');
  expect(within(first).getByText('Partly refunded')).toBeTruthy();
  expect(within(first).getByText('$20.00 refunded')).toBeTruthy();
  expect(within(second).getByText('Declined')).toBeTruthy();
  expect(within(second).getByText('There isn’t enough money on this card.')).toBeTruthy();
  expect(within(second).queryByRole('button')).toBeNull();
  await user.click(within(first).getByRole('button', { name: 'Receipt for Dune House (PDF)' }));
  await waitFor(() => expect(saved).toEqual(['receipt-job-1.pdf']));
});

it('says on a phone what a charge was for, how much, and what went wrong, and unfolds the rest', async () => {
  answers = { '/api/host/payments': [charge, declined], '/api/jobs/job-1/receipt.pdf': new Response('%PDF') };
  const user = await shown(<Charges />, { words: ['billing', 'payments'] });
  const list = await screen.findByRole('list', { name: 'Charges to your cards' });
  const [first, second] = within(list).getAllByRole('listitem');
  const [summary, problem] = [first, second].map((row) => row?.querySelector('summary'));
  expect(summary?.textContent).toBe('Dune House$125.00Cleaning · May 6, 2026');
  expect(problem?.textContent).toBe('Dune House$125.00Cleaning · May 6, 2026Declined');
  if (!first || !second || !summary) throw new Error('There are not two charges');
  await user.click(summary);
  expect(within(first).getByText('$20.00 refunded')).toBeTruthy();
  expect(within(second).getByText('There isn’t enough money on this card.')).toBeTruthy();
  expect(within(second).queryByRole('button')).toBeNull();
  expect(within(first).getByRole('link', { name: 'Open job' }).getAttribute('href')).toBe('/jobs/job-1');
  await user.click(within(first).getByRole('button', { name: 'Receipt for Dune House (PDF)' }));
  await waitFor(() => expect(saved).toEqual(['receipt-job-1.pdf']));
});

it('a host without charges reads what will stand here, and one whose list failed may try again', async () => {
  answers = { '/api/host/payments': [] };
  await shown(<Charges />, { words: ['billing', 'payments'] });
  expect(await screen.findByText('No payments yet')).toBeTruthy();
  answers = { '/api/host/payments': new Response('{}', { status: 500 }) };
  await shown(<Charges />, { words: ['billing', 'payments'] });
  expect(await screen.findByText('We couldn’t load your payments')).toBeTruthy();
});

it('says what is owed with the one button that pays it', async () => {
  answers = { '/api/host/owed': { jobId: 'job-1', jobTitle: 'Dune House', amountCents: 12_300, owedFor: 'job' } };
  const user = await shown(<OwedNotice />, { words: ['billing', 'payments'] });
  expect(await screen.findByText('$123.00 is still unpaid')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Pay $123.00' }));
  expect(await screen.findByRole('dialog', { name: 'Pay & Close Job' })).toBeTruthy();
});

it('says of a chargeback that the bank took the money back', async () => {
  const owed = { jobId: 'job-1', jobTitle: 'Dune House', amountCents: 12_300, owedFor: 'repayment' };
  answers = { '/api/host/owed': owed };
  await shown(<OwedNotice />, { words: ['billing', 'payments'] });
  expect(await screen.findByText(/Your bank took back your payment for “Dune House”/)).toBeTruthy();
});

it('adds up a year, for all homes or one, and gives its statement', async () => {
  const properties = [home('a', 'Dune House'), home('b', 'Lake Cabin')];
  const all = [{ month: `${year}-01`, ...twice }];
  const path = `/api/host/statements/${year}`;
  answers = { [path]: { year, years: [year, year - 1], ...twice, months: all, properties } };
  answers[`${path}.csv`] = new Response('date');
  const user = await shown(<YearSpending />, { words: ['billing'] });
  expect((await screen.findAllByText('$250.00')).length).toBeGreaterThan(0);
  expect(screen.getByText('$240.00 for cleanings, $10.00 in fees, $0.00 in tips')).toBeTruthy();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Property' }), 'Lake Cabin');
  expect(screen.getByText('$120.00 for cleanings, $5.00 in fees, $0.00 in tips')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Spreadsheet (CSV)' }));
  await waitFor(() => expect(saved).toEqual([`spending-${year}.csv`]));
  await user.selectOptions(screen.getByRole('combobox', { name: 'Year' }), String(year - 1));
  await waitFor(() => expect(asked).toContain(`/api/host/statements/${year - 1}`));
});

it('a year without spending says so', async () => {
  answers = { [`/api/host/statements/${year}`]: { year, years: [year], ...none, months: [], properties: [] } };
  await shown(<YearSpending />, { words: ['billing'] });
  expect(await screen.findByText(`Nothing spent in ${year}`)).toBeTruthy();
});

it('says what is charged next, when and what for, the soonest of several', async () => {
  const owner = { ...{ status: 'SUBMITTED', cleanerId: 'c', payoutCents: 7_000, hostFeeCents: 500, timeZone: 'UTC' } };
  const due = (id: string, dueAt: string) => ({
    ...{ id, kind: 'approve', dueAt },
    job: { ...owner, id, property: { id, title: `Home ${id}` } },
  });
  answers = { '/api/host/inbox': [due('late', '2099-12-02T18:00:00Z'), due('soon', '2099-12-01T18:00:00Z')] };
  await shown(<NextCharge />, { words: ['host', 'jobs'] });
  expect(await screen.findByText('$75.00')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Home soon' }).getAttribute('href')).toBe('/jobs/soon');
  expect(screen.getByText(/^on Tue, Dec 1, 6:00.PM UTC, unless/)).toBeTruthy();
});
