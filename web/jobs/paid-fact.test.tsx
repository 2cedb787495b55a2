import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { shown } from '#web/testing/shown.tsx';
import { PaidFact } from './paid-fact.tsx';

const tip = { kind: 'tip', amountCents: 800 };
const money = (...lines: object[]) =>
  vi.stubGlobal('fetch', async () =>
    Response.json({ hostPaysCents: 8_500, cleanerReceivesCents: 7_500, platformKeepsCents: 1_000, lines }),
  );
const show = () =>
  shown(
    <PaidFact job={{ id: 'job-1', reviews: [] }} viewer="host">
      {null}
    </PaidFact>,
    { words: ['jobs'] },
  );

it('says of a tip that something of it went back, for the sum has it taken off', async () => {
  money(tip, { kind: 'refund', of: 'tip', amountCents: -300 });
  await show();
  expect(await screen.findByText('$8.00 tip, $3.00 of it refunded')).toBeTruthy();
});

it('leaves the tip whole where it was the cleaning that was refunded', async () => {
  money(tip, { kind: 'refund', of: 'job', amountCents: -300 });
  await show();
  expect(await screen.findByText('$8.00 tip included')).toBeTruthy();
});
