import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import type { Integration } from '#contract/calendar.ts';
import { shown } from '#web/testing/shown.tsx';
import { AlarmNotice } from './alarm-notice.tsx';

const integration: Integration = {
  ...{ id: 'c1', property: { id: 'p1', title: 'Dune House' }, platform: 'airbnb', externalPropertyId: '42' },
  ...{ calendarUrl: 'https://www.airbnb.com/…', syncEnabled: true, lastSyncAt: '2026-11-20T10:00:00Z' },
  ...{ lastError: null, lastFault: null, unclearMeans: 'auto', imported: true, nextRunAt: null, alarm: 'shrunk' },
  ...{ missingStays: 3, createdAt: '2026-11-01T10:00:00Z' },
};
afterEach(() => void vi.unstubAllGlobals());

it('asks once more before missing stays are canceled, and names both answers so that neither is taken for the other', async () => {
  const sent: string[] = [];
  vi.stubGlobal('fetch', async (path: string, init?: RequestInit) => {
    if (init?.method === 'POST') sent.push(`${path} ${init.body}`);
    return new Response(JSON.stringify(init?.method === 'POST' ? { ...integration, alarm: null } : []));
  });
  await shown(<AlarmNotice integration={integration} alarm="shrunk" />, { words: ['calendars'] });
  const user = userEvent.setup();
  const cancel = () => user.click(screen.getByRole('button', { name: 'Cancel the stays' }));
  await cancel();
  const asked = within(await screen.findByRole('alertdialog'));
  expect(asked.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Not now', 'Cancel the stays']);
  await user.click(asked.getByRole('button', { name: 'Not now' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(sent).toEqual([]);
  await cancel();
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Cancel the stays' }));
  await waitFor(() => expect(sent).toEqual(['/api/calendar/integrations/c1/missing-stays {"decision":"cancel"}']));
});
