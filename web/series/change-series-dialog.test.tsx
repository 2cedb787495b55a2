import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import type { InviteFirst } from '#contract/invite-first.ts';
import type { Series } from '#contract/series.ts';
import { shown } from '#web/testing/shown.tsx';
import { ChangeSeriesDialog } from './change-series-dialog.tsx';

const ana = { id: '01a1f8e1-9514-7761-a1e9-09d2334af371', name: 'Ana', blocked: false, favorite: false };
const ben = { ...ana, id: '01a1f8e1-9514-7761-a1e9-09d2334af372', name: 'Ben' };
const series = {
  ...{ id: '01a1f8e1-9514-7761-a1e9-09d2334af378', every: 'week', firstDate: '2030-05-21', lastDate: null, next: [] },
  ...{ startTime: '11:00', endTime: '15:00', payoutCents: 9000, specialInstructions: null },
} as unknown as Series; // all that the dialog reads
let sent: { inviteFirst?: InviteFirst | null } | undefined;
const onClose = vi.fn();

beforeEach(() => {
  sent = undefined;
  onClose.mockClear();
  vi.stubGlobal('fetch', async (_path: string, { method, body }: RequestInit) => {
    if (method !== 'PATCH') return Response.json([ana, ben]);
    sent = JSON.parse(String(body));
    return Response.json(series);
  });
});

const open = (inviteFirst: InviteFirst | null) =>
  shown(<ChangeSeriesDialog series={{ ...series, inviteFirst }} onClose={onClose} />, {
    words: ['series', 'inviteFirst', 'shell'],
  });
const save = () => screen.getByRole('button', { name: 'Save changes' });

it('whom a series invites first can be others from now on', async () => {
  const user = await open({ cleanerIds: [ana.id], hours: 6 });
  await user.click(await screen.findByRole('button', { name: 'Ben' }));
  await user.click(screen.getByRole('button', { name: 'Ana' }));
  await user.click(save());
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(sent?.inviteFirst).toEqual({ cleanerIds: [ben.id], hours: 6 });
});

it('it can invite somebody first who had invited nobody, and must then say whom', async () => {
  const user = await open(null);
  await user.click(await screen.findByRole('button', { name: 'Invite cleaners first' }));
  await screen.findByRole('button', { name: 'Ana' });
  const shownTo = vi.fn();
  Element.prototype.scrollIntoView = shownTo;
  await user.click(save());
  expect(await screen.findByText(/^Choose at least one cleaner/)).toBeTruthy();
  expect(shownTo).toHaveBeenCalledWith({ block: 'nearest' });
  expect(sent).toBeUndefined();
  await user.click(screen.getByRole('button', { name: 'Let everyone bid right away' }));
  await user.click(save());
  await waitFor(() => expect(sent?.inviteFirst).toBeNull());
});
