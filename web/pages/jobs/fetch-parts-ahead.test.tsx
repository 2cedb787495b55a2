import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fetchPartsAhead } from './fetch-parts-ahead.ts';

const photo = (id: string, photoType: string) => ({ id, photoType, taskId: 'sink', screenUrl: `/photos/${id}-screen` });
const submitted = {
  status: 'SUBMITTED',
  can: ['seePhotos'],
  tasks: [{ id: 'sink', room: 'Kitchen', photo: null }],
  deliverables: [photo('found', 'BEFORE'), photo('left', 'AFTER'), photo('more', 'AFTER')],
};
const asked = (job: object) => {
  globalThis.askedByDocument = { token: 't', answers: { '/api/jobs/a': Promise.resolve(Response.json(job)) } };
};
const pictures = () =>
  [...document.head.querySelectorAll<HTMLLinkElement>('link[rel=preload][as=image]')].map((link) =>
    link.getAttribute('href'),
  );

beforeEach(() => document.head.replaceChildren());
afterEach(() => {
  globalThis.askedByDocument = undefined;
  vi.restoreAllMocks();
});

const inAWindow = (wide: boolean) =>
  vi.spyOn(globalThis, 'matchMedia').mockReturnValue({ matches: wide } as MediaQueryList);

test('on a phone, where photos are further down, none of a submitted job is fetched before the reader comes to it', async () => {
  inAWindow(false);
  asked(submitted);
  await fetchPartsAhead('/jobs/a');
  expect(pictures()).toEqual([]);
});

test('a wide window has the pair that it compares first on its way before anything is drawn, and no other photo', async () => {
  inAWindow(true);
  asked(submitted);
  await fetchPartsAhead('/jobs/a');
  expect(pictures()).toEqual(['/photos/found-screen', '/photos/left-screen']);
});
