import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { defaultPayoutCents, toCents } from '#contract/money.ts';
import type { Property } from '#contract/properties.ts';
import { useSession } from '#web/platform/session.tsx';
import { shown } from '#web/testing/shown.tsx';
import { ToastViewport } from '#web/ui/toast.tsx';
import { PropertyDialog } from './property-dialog.tsx';

const property: Property = {
  ...{ id: '019a0000-0000-7000-8000-000000000001', title: 'Loft', address: '12 Main St, Austin, TX 78701' },
  ...{ city: 'Austin', state: 'TX', zipCode: '78701', timeZone: 'America/Chicago', placeKnown: true },
  ...{ bedrooms: 2, bathrooms: 1, squareFootage: null, notes: null, calendarIntegrationEnabled: false },
  ...{ autoCreateJobs: true, inviteFavorites: false, defaultPayoutCents, checkOutTime: '11:00', checkInTime: '16:00' },
  ...{ picture: null, lowSupplies: [], version: 1 },
  createdAt: '2026-11-01T00:00:00Z',
};
let reached = { place: 0, hours: 0, payout: 0 };
beforeEach(() => {
  vi.stubGlobal('fetch', async (path: string) =>
    path.endsWith('/reached-jobs') ? Response.json(reached) : Response.json([], { headers: { 'x-total-count': '0' } }),
  );
});
const edit = () =>
  shown(<PropertyDialog property={property} open onOpenChange={() => undefined} />, { words: ['properties'] });

/** The same once it is known who edits: what is kept is theirs. */
function Signed({ edited }: { edited: Property }) {
  const { user } = useSession();
  return user && <PropertyDialog property={edited} open onOpenChange={() => undefined} />;
}
const editSigned = (edited: Property) => shown(<Signed edited={edited} />, { words: ['properties'] });

it('says what becomes of open jobs as soon as the place or the usual turnover is changed, and not before', async () => {
  reached = { place: 2, hours: 1, payout: 0 };
  const user = await edit();
  await user.type(await screen.findByRole('textbox', { name: /Title/ }), '!');
  expect(screen.queryByText('2 open jobs keep their hours')).toBeNull();
  await user.type(screen.getByRole('textbox', { name: /Address/ }), ', USA');
  expect(await screen.findByText('2 open jobs keep their hours')).toBeTruthy();
  expect(screen.getByText(/11:00 AM stays 11:00 AM on the clock there/)).toBeTruthy();
  expect(screen.queryByText('Open jobs posted after a stay also change')).toBeNull();
  const checkOut = screen.getByLabelText(/Check-out/);
  const broughtIntoSight = vi.spyOn(Element.prototype, 'scrollIntoView');
  await user.clear(checkOut);
  await user.type(checkOut, '10:00');
  const notice = await screen.findByText('Open jobs posted after a stay also change');
  const posts = screen.getByRole('switch', { name: /^Post a job after each stay/ });
  expect(notice.compareDocumentPosition(posts)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(broughtIntoSight).toHaveBeenCalledWith({ block: 'nearest' });
});

it('says nothing of open jobs that the change does not reach', async () => {
  reached = { place: 2, hours: 1, payout: 0 };
  const user = await edit();
  await user.type(await screen.findByRole('textbox', { name: /Address/ }), ', USA');
  expect(await screen.findByText('2 open jobs keep their hours')).toBeTruthy();
  const payout = screen.getByRole('textbox', { name: /^Usual budget/ });
  await user.clear(payout);
  await user.type(payout, '150.00');
  expect(screen.queryByText('Open jobs posted after a stay also change')).toBeNull();
});

it('says nothing where there is no open job', async () => {
  reached = { place: 0, hours: 0, payout: 0 };
  const user = await edit();
  await user.type(await screen.findByRole('textbox', { name: /Address/ }), ', USA');
  await waitFor(() => expect(screen.getByDisplayValue(/USA/)).toBeTruthy());
  expect(screen.queryByText(/keep their hours/)).toBeNull();
});

it('takes over what somebody else has saved meanwhile, keeps what is typed, and saves both', async () => {
  const sent: { notes: string; title: string; version: number }[] = [];
  vi.stubGlobal('fetch', async (path: string, { method = 'GET', body }: RequestInit = {}) => {
    if (method === 'GET' && path.endsWith(`/host/properties/${property.id}`))
      return Response.json({ ...property, title: 'Garden Loft', defaultPayoutCents: 15_000, version: 2 });
    if (method === 'GET') return Response.json([], { headers: { 'x-total-count': '0' } });
    const change = JSON.parse(String(body));
    sent.push(change);
    if (change.version === 2) return Response.json({ ...property, ...change });
    return Response.json({ error: 'stale', message: 'Changed.', requestId: 'r' }, { status: 409 });
  });
  const user = await edit();
  await user.type(await screen.findByRole('textbox', { name: /Notes/ }), 'Blue door');
  await user.click(screen.getByRole('button', { name: 'Save changes' }));
  await waitFor(() => expect(screen.getByDisplayValue('Garden Loft')).toBeTruthy());
  expect(screen.getByDisplayValue('Blue door')).toBeTruthy();
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: /^Usual budget/ }).value).toBe('150.00');
  await user.click(screen.getByRole('button', { name: 'Save changes' }));
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent[1]).toMatchObject({ title: 'Garden Loft', notes: 'Blue door', defaultPayoutCents: 15_000, version: 2 });
});

it('keeps over a reload what was typed, over what somebody else has saved since, and says so', async () => {
  const sent: object[] = [];
  vi.stubGlobal('fetch', async (path: string, { method = 'GET', body }: RequestInit = {}) => {
    if (path === '/api/me') return Response.json({ id: 'ann', role: 'HOST' });
    if (method === 'GET') return Response.json([], { headers: { 'x-total-count': '0' } });
    sent.push(JSON.parse(String(body)));
    return Response.json(property);
  });
  localStorage.setItem('token', 'good');
  const user = await editSigned(property);
  await user.type(await screen.findByRole('textbox', { name: /Notes/ }), 'Blue door');
  expect(screen.queryByText(/^Someone else changed this property/)).toBeNull();
  window.dispatchEvent(new PageTransitionEvent('pagehide'));
  cleanup();
  const theirs = { ...property, title: 'Garden Loft', defaultPayoutCents: toCents(15_000), version: 2 };
  const again = await editSigned(theirs);
  expect(await screen.findByText(/^Someone else changed this property/)).toBeTruthy();
  expect(screen.getByDisplayValue('Blue door')).toBeTruthy();
  expect(screen.getByDisplayValue('Garden Loft')).toBeTruthy();
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: /^Usual budget/ }).value).toBe('150.00');
  await again.click(screen.getByRole('button', { name: 'Save changes' }));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toMatchObject({ title: 'Garden Loft', notes: 'Blue door', defaultPayoutCents: 15_000, version: 2 });
  localStorage.clear();
});

it('leaves in sight over a reload that somebody else has saved, though open jobs are reached', async () => {
  vi.stubGlobal('fetch', async (path: string) => {
    if (path === '/api/me') return Response.json({ id: 'ann', role: 'HOST' });
    if (path.endsWith('/reached-jobs')) return Response.json({ place: 0, hours: 1, payout: 0 });
    return Response.json([], { headers: { 'x-total-count': '0' } });
  });
  localStorage.setItem('token', 'good');
  const user = await editSigned(property);
  await user.clear(await screen.findByLabelText(/Check-out/));
  await user.type(screen.getByLabelText(/Check-out/), '10:00');
  window.dispatchEvent(new PageTransitionEvent('pagehide'));
  cleanup();
  const broughtIntoSight = vi.spyOn(Element.prototype, 'scrollIntoView');
  broughtIntoSight.mockClear();
  await editSigned({ ...property, title: 'Garden Loft', version: 2 });
  expect(await screen.findByText('Open jobs posted after a stay also change')).toBeTruthy();
  expect(screen.getByText(/^Someone else changed this property/)).toBeTruthy();
  expect(broughtIntoSight).not.toHaveBeenCalled();
  localStorage.clear();
});

it('lets the ZIP code alone say where a home is and what time it is there', async () => {
  const sent: object[] = [];
  vi.stubGlobal('fetch', async (path: string, { method = 'GET', body }: RequestInit = {}) => {
    if (method === 'GET') return Response.json([], { headers: { 'x-total-count': '0' } });
    if (method === 'POST') return Response.json({ ...property, placeKnown: false, timeZone: 'UTC' }, { status: 201 });
    sent.push({ path, ...JSON.parse(String(body)) });
    return Response.json(property);
  });
  const user = await shown(<PropertyDialog property={null} open onOpenChange={() => undefined} />, {
    words: ['properties'],
  });
  await user.type(await screen.findByRole('textbox', { name: /Title/ }), 'Loft');
  await user.type(screen.getByRole('textbox', { name: /Address/ }), '14 Bull Street');
  await user.click(screen.getByRole('button', { name: 'Add property' }));
  await user.type(await screen.findByRole('textbox', { name: /ZIP/ }), '31401');
  await user.click(screen.getByRole('button', { name: 'Save place' }));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toMatchObject({ zipCode: '31401' });
  expect(sent[0]).not.toHaveProperty('timeZone');
});

it('shows the zone of a home when it is edited', async () => {
  await edit();
  expect((await screen.findByRole<HTMLInputElement>('combobox', { name: /Time zone/ })).value).toBe('America/Chicago');
});

it('says of a new home that one of its name and address is there already, and leads to it', async () => {
  vi.stubGlobal('fetch', async (path: string) =>
    Response.json(path.includes('/properties?') ? [property] : [], { headers: { 'x-total-count': '1' } }),
  );
  const user = await shown(<PropertyDialog property={null} open onOpenChange={() => undefined} />, {
    words: ['properties'],
  });
  await user.type(await screen.findByRole('textbox', { name: /Title/ }), 'loft');
  expect(screen.queryByText(/^You already have/)).toBeNull();
  await user.type(screen.getByRole('textbox', { name: /Address/ }), '12 Main St., Austin, TX 78701');
  await screen.findByText(/^You already have “Loft” at this address\./);
  expect(screen.getByRole('link', { name: 'Open it' }).getAttribute('href')).toBe(`/host/homes/${property.id}`);
  expect(screen.getByRole('button', { name: 'Add property' })).toHaveProperty('disabled', false);
});

it('offers to move the codes in the notes of a home that was just added', async () => {
  const sent: string[] = [];
  const notes = 'Door code is 4471#';
  vi.stubGlobal('fetch', async (path: string, { method }: RequestInit = {}) => {
    if (method && method !== 'GET') sent.push(`${method} ${path}`);
    if (path.endsWith('/access')) return Response.json({ notes: null });
    if (method === 'POST') return Response.json({ ...property, notes }, { status: 201 });
    return Response.json([], { headers: { 'x-total-count': '0' } });
  });
  const user = await shown(
    <>
      <PropertyDialog property={null} open onOpenChange={() => undefined} />
      <ToastViewport />
    </>,
    { words: ['properties'] },
  );
  await user.type(await screen.findByRole('textbox', { name: /Title/ }), 'Loft');
  await user.type(screen.getByRole('textbox', { name: /Address/ }), '12 Main St, Austin, TX 78701');
  await user.type(screen.getByRole('textbox', { name: /Notes|instructions/i }), notes);
  await user.click(screen.getByRole('button', { name: 'Add property' }));
  // what is behind the dialog is hidden from who reads by ear until it is closed
  fireEvent.click(await screen.findByText('Move it to Access'));
  await waitFor(() => expect(sent.some((call) => call.endsWith('/access'))).toBe(true));
});
