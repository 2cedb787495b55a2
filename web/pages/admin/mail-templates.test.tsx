import { screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import type { MailTemplate } from '#contract/mail-templates.ts';
import { shown } from '#web/testing/shown.tsx';
import { MailTemplates } from './mail-templates.tsx';

const templates: MailTemplate[] = [
  {
    name: 'hiring.bidPlaced',
    group: 'hiring',
    subject: '[bidder] bid [amount]',
    text: 'Hello [name],\n\n[bidder] placed a bid.',
  },
  { name: 'work.started', group: 'work', subject: 'Work has started', text: 'Hello [name],\n\nyour cleaner is there.' },
  { name: 'fromNotice', group: 'notices', subject: '[title]', text: 'Hello [name],\n\n[text]' },
];

beforeEach(() => {
  vi.stubGlobal('fetch', async () => Response.json(templates));
});

const open = () => shown(<MailTemplates />, { words: ['broadcasts', 'mailTemplates'] });
const groups = () => screen.getAllByRole<HTMLDetailsElement>('group');

it('folds the mails by what they are about, and says when each is sent', async () => {
  await open();
  await screen.findByText('Bids and hiring');
  expect(groups().map((group) => [group.querySelector('summary')?.textContent, group.open])).toEqual([
    ['Bids and hiringFrom the first bid until the cleaner has confirmed.1', false],
    ['At the propertyTo the host, while the cleaner is there.1', false],
    ['Messages and notificationsWhen someone writes, or a notification also goes out by email.1', false],
  ]);
  expect(screen.getByText('[bidder] placed a bid.')).toBeTruthy();
  expect(screen.getByText('Your cleaner is there.')).toBeTruthy();
  expect(screen.queryByText('[title]')).toBeNull();
});

it('opens what a search finds, in the subject or the text, and the mail that is chosen', async () => {
  const user = await open();
  await user.type(await screen.findByRole('searchbox'), 'cleaner is there');
  expect(groups().map(({ open }) => open)).toEqual([true]);
  await user.click(screen.getByRole('button', { name: /Work has started/ }));
  // says what the mail is about, and not what the code calls it
  const dialog = await screen.findByRole('dialog', { name: 'Work has started' });
  expect(dialog.textContent).toContain('At the property');
  expect(dialog.textContent).not.toContain('work.started');
});
