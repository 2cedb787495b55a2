// Runs alone: it would see what other files leave in them.
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Stop, Today } from '#contract/today.ts';
import { outbox } from '#web/platform/offline/outbox.ts';
import type { Waiting } from '#web/platform/offline/waiting.ts';
import { shown } from '#web/testing/shown.tsx';
import { useFetchAhead } from '#web/ui/first-use.ts';
import { DayView } from './day-view.tsx';

const stop = (id: string, title: string, hour: number, more: object = {}): Stop =>
  ({
    job: {
      ...{
        id,
        title,
        status: 'ASSIGNED',
        timeZone: 'America/New_York',
        cleanerId: 'c1',
        can: [],
        cleaningType: 'standard',
      },
      ...{ payoutCents: 8000, hostFeeCents: 500, cleanerFeeCents: 500, couldNotClean: false, confirmBy: null },
      startTime: `2026-11-27T${hour + 5}:00:00Z`,
      endTime: `2026-11-27T${hour + 7}:00:00Z`,
      property: { id, title, address: `${hour} ${title} Street`, bedrooms: 1, bathrooms: 1, notes: null },
      specialInstructions: null,
      ...more,
    },
    ...{
      tasks: { settled: 0, total: 3 },
      accessGiven: false,
      startOpensAt: `2026-11-27T${hour + 3}:00:00Z`,
      place: null,
    },
    leg: {
      ...{ fromJobId: null, km: 4, minutes: 30, spareMinutes: 20, leaveBy: `2026-11-27T${hour + 4}:30:00Z` },
      ...(more as { leg?: object }).leg,
    },
  }) as unknown as Stop; // all that the day reads

const cleo = {
  ...{ id: 'c1', email: 'cleo@example.com', name: 'Cleo Brand', firstName: 'Cleo', role: 'CLEANER', phone: null },
  ...{ onboardingCompleted: true, ratingAvg: null, ratingCount: 0, emailVerified: true, locale: 'en' },
  ...{ distanceUnit: 'mi', createdAt: '2026-05-06T16:00:00.000Z' },
};
const day: Today = {
  ...{ date: '2026-11-27', home: null, check: null, toAnswer: [], requests: [], requestCount: 0, busy: [], next: null },
  ...{ timeZone: 'America/New_York', routeKm: 12, receivesCents: 30_000 as Today['receivesCents'] },
  stops: [
    stop('a', 'Carriage Loft', 5, { status: 'SUBMITTED' }),
    stop('b', 'Pier Studio', 9, { can: ['start'], leg: { fromJobId: 'a' } }),
    stop('c', 'Marsh Cottage', 12, { leg: { fromJobId: 'b' } }),
    stop('d', 'Dune House', 15, { leg: { fromJobId: 'c' } }),
  ],
};

/** As in the product: the first sign of use is noticed. */
function Used({ today }: { today: Today }) {
  useFetchAhead();
  return <DayView today={today} />;
}

beforeEach(() => {
  vi.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-11-27T13:00:00Z'));
  vi.stubGlobal('fetch', async () => Response.json({}));
});
afterEach(() => vi.restoreAllMocks());

it('a day of four jobs: the one to turn to with Start, then the others in the order of travel, then what is done', async () => {
  await shown(<DayView today={day} />, { words: ['today', 'jobs', 'work', 'access', 'hiring'] });
  const names = screen.getAllByRole('link', { name: /Loft|Studio|Cottage|House/ }).map((link) => link.textContent);
  expect(names.filter((name) => name && !/Maps/.test(name))).toEqual([
    'Pier Studio',
    'Marsh Cottage',
    'Dune House',
    'Carriage Loft',
  ]);
  expect(screen.getByText('1 of 4 done')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Start Job' })).toBeTruthy();
  expect(screen.getAllByText(/^Leave by/).map((line) => line.textContent?.replaceAll(/\s/g, ' '))).toEqual([
    expect.stringContaining('Leave by 8:30 AM'),
    'Leave by 11:30 AM',
    'Leave by 2:30 PM',
  ]);
});

it('each later leg leads from the stop before it', async () => {
  await shown(<DayView today={day} />, { words: ['today', 'jobs', 'work', 'access', 'hiring'] });
  const after = screen.getByRole('heading', { name: 'After that' }).closest('section');
  const legs = within(after ?? document.body)
    .getAllByRole('link', { name: /in Google Maps/ })
    .map((link) => new URL(link.getAttribute('href') ?? '').searchParams);
  expect(legs.map((leg) => [leg.get('origin'), leg.get('destination')])).toEqual([
    ['9 Pier Studio Street', '12 Marsh Cottage Street'],
    ['12 Marsh Cottage Street', '15 Dune House Street'],
  ]);
});

it('calls the way to a job tight until it is in progress', async () => {
  const first = day.stops.find(({ job }) => job.status === 'ASSIGNED');
  if (!first) throw new Error('the day has jobs to come');
  const words = ['today', 'jobs', 'work', 'access', 'hiring'] as const;
  const leg = { ...first.leg, spareMinutes: 0 };
  await shown(<DayView today={{ ...day, stops: [{ ...first, leg }] }} />, { words: [...words] });
  expect(await screen.findByText('Tight, no time to spare')).toBeTruthy();
  cleanup();
  const job = { ...first.job, status: 'IN_PROGRESS' as const };
  const user = await shown(<DayView today={{ ...day, stops: [{ ...first, leg, job }] }} />, { words: [...words] });
  await user.click(screen.getByRole('button', { name: 'Address and access' }));
  expect(screen.queryByText(/^Tight/)).toBeNull();
});

it('names who works there too', async () => {
  const [first, second, ...others] = day.stops;
  if (!first || !second) throw new Error('the day has four jobs');
  const stops = [first, { ...second, alongside: ['Ana P.', 'Luis R.'] }, ...others];
  await shown(<DayView today={{ ...day, stops }} />, { words: ['today', 'jobs', 'work', 'access', 'hiring'] });
  const line = await screen.findByText(/^With /);
  expect(line.textContent?.replaceAll(/[\u2068\u2069]/g, '')).toBe('With Ana P. and Luis R.');
});

it('names all that waits, what is due first before the rest, each with its deadline and the way to settle it', async () => {
  const by = (answerBy: string) => ({ status: 'SUBMITTED', answerBy });
  const { job: answer } = stop('r', 'Loft', 5, { can: ['answerReport'], ...by('2026-11-30T15:00:00Z') });
  const { job: look } = stop('p', 'Barn', 5, { can: ['acceptProposal'], ...by('2026-11-27T17:00:00Z') });
  const { job: confirm } = stop('k', 'Mill', 5, { can: ['confirm'], confirmBy: '2026-11-29T15:00:00Z' });
  const when = { startTime: '2026-11-28T17:00:00Z', endTime: '2026-11-28T19:00:00Z', timeZone: 'America/New_York' };
  const request = {
    id: 'q',
    property: { title: 'Yard' },
    host: { name: 'Hanna' },
    ...when,
  } as Today['requests'][number];
  const asked = { toAnswer: [answer, look, confirm], requests: [request], requestCount: 1 };
  await shown(<DayView today={{ ...day, ...asked }} />, { words: ['today', 'jobs', 'work', 'access', 'hiring'] });
  const list = screen.getByRole('heading', { name: 'Waiting for your answer' }).closest('section');
  const rows = within(list ?? document.body).getAllByRole('listitem');
  const said = rows.map((row) => row.textContent?.replaceAll(/[\u2068\u2069]/g, '').replaceAll(/\s/g, ' '));
  expect(said).toEqual([
    expect.stringMatching(/^BarnA proposal for the reportDue 12:00 PM EST · 4 hr 0 min leftDecide: Barn$/),
    expect.stringMatching(/^YardSat, Nov 28, .*Hanna invited you to this jobAnswer: Yard$/),
    expect.stringMatching(/^MillFri, Nov 27, .*Due Sun, Nov 29, .*Confirm: Mill$/),
    expect.stringMatching(/^LoftYour host reported a problemDue Mon, Nov 30, .*Answer: Loft$/),
  ]);
  const ways = ['Answer: Loft', 'Decide: Barn'].map((name) => screen.getByRole('link', { name }));
  expect(ways.map((way) => way.getAttribute('href'))).toEqual(['/jobs/r', '/jobs/p']);
});

it('at work, the way there waits folded, with the host and how far the job is in sight', async () => {
  const inHand = stop('b', 'Pier Studio', 9, { status: 'IN_PROGRESS', can: ['message'], hostId: 'h1' });
  const atWork = { ...day, stops: [{ ...inHand, photos: { before: 2, after: 0 } }] };
  const user = await shown(<DayView today={atWork} />, { words: ['today', 'jobs', 'work', 'access', 'hiring'] });
  expect(screen.getByText('0 of 3')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Photos: 2 before, 0 after' }).getAttribute('href')).toBe('/jobs/b#photos');
  expect(screen.getByRole('link', { name: 'Message host' }).getAttribute('href')).toBe('/messages/b/h1');
  expect(screen.queryByText('9 Pier Studio Street')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Address and access' }));
  expect(screen.getByText('9 Pier Studio Street')).toBeTruthy();
});

it('at work, a request takes a line, so that the job in hand stays in sight', async () => {
  const when = { startTime: '2026-11-27T17:00:00Z', endTime: '2026-11-27T19:00:00Z', timeZone: 'America/New_York' };
  const request = {
    id: 'q',
    property: { title: 'Barn' },
    host: { name: 'Hanna' },
    ...when,
  } as Today['requests'][number];
  const atWork = { ...day, stops: [stop('b', 'Pier Studio', 9, { status: 'IN_PROGRESS' })] };
  const words = { words: ['today', 'jobs', 'work', 'access', 'hiring'] };
  await shown(<DayView today={{ ...atWork, requests: [request], requestCount: 3 }} />, words);
  expect(screen.getByRole('link', { name: 'All requests (3)' })).toBeTruthy();
  expect(screen.getByText('Barn').closest('li')?.textContent).toContain('Hanna invited you to this job');
  expect(screen.getByRole('link', { name: 'Answer: Barn' }).getAttribute('href')).toContain('tab=requests');
  expect(screen.queryByRole('button', { name: 'Accept job' })).toBeNull();
});

it('at work, the job in hand stands before what waits for an answer', async () => {
  const { job: answer } = stop('r', 'Loft', 5, { status: 'SUBMITTED', can: ['answerReport'] });
  const atWork = { ...day, stops: [stop('b', 'Pier Studio', 9, { status: 'IN_PROGRESS' })], toAnswer: [answer] };
  await shown(<DayView today={atWork} />, { words: ['today', 'jobs', 'work', 'access', 'hiring'] });
  const titles = screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent);
  expect(titles).toEqual(['Pier Studio', 'Waiting for your answer']);
});

it('from when it is time to leave, the job stands before the confirmation of another', async () => {
  const { job: answer } = stop('r', 'Loft', 5, { can: ['confirm'] });
  const due = { ...day, stops: [stop('b', 'Pier Studio', 9, { can: ['start'] })], toAnswer: [answer] };
  const titlesAt = async (time: string) => {
    document.body.replaceChildren();
    vi.spyOn(Date, 'now').mockReturnValue(Date.parse(time));
    await shown(<DayView today={due} />, { words: ['today', 'jobs', 'work', 'access', 'hiring'] });
    return screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent);
  };
  expect(await titlesAt('2026-11-27T13:00:00Z')).toEqual(['Waiting for your answer', 'Pier Studio']);
  expect(await titlesAt('2026-11-27T13:30:00Z')).toEqual(['Pier Studio', 'Waiting for your answer']);
});

it('counts what was ticked without a signal, and says that it has to be sent', async () => {
  const tick = {
    userId: 'c1',
    jobId: 'b',
    refusal: null,
    what: { kind: 'tick', taskId: 't1', change: { done: true } },
  };
  // of what waits the count reads these
  const waiting = [tick, { ...tick, jobId: 'c' }] as unknown as readonly Waiting[];
  vi.spyOn(outbox, 'all').mockReturnValue(waiting);
  localStorage.setItem('token', 'good');
  vi.stubGlobal('fetch', async (path: string) => Response.json(path.startsWith('/api/me') ? cleo : {}));
  const atWork: Today = { ...day, stops: [stop('b', 'Pier Studio', 9, { status: 'IN_PROGRESS' })] };
  const user = await shown(<Used today={atWork} />, { words: ['today', 'jobs', 'work', 'access', 'hiring'] });
  await screen.findByText('0 of 3');
  await user.keyboard('{Tab}');
  await screen.findByText('1 of 3');
  expect(screen.getByText('Waiting to be sent: 1')).toBeTruthy();
});
