import { screen, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import type { User } from '#contract/accounts.ts';
import { toCents } from '#contract/money.ts';
import type { HostOverview } from '#contract/overviews.ts';
import { shown } from '#web/testing/shown.tsx';
import { HostSteps } from './host-steps.tsx';

const hanna: User = {
  ...{ id: 'u1', email: 'hanna@example.com', name: 'Hanna Host', firstName: 'Hanna', role: 'HOST', phone: null },
  ...{
    onboardingCompleted: false,
    ratingAvg: null,
    ratingCount: 0,
    emailVerified: false,
    locale: 'en',
    distanceUnit: 'mi',
  },
  createdAt: '2026-05-06T16:00:00.000Z',
};
const none = toCents(0);
const nothing: HostOverview = {
  ...{ activeJobs: 0, propertyCount: 0, totalSpentCents: none, completedJobs: 0, hasPaymentMethod: false },
  ...{ calendarNeeds: [], inbox: [], calendarCount: 0, week: [], recent: [] },
  money: {
    monthSpentCents: none,
    monthTipCents: toCents(0),
    monthFeeCents: none,
    monthFeeEachCents: null,
    monthJobs: 0,
    days: [],
  },
};

beforeEach(() => vi.stubGlobal('fetch', async () => new Response('{}')));

const words = ['host', 'auth', 'landing', 'payments', 'shell', 'properties'];
const steps = () => within(screen.getByRole('region', { name: 'Four steps to your first turnover' }));
const waysOf = (...names: string[]) => names.map((name) => steps().getByRole('link', { name }).getAttribute('href'));
const current = () =>
  steps()
    .getAllByRole('listitem')
    .find((step) => step.getAttribute('aria-current') === 'step');

it('leads a new host from the email to the first turnover, and shows a week as it will be', async () => {
  await shown(<HostSteps user={hanna} overview={nothing} />, { words });
  expect(current()?.textContent).toContain('Confirm your email');
  expect(await screen.findByText('Your week, once you’re set up')).toBeTruthy();
  expect(waysOf('Add property', 'Create your first job')).toEqual([
    '/host/dashboard?tab=properties&add=home',
    '/host/post-job',
  ]);
  expect(steps().getByText('Add a payment method to start posting jobs and hiring cleaners.')).toBeTruthy();
});

it('goes on where the account stands', async () => {
  const overview = { ...nothing, propertyCount: 1 };
  await shown(<HostSteps user={{ ...hanna, emailVerified: true }} overview={overview} />, {
    words,
  });
  expect(current()?.textContent).toContain('Add a payment method');
  expect(steps().queryByRole('link', { name: 'Add property' })).toBeNull();
  expect(screen.queryByText('Your week, once you’re set up')).toBeNull();
});
