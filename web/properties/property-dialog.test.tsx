import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { defaultPayoutCents } from '#contract/money.ts';
import type { Property } from '#contract/properties.ts';
import { shown } from '#web/testing/shown.tsx';
import { PropertyDialog } from './property-dialog.tsx';

const property: Property = {
  ...{ id: '019a0000-0000-7000-8000-000000000001', title: 'Loft', address: '12 Main St, Austin, TX 78701' },
  ...{ city: 'Austin', state: 'TX', zipCode: '78701', timeZone: 'America/Chicago', placeKnown: true },
  ...{ bedrooms: 2, bathrooms: 1, squareFootage: null, notes: null, calendarIntegrationEnabled: false },
  ...{ autoCreateJobs: true, inviteFavorites: false, defaultPayoutCents, checkOutTime: '11:00', checkInTime: '16:00' },
  ...{ picture: null, lowSupplies: [], version: 1 },
  createdAt: '2026-11-01T00:00:00Z',
};
let openJobs = 0;
beforeEach(() => {
  vi.stubGlobal('fetch', async (path: string) => {
    const count = path.includes('status=OPEN') ? openJobs : 0;
    return Response.json([], { headers: { 'x-total-count': String(count) } });
  });
});
const edit = () =>
  shown(<PropertyDialog property={property} open onOpenChange={() => undefined} />, { words: ['properties'] });

it('says what becomes of open jobs as soon as the place or the usual turnover is changed, and not before', async () => {
  openJobs = 2;
  const user = await edit();
  await user.type(await screen.findByRole('textbox', { name: /Title/ }), '!');
  expect(screen.queryByText('2 open jobs keep their hours')).toBeNull();
  await user.type(screen.getByRole('textbox', { name: /Address/ }), ', USA');
  expect(await screen.findByText('2 open jobs keep their hours')).toBeTruthy();
  expect(screen.getByText(/11:00 AM stays 11:00 AM on the clock there/)).toBeTruthy();
  expect(screen.queryByText('Open jobs posted after a stay change too')).toBeNull();
  const checkOut = screen.getByLabelText(/Check-out/);
  const broughtIntoSight = vi.spyOn(Element.prototype, 'scrollIntoView');
  await user.clear(checkOut);
  await user.type(checkOut, '10:00');
  const notice = await screen.findByText('Open jobs posted after a stay change too');
  const posts = screen.getByRole('switch', { name: /^Post a job after each stay/ });
  expect(notice.compareDocumentPosition(posts)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(broughtIntoSight).toHaveBeenCalledWith({ block: 'nearest' });
});

it('says nothing where there is no open job', async () => {
  openJobs = 0;
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
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: /^Usual payout/ }).value).toBe('150.00');
  await user.click(screen.getByRole('button', { name: 'Save changes' }));
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent[1]).toMatchObject({ title: 'Garden Loft', notes: 'Blue door', defaultPayoutCents: 15_000, version: 2 });
});
