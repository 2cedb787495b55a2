import { screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { afterEach, expect, it } from 'vitest';
import { keepActingFor } from '#web/platform/acting-for.ts';
import { fetchRights } from '#web/platform/may.ts';
import { shown } from '#web/testing/shown.tsx';
import { NeedsSentence } from './needs-sentence.tsx';

afterEach(() => keepActingFor(null));

const nothing = { inbox: [], week: [] };

const due = { kind: 'repost', dueAt: new Date(Date.now() + 9 * 3_600_000).toISOString(), job: { timeZone: 'UTC' } };

/** The sentence reads how many there are of each, and until when. */
async function sentence(overview: object, items: object[] = []): Promise<string | undefined> {
  const props = { overview: { ...nothing, ...overview }, items } as unknown as ComponentProps<typeof NeedsSentence>;
  await shown(<NeedsSentence {...props} />, { words: ['host'] });
  return screen.getByText(/\.$/).textContent?.trim() ?? undefined;
}

const needs = (counts: Record<string, number>) => ({
  inbox: Object.entries(counts).map(([kind, count]) => ({ kind, count })),
});

it('says how many things wait, each counted', async () => {
  expect(await sentence(needs({ pay: 1, bidless: 2, approve: 1, repost: 2 }))).toBe('6 things need you.');
});

it('says when the first of them is too late or settles itself', async () => {
  const later = { ...due, dueAt: new Date(Date.now() + 90 * 3_600_000).toISOString() };
  expect(await sentence(needs({ repost: 2, message: 1 }), [{ kind: 'message', dueAt: null }, later, due])).toBe(
    '3 things need you. The first deadline is in 9 hours.',
  );
});

it('counts no deadline that is past', async () => {
  const past = { ...due, dueAt: '2020-01-01T00:00:00Z' };
  expect(await sentence(needs({ repost: 1 }), [past])).toBe('1 thing needs you.');
});

it('a host for whom nothing waits and nothing is planned reads both', async () => {
  expect(await sentence({})).toBe('Nothing needs your attention, and no cleanings are planned this week.');
});

it.each([
  ['VIEWER', /^Waiting for .?Hanna.?: bids on 2 jobs\.$/],
  ['MANAGER', /^2 things need you\.$/],
] as const)('a %s of a team reads whom it waits for', async (role, words) => {
  keepActingFor({ id: 'hanna', name: 'Hanna', role, some: false });
  await fetchRights();
  expect(await sentence(needs({ bids: 2 }))).toMatch(words);
});
