import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { AuditEntry } from '#contract/admin-audit.ts';
import { shown } from '#web/testing/shown.tsx';
import { AuditSheet } from './audit-sheet.tsx';
import { AuditTable } from './audit-table.tsx';

const entry = {
  ...{ id: '7', action: 'change setting', actor: { id: 'a', name: 'Ada' }, reason: 'Trial' },
  ...{ at: '2026-11-26T12:00:00Z', before: { status: 'on' }, after: { status: 'off' } },
} as unknown as AuditEntry; // what the table shows of it

it('says which setting was changed, as the settings call it', async () => {
  const entries = [{ ...entry, subject: { kind: 'setting', id: 'cleanerSignUp', name: null }, people: {} }];
  await shown(<AuditTable entries={entries} open={null} onOpen={() => undefined} sorting={{}} />, {
    words: ['adminLists', 'platformSettings', 'admin'],
  });
  await screen.findByText('Cleaner sign-up');
  expect(screen.getByText('Changed setting')).toBeTruthy();
});

it('says in words what the facts are, with sums as money and people by their names', async () => {
  const payout = { amountCents: 12_550, from: 'cleaner', proposedBy: 'u-2', newerThanThis: 'constructor' };
  const refund = { ...entry, action: 'refund payment', before: { refundedCents: 0 }, after: payout };
  const subject = { kind: 'payment', id: 'p', name: 'Hanna Host' };
  await shown(<AuditSheet entry={{ ...refund, subject, people: { 'u-2': 'Bob Boss' } }} onClose={() => undefined} />, {
    words: ['adminLists', 'platformSettings', 'admin', 'auditDetails'],
  });
  expect((await screen.findAllByRole('rowheader')).map(({ parentElement }) => parentElement?.textContent)).toEqual([
    'Refunded$0.00–',
    'Amount–$125.50',
    'Paid by–The cleaner',
    'Requested by–Bob Boss',
    'newerThanThis–constructor',
  ]);
  expect(screen.getByText('Hanna Host')).toBeTruthy();
});

it('calls the value of a setting so', async () => {
  const setting = { ...entry, subject: { kind: 'setting', id: 'cleanerSignUp', name: null }, people: {} };
  await shown(<AuditSheet entry={setting} onClose={() => undefined} />, {
    words: ['adminLists', 'platformSettings', 'admin', 'auditDetails'],
  });
  expect(await screen.findByRole('rowheader', { name: 'Value' })).toBeTruthy();
});
