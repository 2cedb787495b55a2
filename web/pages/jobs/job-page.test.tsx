import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { keepActingFor } from '#web/platform/acting-for.ts';
import { fetchRights } from '#web/platform/may.ts';
import { createQueryClient } from '#web/platform/query-client.ts';
import { shown } from '#web/testing/shown.tsx';
import JobPage from './job-page.tsx';

const cleo = {
  ...{ id: 'c1', email: 'cleo@example.com', name: 'Cleo Brand', firstName: 'Cleo', role: 'CLEANER', phone: null },
  ...{ onboardingCompleted: true, ratingAvg: null, ratingCount: 0, emailVerified: true, locale: 'en' },
  ...{ distanceUnit: 'mi', createdAt: '2026-05-06T16:00:00.000Z' },
};
const open = {
  ...{ id: 'j1', hostId: 'h1', cleanerId: null, title: 'Sea Cottage', status: 'OPEN', urgency: 'NORMAL' },
  ...{ startTime: '2126-11-25T16:00:00Z', endTime: '2126-11-25T19:00:00Z', timeZone: 'America/New_York' },
  ...{ payoutCents: 12_000, cleaningType: 'standard', specialInstructions: null, customTasks: [], distanceKm: 1 },
  ...{ createdAt: '2126-11-23T16:00:00Z', can: [], tasks: [], timeline: [], stayMoves: [], doubts: [], bids: [] },
  ...{
    deliverables: [],
    supplies: [],
    backups: [],
    reviews: [],
    findings: [],
    helpers: [],
    city: 'Tybee Island',
    state: 'GA',
    zipCode: '31328',
  },
  host: { id: 'h1', name: 'Nora Newhost', ratingAvg: null, ratingCount: 0 },
  property: { title: 'Sea Cottage', address: null, bedrooms: null, bathrooms: null, notes: null },
};
const money = { hostPaysCents: 12_500, cleanerReceivesCents: 11_500, platformKeepsCents: 1_000, lines: [] };
let gone = false;
let may: string[] = [];
let state: object = {};
let me = cleo;

/** Nothing is ever scrolled to. */
class NothingNear {
  observe() {}
  disconnect() {}
}

beforeEach(() => {
  gone = false;
  may = [];
  state = {};
  me = cleo;
  localStorage.setItem('token', 'good');
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.stubGlobal('IntersectionObserver', NothingNear);
  vi.stubGlobal('fetch', async (path: string) => {
    if (path.startsWith('/api/messages')) return Response.json([]);
    if (path.startsWith('/api/me')) return Response.json(me);
    if (!path.startsWith('/api/jobs/')) return Response.json({});
    if (path.endsWith('/money')) return Response.json(money);
    return gone
      ? Response.json({ error: 'not_found', message: 'No.' }, { status: 404 })
      : Response.json({ ...open, can: may, ...state });
  });
});
afterEach(() => {
  keepActingFor(null);
  vi.restoreAllMocks();
});

it('does not go on offering a job that has gone since it was opened', async () => {
  const queryClient = createQueryClient();
  await shown(<JobPage />, { words: ['jobs', 'shell', 'work', 'matching', 'hiring', 'bids'], queryClient });
  expect(await screen.findByRole('heading', { name: /Sea Cottage/ })).toBeTruthy();
  gone = true; // its host has canceled it
  await queryClient.refetchQueries();
  expect(await screen.findByText('This job is no longer open')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Find other jobs nearby' })).toBeTruthy();
  expect(screen.queryByText('Sea Cottage')).toBeNull();
});

it('begins a job anew from its heading when its reader is hired while they look at it', async () => {
  const scrollTo = vi.spyOn(window, 'scrollTo').mockReturnValue();
  const queryClient = createQueryClient();
  const words = ['jobs', 'shell', 'work', 'matching', 'hiring', 'bids', 'payments', 'beforeBid', 'messages', 'access'];
  await shown(
    <main>
      <JobPage />
    </main>,
    { words, queryClient },
  );
  await screen.findByRole('heading', { name: /Sea Cottage/ });
  expect(scrollTo).not.toHaveBeenCalled();
  state = {
    ...{ status: 'ASSIGNED', cleanerId: 'c1', cleaner: null, waiting: null, startOpensAt: open.createdAt },
    ...{ settlesAt: null, confirmBy: null, offeredChange: null, spent: null, dispute: null, seriesId: null },
  };
  await queryClient.refetchQueries();
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Sea Cottage'));
  expect(scrollTo).toHaveBeenCalledOnce();
});

it('begins a job anew from its heading when its host cancels it', async () => {
  me = { ...cleo, id: 'h1', role: 'HOST' };
  const known = {
    ...{ cleaner: null, waiting: null, startOpensAt: open.createdAt, openToAllAt: undefined, terms: null },
    ...{ settlesAt: null, confirmBy: null, offeredChange: null, spent: null, dispute: null, seriesId: null },
  };
  state = known;
  const scrollTo = vi.spyOn(window, 'scrollTo').mockReturnValue();
  const queryClient = createQueryClient();
  const words = ['jobs', 'shell', 'work', 'hiring', 'bids', 'payments', 'messages', 'access'];
  await shown(
    <main>
      <JobPage />
    </main>,
    { words, queryClient },
  );
  await screen.findByRole('heading', { name: /Sea Cottage/ });
  state = { ...known, status: 'CANCELED' };
  await queryClient.refetchQueries();
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Sea Cottage'));
  expect(scrollTo).toHaveBeenCalledOnce();
});

it('keeps a bid that is being written when the job is taken meanwhile, and says so', async () => {
  const queryClient = createQueryClient();
  may = ['bid'];
  const words = ['jobs', 'shell', 'work', 'matching', 'hiring', 'bids', 'payments', 'beforeBid', 'messages'];
  const user = await shown(<JobPage />, {
    words,
    queryClient,
  });
  await screen.findByRole('heading', { name: 'Place your bid' });
  await user.tab(); // the form comes when one does
  const price = await screen.findByLabelText<HTMLInputElement>('Your price');
  expect(price.value).toBe('120.00'); // the host’s
  await user.clear(price);
  await user.type(price, '110.50');
  gone = true; // its host has chosen somebody else
  await queryClient.refetchQueries();
  expect(await screen.findByText('This job is no longer open')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Find other jobs nearby' })).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>('Your price').value).toBe('110.50');
  expect(screen.queryByRole('button', { name: 'Submit bid' })).toBeNull();
});

it('leads from what one would receive to the form, with the price ready to be typed over', async () => {
  may = ['bid'];
  const words = ['jobs', 'shell', 'work', 'matching', 'hiring', 'bids', 'payments', 'beforeBid', 'messages'];
  Element.prototype.scrollIntoView = vi.fn();
  const user = await shown(<JobPage />, { words });
  await user.click(await screen.findByRole('button', { name: 'Place your bid' }));
  expect(Element.prototype.scrollIntoView).toHaveBeenCalled();
  await user.tab(); // nothing is ever near here
  const price = await screen.findByLabelText<HTMLInputElement>('Your price');
  await waitFor(() => expect(document.activeElement).toBe(price));
});

it('shows work as one page on a phone with a single way back, to its steps', async () => {
  may = ['tickTasks'];
  state = {
    ...{ status: 'IN_PROGRESS', cleanerId: 'c1', startOpensAt: open.startTime, cleaner: null, waiting: null },
    ...{ settlesAt: null, confirmBy: null, offeredChange: null, spent: null, dispute: null, seriesId: null },
  };
  await shown(<JobPage />, { words: ['jobs', 'shell', 'work', 'onSite', 'findings', 'timeline'], at: '/?step=all' });
  expect(await screen.findByRole('heading', { name: /Sea Cottage/ })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Back to the steps' })).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Back to your jobs' })).toBeNull();
});

it('says to the cleaner of a reported job once, in place of its status, that it waits for them', async () => {
  may = ['answerReport'];
  state = {
    ...{ status: 'SUBMITTED', cleanerId: 'c1', reportStatus: 'OPEN', cleaner: null, waiting: null },
    ...{ settlesAt: null, confirmBy: null, offeredChange: null, spent: null, dispute: null, seriesId: null },
  };
  await shown(<JobPage />, { words: ['jobs', 'shell', 'work', 'reports', 'payments', 'messages'] });
  expect(await screen.findByText('Waiting for you')).toBeTruthy();
  expect(screen.queryByText('Submitted')).toBeNull();
});

it('asks a host on a phone for an answer to a proposal before it states the facts', async () => {
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: false }));
  me = { ...cleo, id: 'h1', role: 'HOST' };
  may = ['acceptProposal', 'escalateReport', 'withdrawReport', 'pay'];
  state = {
    ...{ status: 'SUBMITTED', cleanerId: 'c1', reportStatus: 'PROPOSED', cleaner: null, waiting: null },
    ...{ settlesAt: null, confirmBy: null, offeredChange: null, spent: null, seriesId: null, team: [] },
    dispute: {
      ...{ id: 'd1', jobId: 'j1', status: 'PROPOSED', reason: 'quality', text: 'Dust.', photoUrls: [], taskIds: [] },
      ...{ createdAt: open.createdAt, answer: null, acceptedBy: null, escalation: null, resolution: null },
      ...{ deadline: open.startTime, terms: { answerHours: 24, agreeHours: 24, decideHours: 72 } },
      proposal: { payoutCents: 9_000, rules: [] },
    },
  };
  await shown(<JobPage />, { words: ['jobs', 'shell', 'work', 'reports', 'payments', 'messages', 'timeline'] });
  const report = await screen.findByRole('heading', { name: 'Reported problem' });
  expect(report.compareDocumentPosition(screen.getByText('Cleaning type'))).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

it('asks on a phone for a confirmation before it states the facts', async () => {
  may = ['confirm', 'start'];
  state = {
    ...{ status: 'ASSIGNED', cleanerId: 'c1', cleaner: null, waiting: null, startOpensAt: open.createdAt },
    ...{ settlesAt: null, confirmBy: open.startTime, offeredChange: null, spent: null, dispute: null, seriesId: null },
  };
  await shown(<JobPage />, { words: ['jobs', 'shell', 'work', 'hiring', 'payments', 'messages'] });
  const confirm = await screen.findByRole('button', { name: 'Confirm you’ll be there' });
  const facts = screen.getByText('Cleaning type');
  expect(confirm.compareDocumentPosition(facts)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

it('shows a viewer of the host’s team who has bid, with nothing to accept', async () => {
  me = { ...cleo, id: 'h1', role: 'HOST' };
  const bid = { id: 'b1', jobId: 'j1', cleanerId: 'c2', status: 'PENDING', amountCents: 11_800, message: null };
  const cleaner = { id: 'c2', name: 'Dana Reyes', ratingAvg: 5, ratingCount: 3 };
  state = {
    ...{ bids: [{ ...bid, cleaner, hostFeeCents: 500, cleanerFeeCents: 500 }], cleaner: null, waiting: null },
    ...{ settlesAt: null, confirmBy: null, offeredChange: null, spent: null, dispute: null, seriesId: null },
  };
  keepActingFor({ id: 'h1', name: 'Hanna', role: 'VIEWER', some: false });
  await fetchRights();
  await shown(<JobPage />, { words: ['jobs', 'shell', 'work', 'bids', 'payments', 'messages'] });
  expect(await screen.findByText('Dana Reyes')).toBeTruthy();
  expect(screen.getByText('$123.00')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /Accept/ })).toBeNull();
});
