import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { I18nextProvider } from 'react-i18next';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { formatMedium } from '#web/platform/format.ts';
import { createI18n } from '#web/platform/i18n.ts';
import { LanguageProvider } from '#web/platform/language.tsx';
import { setProductTime } from '#web/platform/product-time.ts';
import { createQueryClient } from '#web/platform/query-client.ts';
import { useProductTime } from '#web/platform/use-product-time.ts';
import { ClockControl } from './clock-control.tsx';

const hour = 3_600_000;
let ahead = 0;
const moves: unknown[] = [];
const presentTime = () => new Date(Date.now() + ahead);

/** A demo whose next job starts three and a half hours after the present. */
async function serverAnswers(path: string, init?: RequestInit): Promise<Response> {
  if (path === '/api/config') return Response.json({ mode: 'demo', clockAheadMs: ahead });
  if (init?.method !== 'POST') return Response.json({ now: presentTime(), nextJobStart });
  const body = JSON.parse(String(init.body));
  moves.push(body);
  ahead = body.to ? Date.parse(body.to) - Date.now() : ahead + body.advanceSeconds * 1000;
  return Response.json({ now: presentTime() });
}
const nextJobStart = new Date(Date.now() + 3.25 * hour).toISOString();

function Page() {
  useProductTime();
  return <ClockControl />;
}

async function show() {
  const i18n = await createI18n('en', ['common', 'ui', 'errors', 'demo']);
  const router = createMemoryRouter([
    {
      path: '*',
      element: (
        <LanguageProvider>
          <Page />
        </LanguageProvider>
      ),
    },
  ]);
  render(
    <I18nextProvider i18n={i18n}>
      <QueryClientProvider client={createQueryClient()}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </I18nextProvider>,
  );
}

beforeEach(() => {
  ahead = 0;
  moves.length = 0;
  vi.stubGlobal('fetch', serverAnswers);
});
afterEach(() => {
  cleanup();
  setProductTime(0);
});

it('shows the product’s time, and after a move the new one', async () => {
  await show();
  // asked for anew at each look, as a minute may end in between
  const shows = (time: () => Date) =>
    waitFor(() =>
      expect(screen.getByText(/^The time here is/).textContent).toContain(
        formatMedium(time().toISOString(), { language: 'en' }),
      ),
    );
  await shows(presentTime);
  await userEvent.click(screen.getByRole('button', { name: 'Two days ahead' }));
  expect(moves).toEqual([{ advanceSeconds: 48 * 3600 }]);
  await shows(() => new Date(Date.now() + 48 * hour));
  // that start is past now
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'To the next job’s start' }).disabled).toBe(true);
});

it('goes to the next job’s start', async () => {
  await show();
  await userEvent.click(await screen.findByRole('button', { name: 'To the next job’s start, in 3 hours' }));
  await waitFor(() => expect(moves).toEqual([{ to: nextJobStart }]));
});
