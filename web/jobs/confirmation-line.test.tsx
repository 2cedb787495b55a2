import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { shown } from '#web/testing/shown.tsx';
import { ConfirmationLine } from './confirmation-line.tsx';

const job = { status: 'ASSIGNED', timeZone: 'America/New_York', confirmBy: '2026-11-21T20:00:00Z' } as const;

beforeEach(() => {
  vi.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-11-21T17:45:30Z'));
});
afterEach(() => vi.restoreAllMocks());

async function said(part: { job?: object; viewer: 'host' | 'cleaner' }) {
  await shown(<ConfirmationLine job={{ ...job, ...part.job }} viewer={part.viewer} />, {
    words: ['jobs'],
  });
  return screen.queryByText(/./, { selector: 'p, p > span' })?.textContent?.replaceAll('\u00a0', ' ');
}

it('a cleaner reads until when to confirm, and how long that is', async () => {
  expect(await said({ viewer: 'cleaner' })).toBe('Confirm by Sat, Nov 21, 3:00 PM EST · 2 hr 14 min left');
});

it('the last hour is counted down to the second', async () => {
  vi.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-11-21T19:50:19Z'));
  expect(await said({ viewer: 'cleaner' })).toContain('9:41 left');
});

it('a host reads that nobody has confirmed yet, then that they have', async () => {
  expect(await said({ viewer: 'host' })).toContain('Not confirmed yet, due by Sat, Nov 21, 3:00 PM EST');
  document.body.replaceChildren();
  expect(await said({ viewer: 'host', job: { confirmBy: null } })).toBe('Confirmed');
});

it('a job that waits for nobody says nothing', async () => {
  expect(await said({ viewer: 'host', job: { status: 'IN_PROGRESS', confirmBy: null } })).toBeUndefined();
});

it('who only comes along is not told that they have confirmed: another did', async () => {
  expect(await said({ viewer: 'cleaner', job: { confirmBy: null } })).toBe('You confirmed');
  document.body.replaceChildren();
  expect(await said({ viewer: 'cleaner', job: { confirmBy: null, helping: true } })).toBeUndefined();
});
