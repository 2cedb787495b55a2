import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { shown } from '#web/testing/shown.tsx';
import { PropertyGrid } from './property-grid.tsx';

it('opens the form for a property when the address asks for it, once', async () => {
  vi.stubGlobal('fetch', async () => Response.json([], { headers: { 'x-total-count': '0' } }));
  const user = await shown(<PropertyGrid />, { words: ['properties'], at: '/host/dashboard?tab=properties&add=home' });
  expect(await screen.findByRole('textbox', { name: 'Address' })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(screen.queryByRole('textbox', { name: 'Address' })).toBeNull();
});
