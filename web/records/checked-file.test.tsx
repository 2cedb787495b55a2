import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { PersonRecord } from '#contract/person-record.ts';
import type { JobRecord } from '#contract/record-file.ts';
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

test('what is no file of Freshkey’s is not called changed', async () => {
  const faults = [{ code: 'notAFile' } as const];
  await shown(<CheckedFile checked={{ ...checked, person: null, faults }} again="Next" />, around);
  expect(await screen.findByText('This isn’t a claim file or a cleaner’s record.')).toBeTruthy();
  expect(screen.getByText(/^Choose the whole \.zip file/)).toBeTruthy();
  expect(screen.getByText('Next')).toBeTruthy();
  expect(screen.queryByText('Not valid')).toBeNull();
});

const at = (time: string) => `2026-05-06T${time}:00.000Z`;
const aPhotoIn = (id: string, type: 'BEFORE' | 'AFTER', truth: string, doubts: string[] = []) => ({
  ...{ id, type, truth, doubts, file: `photos/${id}.jpg`, takenAt: at('15:10'), addedAt: at('15:12') },
  ...{ room: 'Kitchen', task: 'Kitchen cleaning' },
});
const link = { mark: 'm', previous: 'p', salt: 's' };
const record: JobRecord = {
  ...{ format: 'freshkey-record/1', origin: 'https://freshkey.example', madeAt: at('16:00') },
  job: {
    ...{ id: 'j1', title: 'Dune House', address: '12 Silver Avenue', timeZone: 'UTC', status: 'SUBMITTED' },
    ...{ startTime: at('15:00'), endTime: at('18:00'), startedAt: at('15:00'), submittedAt: at('17:00') },
  },
  ...{ people: [], costs: [], seal: null, files: [] },
  checklist: [{ id: 't1', name: 'Kitchen cleaning', room: 'Kitchen', doneAt: null, skippedReason: null }],
  photos: [
    aPhotoIn('01', 'BEFORE', 'fresh'),
    aPhotoIn('02', 'AFTER', 'reused'),
    aPhotoIn('03', 'AFTER', 'unverified', ['far', 'screenshot']),
    { ...aPhotoIn('04', 'AFTER', 'unverified'), file: null },
  ],
  links: [
    {
      ...{ ...link, n: 1, at: at('14:00'), hash: 'h1' },
      content: { kind: 'record begun', known: { timeline: [{ kind: 'STARTED', at: at('15:00') }], photos: [] } },
    },
    {
      ...link,
      n: 2,
      at: at('15:12'),
      hash: 'h2',
      content: { kind: 'photo added', photo: '03', distanceMetres: 2_340 },
    },
    { ...link, n: 3, at: at('15:13'), hash: 'h3', content: { kind: 'damage found' } },
  ],
};

test('a turnover shows each photo’s check with its reasons, pairs of one place, and what was known before', async () => {
  URL.createObjectURL = () => 'blob:photo';
  URL.revokeObjectURL = () => undefined;
  const parts = new Map(['01', '02', '03'].map((id) => [`photos/${id}.jpg`, new Uint8Array(1)]));
  const words = ['records', 'recordEvents', 'jobs', 'work'];
  await shown(<CheckedFile checked={{ ...checked, person: null, record, parts }} />, { words });
  expect(await screen.findByRole('heading', { name: 'Kitchen: Kitchen cleaning' })).toBeTruthy();
  expect(screen.getByRole('slider')).toBeTruthy();
  expect(screen.getByRole('img', { name: 'Kitchen: Kitchen cleaning, After · Reused' })).toBeTruthy();
  for (const text of ['1 · Fresh', '2 · Reused', '3 · Unverified', 'The same photo as an earlier one'])
    expect(screen.getByText(text)).toBeTruthy();
  for (const text of ['The file says it’s a screenshot', 'Taken 1.5 mi from the property'])
    expect(screen.getByText(text)).toBeTruthy();
  expect(screen.getByText(/^1 photo has been deleted since/)).toBeTruthy();
  expect(screen.getByText(/Known at that time:/).textContent).toMatch(/Work Started.*May 6, 2026/);
  expect(screen.getByText('Damage reported')).toBeTruthy();
});

test('a built-in task is told in the reader’s language, one that the host wrote as it was written', async () => {
  URL.createObjectURL = () => 'blob:photo';
  const builtIn = { id: 't2', name: 'Vacuum all floors', templateKey: 'vacuumFloors', room: 'General' };
  const checklist = [...record.checklist, { ...builtIn, doneAt: null, skippedReason: null }];
  const photos = [{ ...aPhotoIn('01', 'AFTER', 'fresh'), room: 'General', task: 'Vacuum all floors' }];
  const parts = new Map([['photos/01.jpg', new Uint8Array(1)]]);
  const marked = { kind: 'task marked', task: 't2', state: 'done' };
  const links = [...record.links, { ...link, n: 4, at: at('15:14'), hash: 'h4', content: marked }];
  const told = { ...checked, person: null, record: { ...record, checklist, photos, links }, parts };
  await shown(<CheckedFile checked={told} />, {
    words: ['records', 'recordEvents', 'jobs', 'work'],
    language: 'de',
  });
  // in the checklist, with its event and below its photo
  expect(await screen.findAllByText(/Alle Böden saugen/)).toHaveLength(3);
  expect(screen.queryByText(/Vacuum all floors/)).toBeNull();
  expect(screen.getByText('Kitchen cleaning')).toBeTruthy();
});

test('what an event says else of a photo stands with the event and with the photo', async () => {
  const faults = [{ code: 'photoTimeChanged', n: 2 } as const];
  const parts = new Map([['photos/03.jpg', new Uint8Array(1)]]);
  const words = ['records', 'recordEvents', 'jobs', 'work'];
  await shown(<CheckedFile checked={{ ...checked, person: null, record, parts, faults }} />, { words });
  // in the list of all, with the photos and with the event
  expect(await screen.findAllByText('The photo of event 2 has a different time than the event says.')).toHaveLength(3);
  expect(screen.queryByText('3 · Unverified')).toBeNull();
});
