import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
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
  // in the cell of what was done, as most entries have none
  expect(screen.queryByRole('columnheader', { name: 'Reason', hidden: true })).toBeNull();
  expect(screen.getByText('Trial').closest('td')?.textContent).toContain('Changed setting');
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
    'RefundedBefore: $0.00',
    'Amount$125.50',
    'Covers what was paid outThe cleaner',
    'Requested byBob Boss',
    'newerThanThisconstructor',
  ]);
  expect(screen.getByText('Hanna Host')).toBeTruthy();
});

it('writes a moment in the reader’s words and leaves out what nothing is known of', async () => {
  const after = { until: '2026-11-26T17:00:00.000Z', jobId: null };
  const subject = { kind: 'user', id: 'u', name: 'Hanna Host' };
  await shown(<AuditSheet entry={{ ...entry, before: null, after, subject, people: {} }} onClose={() => undefined} />, {
    words: ['adminLists', 'platformSettings', 'admin', 'auditDetails'],
  });
  const rows = await screen.findAllByRole('rowheader');
  expect(rows).toHaveLength(1);
  expect(rows[0]?.parentElement?.textContent).toMatch(/Nov 26, 2026/);
});

it('calls the value of a setting so', async () => {
  const setting = { ...entry, subject: { kind: 'setting', id: 'cleanerSignUp', name: null }, people: {} };
  await shown(<AuditSheet entry={setting} onClose={() => undefined} />, {
    words: ['adminLists', 'platformSettings', 'admin', 'auditDetails'],
  });
  expect((await screen.findByRole('rowheader', { name: 'Value' })).parentElement?.textContent).toBe(
    'ValueBefore: On After: Off',
  );
});

it('says a setting’s hours in the reader’s language', async () => {
  const states = { before: { status: '1 h' }, after: { status: '4 h' } };
  const subject = { kind: 'setting', id: 'opensBeforeHours', name: null };
  await shown(<AuditSheet entry={{ ...entry, ...states, subject, people: {} }} onClose={() => undefined} />, {
    words: ['adminLists', 'platformSettings', 'admin', 'auditDetails'],
    language: 'de',
  });
  expect((await screen.findByRole('rowheader', { name: 'Wert' })).parentElement?.textContent).toBe(
    'WertVorher: 1 Stunde Nachher: 4 Stunden',
  );
});

it('says of money what moved it and how much it was, in the list', async () => {
  const moved = { ...entry, action: 'move money', actor: { id: null, name: 'Freshkey' }, reason: null, before: null };
  const subject = { kind: 'ledger transaction', id: 'l', name: 'Hanna Host' };
  const kinds = ['job', 'refund', 'held', 'payout', 'newerThanThis'];
  const entries = kinds.map((kind) => ({
    ...{ ...moved, id: kind, subject, people: {} },
    after: { kind, movedCents: 12_500 },
  }));
  await shown(<AuditTable entries={entries} open={null} onOpen={() => undefined} sorting={{}} />, {
    words: ['adminLists', 'platformSettings', 'admin'],
  });
  for (const name of ['Cleaning', 'Refund', 'Held for a dispute', 'Payout', 'newerThanThis'])
    await screen.findByText(`Money moved: ${name}`);
  expect(screen.getAllByText('Hanna Host')[0]?.parentElement?.textContent).toBe('Hanna Host · $125.00');
});

it('lists all entries that are counted: a refund, and what it moved, each under its own headline', async () => {
  const of = { before: null, people: {}, actor: { id: 'a', name: 'Ada' } };
  const refund = { ...entry, ...of, id: '8', action: 'refund payment', after: { amountCents: 2_000 } };
  const moved = { ...entry, ...of, reason: null, action: 'move money', after: { kind: 'refund', movedCents: 2_000 } };
  const payment = { kind: 'payment', id: 'p1', name: 'Hanna Host' };
  const books = { kind: 'ledger transaction', id: 'l1', name: 'Hanna Host' };
  const entries = [
    { ...moved, id: '10', subject: books, after: { ...moved.after, paymentId: 'p2' } },
    { ...moved, id: '9', subject: books, after: { ...moved.after, paymentId: 'p1' } },
    { ...refund, subject: payment },
  ];
  await shown(<AuditTable entries={entries} open={null} onOpen={() => undefined} sorting={{}} />, {
    words: ['adminLists', 'platformSettings', 'admin'],
  });
  await screen.findByText('Refunded payment');
  expect(screen.getAllByText('Money moved: Refund')).toHaveLength(2);
});

it('calls what moved money by its name in the entry as well', async () => {
  const subject = { kind: 'ledger transaction', id: 'l', name: 'Hanna Host' };
  const moved = { ...entry, action: 'move money', reason: null, before: null, after: { kind: 'background_check' } };
  await shown(<AuditSheet entry={{ ...moved, subject, people: {} }} onClose={() => undefined} />, {
    words: ['adminLists', 'platformSettings', 'admin', 'auditDetails'],
  });
  expect((await screen.findByRole('rowheader', { name: 'Type' })).parentElement?.textContent).toBe(
    'TypeBackground check',
  );
});

it('says of reported content what it was, and what its author was told', async () => {
  const after = { kind: 'picture', action: 'warn', authorReason: 'private' };
  const subject = { kind: 'content report', id: 'c', name: 'Carlos Cleaner' };
  await shown(<AuditSheet entry={{ ...entry, before: null, after, subject, people: {} }} onClose={() => undefined} />, {
    words: ['adminLists', 'platformSettings', 'admin', 'auditDetails', 'contentReports'],
  });
  expect((await screen.findAllByRole('rowheader')).map(({ parentElement }) => parentElement?.textContent)).toEqual([
    'TypeProfile picture',
    'Action takenAuthor warned',
    'Reason given to the authorSomething private',
  ]);
});

it('names a member’s role and whom a broadcast went to as their own pages do', async () => {
  const facts = { before: { status: 'VIEWER' }, after: { role: 'MANAGER', audience: 'everyone' } };
  const subject = { kind: 'team member', id: 'm', name: null };
  await shown(<AuditSheet entry={{ ...entry, ...facts, subject, people: {} }} onClose={() => undefined} />, {
    words: ['adminLists', 'platformSettings', 'admin', 'auditDetails'],
  });
  expect((await screen.findAllByRole('rowheader')).map(({ parentElement }) => parentElement?.textContent)).toEqual([
    'StatusBefore: Viewer',
    'RoleManager',
    'ToAll hosts and cleaners',
  ]);
});

it('shows the id of what has one, and the way to the check that was decided', async () => {
  localStorage.setItem('token', 'good');
  const me = { id: 'a', name: 'Ada', role: 'ADMIN', staffRole: 'owner', locale: 'en' };
  vi.stubGlobal('fetch', async () => Response.json(me));
  const cleaner = { kind: 'user', id: 'u-9', name: 'Carlos Cleaner' };
  const decided = {
    ...entry,
    before: null,
    after: { status: 'REJECTED', checkId: 'c-4' },
    subject: cleaner,
    people: {},
  };
  await shown(<AuditSheet entry={decided} onClose={() => undefined} />, {
    words: ['adminLists', 'platformSettings', 'admin', 'auditDetails'],
  });
  expect(await screen.findByText('u-9')).toBeTruthy();
  expect((await screen.findByRole('link', { name: 'Background Checks' })).getAttribute('href')).toBe(
    '/admin/background-checks?q=c-4',
  );
  // the way to somebody is called by their name
  expect(screen.getByRole('link', { name: 'Carlos Cleaner' }).getAttribute('href')).toBe('/admin/users?q=u-9');
});

it('does not show the code’s word for a list beside its name', async () => {
  const list = { ...entry, before: null, after: null, subject: { kind: 'list', id: 'jobs', name: null }, people: {} };
  await shown(<AuditSheet entry={list} onClose={() => undefined} />, {
    words: ['adminLists', 'platformSettings', 'admin', 'auditDetails'],
  });
  expect(await screen.findByText('Jobs')).toBeTruthy();
  expect(screen.queryByText('jobs')).toBeNull();
});

it('says in words what a list that was taken along was narrowed to', async () => {
  const exported = { ...entry, action: 'export list', before: null, after: null, people: {} };
  const subject = { kind: 'list', id: 'users', name: null };
  const entries = [
    { ...exported, id: '1', subject, reason: 'role=HOST from=2026-11-01 sort=-createdAt q' },
    { ...exported, id: '2', subject, reason: null },
    { ...exported, id: '3', subject, reason: 'by=admin' },
    { ...exported, id: '4', subject, reason: 'from=2026-11-27T05:00:00.000Z unfinished=true' },
  ];
  await shown(<AuditTable entries={entries} open={null} onOpen={() => undefined} sorting={{}} />, {
    words: ['adminLists', 'platformSettings', 'admin', 'auditDetails'],
  });
  expect(await screen.findByText(/^Role: Host · From: .*Nov 1.* · Text search$/)).toBeTruthy();
  expect(screen.getByText('The whole list')).toBeTruthy();
  expect(screen.getByText('By people')).toBeTruthy();
  expect(screen.getByText(/^From: Nov 2\d, 2026, \d+:00\s[AP]M · and unfinished ones$/)).toBeTruthy();
});

it('says which list was exported, and of what was taken along that it is no reason', async () => {
  const lists = ['users', 'content', 'calendar-integrations', 'failed-tasks', 'jobs'];
  const entries = lists.map((id) => ({
    ...{ ...entry, id, action: 'export list', reason: id === 'jobs' ? 'status=PAID' : null, before: null, after: null },
    ...{ subject: { kind: 'list', id, name: null }, people: {} },
  }));
  await shown(<AuditTable entries={entries} open={null} onOpen={() => undefined} sorting={{}} />, {
    words: ['adminLists', 'platformSettings', 'admin', 'auditDetails'],
  });
  for (const name of ['Users', 'Content', 'Calendar Sync', 'Notifications', 'Jobs']) await screen.findByText(name);
  expect(screen.queryByText('List')).toBeNull();
  expect(screen.getAllByText('What was exported:')).toHaveLength(lists.length);
  expect(screen.queryByText('Reason:')).toBeNull();
});
