import { cleanup, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { HostJob } from '#contract/jobs.ts';
import type { HostProperty } from '#contract/properties.ts';
import type { Series } from '#contract/series.ts';
import { type ActingFor, keepActingFor } from '#web/platform/acting-for.ts';
import { fetchRights } from '#web/platform/may.ts';
import { RepeatsDialog } from '#web/series/repeats-dialog.tsx';
import { shown } from '#web/testing/shown.tsx';
import { CleanersTab } from './cleaners-tab.tsx';
import { CreateJobButton } from './create-job-button.tsx';
import { HostHome } from './host-home.tsx';
import { HostJobCard } from './host-job-card.tsx';
import { JobsTab } from './jobs-tab.tsx';
import { PropertiesTab } from './properties-tab.tsx';

const id = '01a1f8e1-9514-7761-a1e9-09d2334af378';
const dune: HostProperty = {
  ...{ id, title: 'Dune House', address: '1 Elm St, Austin, TX', city: 'Austin', state: 'TX', zipCode: null },
  ...{ timeZone: 'America/Chicago', placeKnown: true, bedrooms: 2, bathrooms: 1, squareFootage: null, notes: null },
  ...{ calendarIntegrationEnabled: false, autoCreateJobs: true, inviteFavorites: false, checkOutTime: '11:00' },
  ...{ defaultPayoutCents: 9000 as HostProperty['defaultPayoutCents'], checkInTime: '16:00', picture: null }, // cents, as the server sends them
  ...{
    lowSupplies: [],
    version: 1,
    createdAt: '2026-05-06T16:00:00Z',
    place: null,
    nextCleaning: null,
    repeats: null,
    ownChecklist: false,
  },
};
const ana = {
  ...{ id: 'ana', name: 'Ana Ortiz', pictureUrl: null, email: null, phone: null, ratingAvg: null, ratingCount: 0 },
  ...{ blocked: false, favorite: true, jobsCompleted: 3, note: null, lastPropertyId: id },
};
const weekly = {
  ...{ id: 's', propertyId: id, status: 'ACTIVE', every: 'week', firstDate: '2030-05-21', lastDate: null },
  ...{ startTime: '11:00', endTime: '15:00', payoutCents: 9000, cleaningType: 'standard', customTasks: [] },
  ...{ specialInstructions: null, inviteFirst: null, held: null },
  next: [{ date: '2030-05-21', startTime: '', endTime: '', state: 'planned', jobId: null }],
} as unknown as Series; // all that its card reads
const paid = {
  ...{ id: 'j', title: 'Dune House', status: 'PAID', can: [], bids: [], property: dune, spent: null, doubts: [] },
  ...{ startTime: '2026-05-06T16:00:00Z', endTime: '2026-05-06T20:00:00Z', timeZone: 'America/Chicago' },
  ...{ payoutCents: 9000, cleaningType: 'standard', urgency: 'LOW', cleaner: null, confirmBy: null, city: 'Austin' },
  ...{ hostFeeCents: 500, cleanerFeeCents: 0, customTasks: [], helpers: [] },
} as unknown as HostJob; // all that its card reads

const answers: Record<string, unknown> = {
  '/api/host/properties': [dune],
  [`/api/host/properties/${id}`]: dune,
  '/api/host/cleaners': [ana],
  [`/api/properties/${id}/series`]: [weekly],
  '/api/host/jobs/counts': { needsYou: 0, coming: 0, done: 0 },
  '/api/host/payment-methods': [{ id: 'c', brand: 'visa', last4: '4242', expired: false }],
};

interface Screen {
  node: ReactNode;
  words: string[];
  /** Stands there for everybody once it is loaded. */
  ready: RegExp;
  /** What leads to what a viewer may not do. */
  controls: (string | RegExp)[];
}

const screens: Record<string, Screen> = {
  'the properties': {
    ...{ node: <PropertiesTab />, words: ['host', 'properties', 'findings'], ready: /^Dune House$/ },
    controls: [...['Add property', 'Import from CSV', 'Access to Dune House'], ...['Post Job', 'Connect calendar']],
  },
  'a home': {
    ...{ node: <HostHome id={id} />, words: ['homePage', 'jobs', 'properties'], ready: /^Dune House$/ },
    controls: ['Edit', 'Post Job', 'Access to Dune House'],
  },
  'the jobs': {
    node: (
      <>
        <JobsTab />
        <CreateJobButton />
      </>
    ),
    ...{ words: ['hostLists', 'host', 'hostParts', 'jobs'], ready: /^Jobs$/ },
    controls: ['Post Job'],
  },
  'a job that is done': {
    ...{ node: <HostJobCard job={paid} />, words: ['host', 'jobs', 'payments'], ready: /^Dune House$/ },
    controls: ['Post again'],
  },
  'the cleaners': {
    ...{ node: <CleanersTab />, words: ['host', 'hostLists', 'hiring'], ready: /^Ana Ortiz$/ },
    controls: ['Book Ana Ortiz again', 'More options for Ana Ortiz'],
  },
  'what repeats at a home': {
    node: <RepeatsDialog property={dune} onClose={() => undefined} />,
    ...{ words: ['series', 'jobs'], ready: /^Every Tuesday/ },
    controls: ['Add a repeating cleaning', 'Connect a calendar', 'Change', 'Pause', 'End', /^Skip /],
  },
};

beforeEach(() => {
  localStorage.clear();
  vi.stubGlobal('fetch', async (path: string) =>
    Response.json(answers[path.split('?')[0] ?? ''] ?? [], { headers: { 'x-total-count': '1' } }),
  );
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** The controls of these names that are on the screen. */
const there = (controls: Screen['controls']) =>
  controls.filter((name) => ['button', 'link'].some((role) => screen.queryAllByRole(role, { name }).length > 0));

async function openAs(role: ActingFor['role'] | null, { node, words, ready }: Screen) {
  if (role) keepActingFor({ id: 'hanna', name: 'Hanna', role, some: false });
  await fetchRights();
  await shown(node, { words });
  expect((await screen.findAllByText(ready)).length).toBeGreaterThan(0);
}

describe.each(Object.entries(screens))('%s', (_, each) => {
  it.each([
    ['its host', null],
    ['a manager', 'MANAGER'],
  ] as const)('lets %s do all', async (_name, role) => {
    await openAs(role, each);
    await waitFor(() => expect(there(each.controls)).toEqual(each.controls));
  });

  it('shows a viewer everything and offers nothing', async () => {
    await openAs('VIEWER', each);
    expect(there(each.controls)).toEqual([]);
  });
});
