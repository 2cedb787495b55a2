import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { PersonRecord } from '#contract/person-record.ts';
import { shown } from '#web/testing/shown.tsx';
import { CheckedFile } from './checked-file.tsx';

const person: PersonRecord = {
  ...{ format: 'freshkey-person/1', origin: 'https://freshkey.example', madeAt: '2026-05-06T16:00:00.000Z' },
  person: { id: 'p1', name: 'Carlos Cleaner', since: '2025-02-03T16:00:00.000Z' },
  checks: [
    { status: 'APPROVED', decidedAt: '2026-02-03T16:00:00.000Z', expiresAt: '2027-02-03T16:00:00.000Z' },
    { status: 'whatever', decidedAt: null, expiresAt: null },
  ],
  counts: { jobs: 12, onTime: 11, confirmed: 10, couldNotClean: 1, ratings: 4, average: 4.75 },
  ...{ olderJobs: 3, jobs: [], files: [] },
};
const around = { words: ['records'] };
const checked = { faults: [], record: null, person, key: 'k1', isCompared: true, brokenAt: null, parts: new Map() };

test('a person’s record says what they did, and what rests on the signature alone', async () => {
  await shown(<CheckedFile checked={checked} />, around);
  for (const text of [/Carlos Cleaner/, /4\.75 of 5, from 4 ratings/, /Verified, decided .*, valid until/, /whatever/])
    expect(await screen.findByText(text)).toBeTruthy();
  expect(screen.getByText(/0 of 0 jobs are proven.*3 older jobs/)).toBeTruthy();
});

test('what is wrong with one of the jobs names the job', async () => {
  const faults = [{ code: 'linkMissing', n: 2, job: 'j7' } as const, { code: 'countChanged', name: 'jobs' } as const];
  await shown(<CheckedFile checked={{ ...checked, faults }} />, around);
  expect(await screen.findByText('Job j7: Event 2 is missing.')).toBeTruthy();
  expect(screen.getByText('A total doesn’t match the jobs: jobs.')).toBeTruthy();
});
