import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import type { Dispute } from '#contract/dispute.ts';
import type { JobDetail } from '#contract/jobs.ts';
import { fakeUploads } from '#web/testing/fake-upload.ts';
import { shown } from '#web/testing/shown.tsx';
import { ToastViewport } from '#web/ui/toast.tsx';
import { AnswerDialog } from './answer-dialog.tsx';
import { ReportDialog } from './report-dialog.tsx';

const job = { id: 'j', status: 'SUBMITTED', tasks: [] } as unknown as JobDetail; // all that is read of it here
const dispute = { id: 'd' } as Dispute; // likewise
const nothing = () => undefined;

afterEach(() => vi.unstubAllGlobals());

/** The bodies of the calls that are made from here on. */
function calls(): unknown[] {
  const bodies: unknown[] = [];
  vi.stubGlobal('fetch', async (_path: string, { method = 'GET', body }: RequestInit = {}) => {
    if (method === 'POST') bodies.push(JSON.parse(String(body)));
    return Response.json({});
  });
  return bodies;
}

function addPhoto() {
  const input = document.querySelector('input[type=file]');
  if (input) fireEvent.change(input, { target: { files: [new File(['bytes'], 'sofa.jpg', { type: 'image/jpeg' })] } });
}

async function aReportWithPhoto() {
  const [uploads, sent] = [fakeUploads(), calls()];
  const onClose = vi.fn();
  const user = await shown(
    <>
      <ReportDialog job={job} nameOfTask={nothing} onClose={onClose} />
      <ToastViewport />
    </>,
    { words: ['reports', 'jobs'] },
  );
  await user.selectOptions(await screen.findByLabelText(/What’s it about/), 'quality');
  await user.type(screen.getByLabelText(/What happened/), 'Crumbs');
  addPhoto();
  await user.click(screen.getByRole('button', { name: 'Report' }));
  return { user, uploads, sent, onClose };
}

it('a report that was submitted while its photo was on its way goes with the photo, once', async () => {
  const { uploads, sent, onClose } = await aReportWithPhoto();
  expect(sent).toEqual([]);
  await uploads[0]?.answer(201, { photoUrl: '/photos/sofa' });
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(sent).toEqual([{ reason: 'quality', text: 'Crumbs', photoUrls: ['/photos/sofa'], taskIds: [] }]);
});

it('it stays where its photo was refused, and goes without one when told to', async () => {
  const { user, uploads, sent } = await aReportWithPhoto();
  await uploads[0]?.answer(429, { error: 'rate_limited', message: 'No', requestId: 'r' });
  expect((await screen.findAllByText(/sofa\.jpg.* couldn’t be sent/)).length).toBeGreaterThan(0);
  expect(sent).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Report' }));
  expect(sent).toEqual([{ reason: 'quality', text: 'Crumbs', photoUrls: [], taskIds: [] }]);
});

it('an answer that was submitted while its photo was on its way goes with the photo too', async () => {
  const [uploads, sent] = [fakeUploads(), calls()];
  const user = await shown(<AnswerDialog dispute={dispute} timeZone="America/Chicago" onClose={nothing} />, {
    words: ['reports'],
  });
  await user.type(await screen.findByLabelText(/Your answer/), 'It was clean at two.');
  addPhoto();
  await user.click(screen.getByRole('button', { name: 'Send answer' }));
  expect(sent).toEqual([]);
  await uploads[0]?.answer(201, { photoUrl: '/photos/sofa' });
  await waitFor(() =>
    expect(sent).toEqual([
      { text: 'It was clean at two.', photoUrls: ['/photos/sofa'], recleanAt: null, keptOutBy: null },
    ]),
  );
});

it('an answer that can be given only once is not sent with a slip of a few letters', async () => {
  const sent = calls();
  const user = await shown(<AnswerDialog dispute={dispute} timeZone="America/Chicago" onClose={nothing} />, {
    words: ['reports'],
  });
  const text = await screen.findByLabelText(/Your answer/);
  expect(screen.getByText('Use at least 20 characters')).toBeTruthy();
  await user.type(text, 'I');
  await user.click(screen.getByRole('button', { name: 'Send answer' }));
  expect(text.getAttribute('aria-invalid')).toBe('true');
  expect(sent).toEqual([]);
});

it('asks before what was written is discarded, and takes an empty report away at once', async () => {
  calls();
  const onClose = vi.fn();
  const user = await shown(<ReportDialog job={job} nameOfTask={nothing} onClose={onClose} />, {
    words: ['reports', 'jobs'],
  });
  const text = await screen.findByLabelText(/What happened/);
  await user.type(text, 'Crumbs');
  await user.keyboard('{Escape}');
  expect(onClose).not.toHaveBeenCalled();
  const asked = within(await screen.findByRole('alertdialog', { name: 'Discard this draft?' }));
  await user.click(asked.getByRole('button', { name: 'Keep writing' }));
  expect(text).toHaveProperty('value', 'Crumbs');
  await user.clear(text);
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(onClose).toHaveBeenCalledOnce();
});
