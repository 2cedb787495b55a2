import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { JobAbility } from '#contract/job-abilities.ts';
import type { JobStatus } from '#contract/states.ts';
import { shown } from '#web/testing/shown.tsx';
import { JobStatusBadge } from './job-status-badge.tsx';

const coming = '2999-11-21T20:00:00Z';
const past = '2020-11-21T20:00:00Z';

const reported: [JobStatus, string, string, JobAbility[]] = ['SUBMITTED', past, 'ana', ['pay', 'withdrawReport']];

async function badgeOf(status: JobStatus, endTime: string, cleanerId: string | null, can: JobAbility[] = []) {
  await shown(<JobStatusBadge job={{ status, endTime, cleanerId, can }} />, { words: ['jobs'] });
  const [badge, ...more] = screen.getAllByText(/./, { selector: 'span' });
  expect(more).toEqual([]);
  return { word: badge?.textContent, needsReader: badge?.className.includes('apricot') };
}

it.each([
  ['an open job is quiet', ['OPEN', coming, null, ['edit']], 'Open', false],
  ['what is over is not called open, and asks its host to act', ['OPEN', past, null, ['repost']], 'Expired', true],
  ['what is over asks nothing of a bidder', ['OPEN', past, null], 'Expired', false],
  ['submitted work asks its host to act', ['SUBMITTED', past, 'ana', ['pay']], 'Submitted', true],
  ['submitted work asks nothing of its cleaner', ['SUBMITTED', past, 'ana'], 'Submitted', false],
  ['what waits for Freshkey to decide asks nothing of its host', reported, 'Submitted', false],
  [
    'a report asks its cleaner to answer, and not here',
    ['SUBMITTED', past, 'ana', ['answerReport']],
    'Submitted',
    false,
  ],
  ['nor does a proposal here', ['SUBMITTED', past, 'ana', ['pay', 'acceptProposal']], 'Submitted', false],
  ['a job given to another is not called assigned', ['ASSIGNED', coming, null], 'Taken', false],
  ['nor paid', ['PAID', past, null], 'Taken', false],
  ['a canceled job is canceled for all', ['CANCELED', past, null], 'Canceled', false],
] as const)('%s', async (_rule, [status, endTime, cleanerId, can = []], word, needsReader) => {
  expect(await badgeOf(status, endTime, cleanerId, [...can])).toEqual({ word, needsReader });
});

it.each([
  ['COMPLETED', 'Completed'],
  ['ON_HOLD_BY_ADMIN', 'ON HOLD BY ADMIN'],
])('a status of another version, %s, is told in words', async (status, word) => {
  // not one of the contract's
  expect((await badgeOf(status as JobStatus, coming, 'ana')).word).toBe(word);
});
