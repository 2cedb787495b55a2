import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { AuditEntry } from '#contract/admin-audit.ts';
import { shown } from '#web/testing/shown.tsx';
import { AuditTable } from './audit-table.tsx';

const entry = {
  ...{ id: '7', action: 'change setting', actor: { id: 'a', name: 'Ada' }, reason: 'Trial' },
  ...{ at: '2026-11-26T12:00:00Z', before: { status: 'on' }, after: { status: 'off' } },
} as unknown as AuditEntry; // what the table shows of it

it('says which setting was changed, as the settings call it', async () => {
  const entries = [{ ...entry, subject: { kind: 'setting', id: 'cleanerSignUp', name: null } }];
  await shown(<AuditTable entries={entries} open={null} onOpen={() => undefined} sorting={{}} />, {
    words: ['adminLists', 'platformSettings'],
  });
  await screen.findByText('Cleaner sign-up');
  expect(screen.getByText('Changed setting')).toBeTruthy();
});
