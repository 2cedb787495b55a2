import { screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import type { HostOverview } from '#contract/overviews.ts';
import { keepActingFor } from '#web/platform/acting-for.ts';
import { fetchRights } from '#web/platform/may.ts';
import { shown } from '#web/testing/shown.tsx';
import { NeedsSentence } from './needs-sentence.tsx';

afterEach(() => keepActingFor(null));

const nothing = { inbox: [], week: [] };

/** The sentence reads how many there are of each, never what they are. */
async function sentence(overview: object): Promise<string | undefined> {
  await shown(<NeedsSentence overview={{ ...nothing, ...overview } as unknown as HostOverview} />, { words: ['host'] });
  return screen.getByText(/\.$/).textContent ?? undefined;
}

const needs = (counts: Record<string, number>) => ({
  inbox: Object.entries(counts).map(([kind, count]) => ({ kind, count })),
});

it('two kinds of what waits are named', async () => {
  expect(await sentence(needs({ bids: 2, approve: 1 }))).toBe(
    'Waiting for you: bids on 2 jobs and photos of 1 cleaning.',
  );
});

it('of more kinds the two most urgent are named and the rest counted, thing by thing', async () => {
  expect(await sentence(needs({ pay: 1, bidless: 2, approve: 1, repost: 2 }))).toMatch(
    /^Waiting for you: .+, 2 upcoming cleanings without a bid,? and 3 more things\.$/,
  );
});

it('a host for whom nothing waits and nothing is planned reads both', async () => {
  expect(await sentence({})).toBe('Nothing needs your attention, and no cleanings are planned this week.');
});

it.each([
  ['VIEWER', /^Waiting for .?Hanna.?: bids on 2 jobs\.$/],
  ['MANAGER', /^Waiting for you: bids on 2 jobs\.$/],
] as const)('a %s of a team reads whom it waits for', async (role, words) => {
  keepActingFor({ id: 'hanna', name: 'Hanna', role, some: false });
  await fetchRights();
  expect(await sentence(needs({ bids: 2 }))).toMatch(words);
});
