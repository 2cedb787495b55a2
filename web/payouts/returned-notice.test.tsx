import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { toCents } from '#contract/money.ts';
import { shown } from '#web/testing/shown.tsx';
import { NextPayout } from './next-payout.tsx';
import { ReturnedNotice } from './returned-notice.tsx';

it('says what came back, why, and that the money waits, with the way to the account', async () => {
  const returned = { amountCents: toCents(10_013), failure: 'account_closed' };
  await shown(<ReturnedNotice returned={returned} />, { words: ['payouts'] });
  expect(screen.getByText('Your bank returned $100.13')).toBeTruthy();
  expect(screen.getByText(/^It says the account is closed\. Update your bank account/)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Update bank account' })).toBeTruthy();
});

const money = { balanceCents: 43_600, nextPayout: { date: '2026-11-27', amountCents: 43_600, isToday: true } };
const answering = (account: object) =>
  vi.stubGlobal('fetch', async (path: string) =>
    Response.json(path.includes('payout-account') ? { status: 'enabled', requirements: [], ...account } : money),
  );

it('promises no payout to an account that the bank sent money back from, and offers none there at once', async () => {
  answering({ returned: { amountCents: 10_013, failure: null } });
  await shown(<NextPayout />, { words: ['payouts'] });
  expect(await screen.findByText('Your bank returned $100.13')).toBeTruthy();
  expect(screen.getByText('Waiting for your bank account')).toBeTruthy();
  expect(screen.getByText('$436.00')).toBeTruthy();
  expect(screen.queryByText(/Next payout/)).toBeNull();
  expect(screen.getAllByRole('button')).toHaveLength(1);
});

it('says what of the next payout is available now, where that is less, and asks where to only while nobody has said', async () => {
  const next = { date: '2026-11-27', amountCents: 77_400, isToday: false };
  const show = async (status: string) => {
    document.body.replaceChildren();
    vi.stubGlobal('fetch', async (path: string) =>
      Response.json(
        path.includes('payout-account') ? { status, requirements: [] } : { balanceCents: 68_500, nextPayout: next },
      ),
    );
    await shown(<NextPayout />, { words: ['payouts'] });
    await screen.findByText('$774.00');
    return document.body.textContent;
  };
  expect(await show('enabled')).toMatch(/Available now\$685\.00Get it nowMore by Friday\$89\.00/);
  expect(await show('none')).toContain('First, tell us where.');
  expect(await show('restricted')).not.toContain('tell us where');
});

it('calls the payout of this very day today’s, and says so too where a fee buys the same money at once', async () => {
  answering({});
  const user = await shown(<NextPayout />, { words: ['payouts'] });
  expect(await screen.findByText('Next payout today')).toBeTruthy();
  // all of it is there: the row that says so stays, with its button
  expect(document.body.textContent).toMatch(/Available now\$436\.00Get it now/);
  await user.click(screen.getByRole('button', { name: 'Get it now' }));
  expect(await screen.findByText(/today’s payout is still to come and is free\./)).toBeTruthy();
});

it('says the same sum once while nobody can take it out early', async () => {
  answering({ status: 'none' });
  await shown(<NextPayout />, { words: ['payouts'] });
  expect(await screen.findByText('$436.00')).toBeTruthy();
  expect(screen.queryByText('Available now')).toBeNull();
});
