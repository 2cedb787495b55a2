import { screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { shown } from '#web/testing/shown.tsx';
import { OfflineNotice } from './offline-notice.tsx';

afterEach(() => sessionStorage.clear());

it('says as whom an admin looks before it is known who is signed in', async () => {
  vi.stubGlobal('fetch', () => new Promise(() => undefined));
  const user = { id: 'u1', name: 'Loan Pham', role: 'CLEANER' };
  const visit = { id: 'v1', token: 'visit_token', user, expiresAt: '2026-05-06T16:30:00.000Z' };
  sessionStorage.setItem('visit', JSON.stringify(visit));
  await shown(<OfflineNotice />, { words: ['shell', 'visits'] });
  // the name alone keeps the room until the words are there
  expect(document.querySelector('[data-offline-bar]')?.textContent).toContain('Loan Pham');
  expect(await screen.findByRole('button', { name: 'Stop' })).toBeTruthy();
});
