import { screen, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { shown } from '#web/testing/shown.tsx';
import { FromCalendars } from './from-calendars.tsx';

const looks = [
  { name: 'Dune House', timeZone: null, entries: 12, fault: null },
  { name: null, timeZone: null, entries: 0, fault: { code: 'webPage' } },
  { name: null, timeZone: null, entries: 3, fault: null },
];
const sent: { call: string; body: Record<string, unknown> }[] = [];
let answers: Record<string, () => Response>;

beforeEach(() => {
  sent.length = 0;
  answers = {
    'POST /api/calendar/look': () => Response.json(looks),
    'POST /api/properties': () => Response.json({ id: 'p', title: 'x', placeKnown: true }, { status: 201 }),
    'POST /api/calendar/integrations': () => Response.json({ id: 'i' }, { status: 201 }),
  };
  vi.stubGlobal('fetch', async (path: string, { method = 'GET', body }: RequestInit) => {
    const call = `${method} ${path.split('?')[0]}`;
    if (method !== 'GET') sent.push({ call, body: JSON.parse(String(body)) });
    return answers[call]?.() ?? Response.json([]);
  });
});

const words = ['homesFromCalendars', 'calendars'];
const addresses = 'airbnb.com/calendar/ical/77.ics?s=1\nhttps://example.com/\n\nhttps://www.vrbo.com/icalendar/9.ics';

async function looked() {
  const user = await shown(<FromCalendars onBack={() => {}} onClose={() => {}} />, { words });
  await user.click(await screen.findByRole('textbox'));
  await user.paste(addresses);
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  return { user, lines: await screen.findAllByRole('listitem') };
}

it('names the address that cannot be read by its line, and makes drafts of the others', async () => {
  const { lines } = await looked();
  expect(sent[0]?.body.calendarUrls).toEqual([
    'https://airbnb.com/calendar/ical/77.ics?s=1',
    'https://example.com/',
    'https://www.vrbo.com/icalendar/9.ics',
  ]);
  expect(lines.map((line) => line.textContent?.slice(0, 6))).toEqual(['Line 1', 'Line 2', 'Line 4']);
  const [first, second] = lines as [HTMLElement, HTMLElement];
  expect(within(first).getByRole<HTMLInputElement>('textbox', { name: /Title/ }).value).toBe('Dune House');
  expect(within(second).queryByRole('textbox')).toBeNull();
  expect(second.textContent).toMatch(/web page/);
});

it('saves each home once its address is there, with its calendar, and keeps what is not complete', async () => {
  const { user, lines } = await looked();
  const [first, , third] = lines as [HTMLElement, HTMLElement, HTMLElement];
  await user.type(within(first).getByRole('textbox', { name: /Address/ }), '1 Sea Rd');
  await user.click(screen.getByRole('button', { name: 'Add properties' }));
  await within(first).findByText('Added');
  expect(sent.slice(1).map(({ call }) => call)).toEqual(['POST /api/properties', 'POST /api/calendar/integrations']);
  expect(sent[1]?.body).toMatchObject({ title: 'Dune House', address: '1 Sea Rd', calendarIntegrationEnabled: false });
  expect(sent[2]?.body).toMatchObject({ propertyId: 'p', platform: 'airbnb', externalPropertyId: '77' });
  expect(within(third).getAllByText(/required|Enter|Add/i).length).toBeGreaterThan(0);
  expect(screen.getByRole('button', { name: 'Try the rest again' })).toBeTruthy();
});

it('a calendar that couldn’t connect is sent again alone: the home is there', async () => {
  const { user, lines } = await looked();
  const [first] = lines as [HTMLElement];
  answers['POST /api/calendar/integrations'] = () =>
    Response.json({ error: 'too_many', message: 'Too many', requestId: 'r' }, { status: 409 });
  await user.type(within(first).getByRole('textbox', { name: /Address/ }), '1 Sea Rd');
  await user.click(screen.getByRole('button', { name: 'Add properties' }));
  await within(first).findByText(/couldn’t connect/);
  answers['POST /api/calendar/integrations'] = () => Response.json({ id: 'i' }, { status: 201 });
  await user.click(screen.getByRole('button', { name: 'Try the rest again' }));
  await within(first).findByText('Added');
  expect(sent.filter(({ call }) => call === 'POST /api/properties')).toHaveLength(1);
});
