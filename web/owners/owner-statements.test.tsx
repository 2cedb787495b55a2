import { screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { shown } from '#web/testing/shown.tsx';
import { OwnerStatements } from './owner-statements.tsx';

afterEach(() => vi.unstubAllGlobals());

const open = (homes: object[]) => {
  vi.stubGlobal('fetch', async () => Response.json(homes, { headers: { 'x-total-count': String(homes.length) } }));
  return shown(<OwnerStatements />, { words: ['ownerLink'] });
};

it('leads from billing to the statements of each home', async () => {
  await open([{ id: 'dune', title: 'Dune House' }]);
  const way = await screen.findByRole('link', { name: 'Dune House' });
  expect(way.getAttribute('href')).toBe('/host/homes/dune#owner-statements');
  expect(screen.queryByRole('link', { name: 'All properties' })).toBeNull();
});

it('names the first of many homes, and leads to all', async () => {
  await open(Array.from({ length: 14 }, (_, index) => ({ id: `home-${index}`, title: `Home ${index}` })));
  expect((await screen.findByRole('link', { name: 'All properties' })).getAttribute('href')).toBe(
    '/host/dashboard?tab=properties',
  );
  expect(screen.queryByRole('link', { name: 'Home 12' })).toBeNull();
});
