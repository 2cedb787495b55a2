import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { HostPayment } from '#contract/payments.ts';
import { shown } from '#web/testing/shown.tsx';
import { ChargeDay } from './charge-status.tsx';

const chargeAt = (timeZone: string) =>
  ({
    ...{ settledAt: '2026-11-28T03:30:00Z', createdAt: '2026-11-20T03:30:00Z' },
    job: { id: 'j', title: 'Dune House', startTime: '2026-11-27T20:00:00Z', timeZone },
  }) as HostPayment; // all that its day reads

it('says the day of a charge on the clock of the home, wherever it is read', async () => {
  await shown(
    <>
      <ChargeDay charge={chargeAt('America/Los_Angeles')} />
      <ChargeDay charge={chargeAt('Pacific/Auckland')} />
    </>,
  );
  expect(screen.getByText('Nov 27, 2026')).toBeTruthy();
  expect(screen.getByText('Nov 28, 2026')).toBeTruthy();
});
