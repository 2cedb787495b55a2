import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { shown } from '#web/testing/shown.tsx';
import { ReportContent } from './report-content.tsx';

afterEach(() => vi.unstubAllGlobals());

function calls(): unknown[] {
  const bodies: unknown[] = [];
  vi.stubGlobal('fetch', async (_path: string, { method = 'GET', body }: RequestInit = {}) => {
    if (method === 'POST') bodies.push(JSON.parse(String(body)));
    return Response.json({});
  });
  return bodies;
}

async function opened(kinds: readonly ('profile' | 'picture')[]) {
  const sent = calls();
  const user = await shown(<ReportContent id="c1" name="Ana" kinds={kinds} />, { words: ['contentReports'] });
  await user.click(await screen.findByRole('button', { name: 'Report this profile' }));
  await screen.findByRole('dialog');
  return { user, sent, send: () => user.click(screen.getByRole('button', { name: 'Send report' })) };
}

it('a report needs a reason from the list, and words only where it is something else', async () => {
  const { user, sent, send } = await opened(['profile']);
  await send();
  expect(screen.getByText('Please choose what’s wrong.')).toBeTruthy();
  await user.selectOptions(screen.getByLabelText(/What’s wrong with it/), 'other');
  await send();
  await screen.findByText('Please say what’s wrong.');
  expect(sent).toEqual([]);
  await user.type(screen.getByLabelText(/Anything we should know/), 'Wrong person');
  await send();
  await waitFor(() => expect(sent).toEqual([{ kind: 'profile', id: 'c1', about: 'other', note: 'Wrong person' }]));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('where there is a picture, that is reported instead of the words', async () => {
  const { user, sent, send } = await opened(['profile', 'picture']);
  await user.click(screen.getByRole('radio', { name: 'The picture' }));
  await user.selectOptions(screen.getByLabelText(/What’s wrong with it/), 'fake');
  await send();
  await waitFor(() => expect(sent).toEqual([{ kind: 'picture', id: 'c1', about: 'fake', note: '' }]));
});

it('speaks of a photo as of the photo, not of who took it', async () => {
  const sent = calls();
  const user = await shown(<ReportContent inLightbox id="p1" name="Ana" kinds={['photo']} />, {
    words: ['contentReports'],
  });
  await user.click(await screen.findByRole('button', { name: 'Report photo' }));
  await screen.findByRole('dialog', { name: 'Report photo' });
  const reasons = screen.getAllByRole('option').map(({ textContent }) => textContent);
  expect(reasons).toContain('Not this home or this cleaning');
  expect(reasons).not.toContain('It isn’t really them, or it isn’t true');
  expect(reasons[0]).toBe('Choose a reason');
  await user.selectOptions(screen.getByLabelText(/What’s wrong with it/), 'private');
  await user.click(screen.getByRole('button', { name: 'Send report' }));
  await waitFor(() => expect(sent).toEqual([{ kind: 'photo', id: 'p1', about: 'private', note: '' }]));
});

it('says in the dialog that it was reported already, and of a photo instead of the flag', async () => {
  vi.stubGlobal('fetch', async () =>
    Response.json({ error: 'already_exists', message: 'You’ve already reported this.' }, { status: 409 }),
  );
  const user = await shown(<ReportContent id="c1" name="Ana" kinds={['profile']} />, { words: ['contentReports'] });
  await user.click(await screen.findByRole('button', { name: 'Report this profile' }));
  await user.selectOptions(await screen.findByLabelText(/What’s wrong with it/), 'private');
  await user.click(screen.getByRole('button', { name: 'Send report' }));
  expect(await screen.findByText('You’ve already reported this. We’re looking into it.')).toBeTruthy();
  await shown(<ReportContent inLightbox reported id="p1" name="Ana" kinds={['photo']} />, {
    words: ['contentReports'],
  });
  expect(await screen.findByText('You reported this photo')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Report photo' })).toBeNull();
});
