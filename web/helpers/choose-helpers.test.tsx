import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { shown } from '#web/testing/shown.tsx';
import { ChooseHelpers } from './choose-helpers.tsx';

it('names who comes along in full, so that no initial ends the sentence twice', async () => {
  const person = { id: 'd', city: null, state: null, check: 'APPROVED' as const };
  const helper = { ...person, name: 'Dana Reyes', mayCome: true };
  vi.stubGlobal('fetch', async () => Response.json({ helpers: [helper], invitations: [], helping: [], askedBy: [] }));
  await shown(<ChooseHelpers jobId="j" chosen={[{ ...person, name: 'Dana R.' }]} />, { words: ['helpers'] });
  const said = await screen.findByText(/^Coming along/);
  expect(said.textContent?.replace(/[\u2068\u2069]/g, '')).toBe('Coming along: Dana Reyes. We’ve notified the host.');
});
