import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fetchRights } from '#web/platform/may.ts';
import { shown } from '#web/testing/shown.tsx';
import { ChecklistDialog } from './checklist-dialog.tsx';
import { SuppliesDialog } from './supplies-dialog.tsx';

const home = { id: 'home-1', title: 'Loft', bedrooms: 1, bathrooms: 1 };
const fern = { id: 'f', name: 'Water the fern', room: 'Sunroom', required: true, templateKey: null, photo: null };

beforeEach(async () => {
  localStorage.setItem('acting-for', JSON.stringify({ id: 'jonas', name: 'Jonas', role: 'VIEWER' }));
  await fetchRights();
  vi.stubGlobal('fetch', async (path: string) =>
    Response.json(
      path.includes('supplies')
        ? [
            { id: 's', name: 'Coffee', lowSince: '2026-05-06T16:00:00Z' },
            { id: 't', name: 'Soap', lowSince: null },
          ]
        : { version: 'v1', tasks: [{ ...fern, note: 'Not too much' }] },
    ),
  );
});
afterEach(() => localStorage.clear());

it('lets a viewer read a home’s checklist and change nothing', async () => {
  await shown(<ChecklistDialog property={home} homes={[home]} onClose={() => undefined} />, {
    words: ['homes', 'jobs'],
  });
  for (const text of ['Sunroom', 'Water the fern', 'Not too much', 'Required'])
    expect(await screen.findByText(text)).toBeTruthy();
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Save checklist' })).toBeNull();
});

it('lets a viewer read a home’s supplies and change nothing', async () => {
  await shown(<SuppliesDialog property={home} onClose={() => undefined} />, { words: ['homes'] });
  expect(await screen.findByText('Coffee')).toBeTruthy();
  expect(screen.getAllByText('Low')).toHaveLength(1);
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Save supplies' })).toBeNull();
});
