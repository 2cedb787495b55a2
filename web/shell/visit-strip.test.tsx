// Runs alone: it replaces some.
import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { backFromVisit, type Visit } from '#web/platform/visit.ts';
import { shown } from '#web/testing/shown.tsx';
import { VisitStrip } from './visit-strip.tsx';

vi.mock('#web/platform/visit.ts', async (original) => ({ ...(await original<object>()), backFromVisit: vi.fn() }));

const visit: Visit = {
  id: 'v1',
  token: 'visit_token',
  user: { id: 'u1', name: 'Hanna Host', role: 'HOST' },
  expiresAt: '2026-05-06T16:30:00.000Z',
};
const comeBack = () => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));

it('a page of a visit that is over, shown again by the browser’s Back, leads back to the admin’s list', async () => {
  await shown(<VisitStrip visit={visit} />, { words: ['visits'] });
  sessionStorage.setItem('visit', JSON.stringify(visit));
  expect(screen.getByText(/Hanna Host/)).toBeTruthy();
  comeBack();
  expect(backFromVisit).not.toHaveBeenCalled();
  sessionStorage.removeItem('visit');
  comeBack();
  expect(backFromVisit).toHaveBeenCalledWith(visit);
});

it('says until when on the clock of the operator, as the panel does', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ timeZone: 'America/Chicago' }));
  await shown(<VisitStrip visit={visit} />, { words: ['visits'] });
  expect(await screen.findByText(/11:30 AM CDT/)).toBeTruthy();
});
