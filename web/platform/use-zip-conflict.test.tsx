import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { shown } from '#web/testing/shown.tsx';
import { useZipConflict } from './use-zip-conflict.ts';

const asked: string[] = [];
beforeEach(() => {
  asked.length = 0;
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(path);
    return Response.json({ zip: '10001', found: 'New York, NY', stated: 'Austin, TX' });
  });
});
const Question = ({ address }: { address: string }) => <p>{useZipConflict(address) ?? 'nothing to ask'}</p>;

it('asks about a ZIP code that is elsewhere, and keeps nobody from going on', async () => {
  await shown(<Question address="12 Main St, Austin, TX 10001" />);
  expect(await screen.findByText('ZIP 10001 is in New York, NY, not Austin, TX. Is that right?')).toBeTruthy();
  expect(asked).toEqual(['/api/places/zip-conflict?address=12+Main+St%2C+Austin%2C+TX+10001']);
});

it('asks nobody before a ZIP code is complete', async () => {
  await shown(<Question address="12 Main St, Austin, TX 100" />);
  await waitFor(() => expect(screen.getByText('nothing to ask')).toBeTruthy());
  expect(asked).toEqual([]);
});
