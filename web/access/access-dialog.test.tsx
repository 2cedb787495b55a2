import { screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { shown } from '#web/testing/shown.tsx';
import { AccessDialog } from './access-dialog.tsx';

const property = { id: 'home-1', title: 'Loft', timeZone: 'America/New_York' };
const access = { doorCode: '4417#', alarm: null, parking: null, wifiName: null, wifiPassword: null, notes: null };

afterEach(() => vi.unstubAllGlobals());

function Home() {
  const [open, setOpen] = useState(true);
  return open ? <AccessDialog property={property} onClose={() => setOpen(false)} /> : 'The home';
}

it('is read once for each opening: to save it is not one more look', async () => {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (address: string, { method = 'GET' }: RequestInit = {}) => {
    const { pathname } = new URL(String(address), 'http://localhost');
    if (pathname.endsWith('/access')) asked.push(method);
    if (method === 'PUT') return new Response(null, { status: 204 });
    if (pathname.endsWith('/access')) return Response.json(access);
    return Response.json([], { headers: { 'x-total-count': '0' } });
  });
  const user = await shown(<Home />, { words: ['access'] });
  await user.type(await screen.findByLabelText('Parking'), 'Left bay');
  await user.click(screen.getByRole('button', { name: 'Save access' }));
  await screen.findByText('The home');
  expect(asked).toEqual(['GET', 'PUT']);
});
