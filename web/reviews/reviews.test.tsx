// Runs alone: it would see what other files leave in them.
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import type { JobDetail } from '#contract/jobs.ts';
import type { Review } from '#contract/reviews.ts';
import { shown } from '#web/testing/shown.tsx';
import { ToastViewport } from '#web/ui/toast.tsx';
import { Reviews } from './reviews.tsx';
import type { AskBank } from './tip-button.tsx';

const hanna = { id: 'hanna', name: 'Hanna' };
const carla = { id: 'carla', name: 'Carla' };
const own = {
  id: 'review-1',
  jobId: 'job-1',
  targetId: 'carla',
  overallStars: 2,
  punctualityStars: null,
  communicationStars: null,
  qualityStars: 3,
  comment: 'Call 555 0100',
  tipCents: 0,
  tip: 'none',
  tipRefundedCents: 0,
  createdAt: '2026-11-20T10:00:00.000Z',
  editedAt: null,
  moderationStatus: 'REJECTED',
  rejectionReason: 'It has a phone number.',
  moderatedAt: '2026-11-20T11:00:00.000Z',
  author: hanna,
  target: carla,
  job: { id: 'job-1', title: 'Dune House' },
  canEdit: true,
} as Review; // the brand of its cents is all that is missing
// Only what the reviews read of a job.
const jobWith = (changes: object) =>
  ({
    id: 'job-1',
    hostId: 'hanna',
    cleanerId: 'carla',
    host: hanna,
    cleaner: carla,
    can: ['tip'],
    reviews: [own],
    otherSideReviewed: false,
    ...changes,
  }) as unknown as JobDetail;

const sent: { method: string; path: string; body: unknown }[] = [];
let tip: object = {};

beforeEach(() => {
  sent.length = 0;
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    sent.push({ method: String(init.method), path, body: init.body ? JSON.parse(String(init.body)) : null });
    if (path.endsWith('/tips')) return Response.json(tip, { status: 201 });
    if (path === '/api/reviews') return Response.json({ tip: 'requires_action', tipCents: 1_500 }, { status: 201 });
    return Response.json(own);
  });
});

const askBank: AskBank = ({ paymentIntentId, onApproved, onDeclined }) => (
  <>
    <p>Bank about {paymentIntentId}</p>
    <button type="button" onClick={onApproved}>
      It is me
    </button>
    <button type="button" onClick={() => onDeclined('Not you')}>
      It is not me
    </button>
  </>
);

const open = (changes: object = {}) =>
  shown(
    <>
      <Reviews
        job={jobWith(changes)}
        viewerId="hanna"
        tipSplit={() => null}
        askBank={askBank}
        chooseCard={() => 'Which card?'}
      />
      <ToastViewport />
    </>,
    { words: ['reviews', 'payments'] },
  );

it('says why a review was not published, and sends it again as it was edited', async () => {
  const user = await open();
  expect(screen.getByText('Why it wasn’t published: It has a phone number.')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Edit review' }));
  const comment = screen.getByLabelText(/Comment/);
  expect(comment).toHaveProperty('value', 'Call 555 0100');
  await user.clear(comment);
  await user.type(comment, 'Late.');
  const overall = within(screen.getByRole('radiogroup', { name: /Overall/ }));
  await user.click(overall.getByRole('radio', { name: '4 stars' }));
  await user.click(screen.getByRole('button', { name: 'Send again' }));
  expect(await screen.findByText('Review sent again')).toBeTruthy();
  const parts = { punctualityStars: null, communicationStars: null, qualityStars: 3 };
  expect(sent[0]).toEqual({
    method: 'PATCH',
    path: '/api/reviews/review-1',
    body: { overallStars: 4, ...parts, comment: 'Late.' },
  });
  expect(screen.queryByRole('button', { name: 'Send again' })).toBeNull();
});

it('says of a tip that some of it was refunded', async () => {
  await open({ reviews: [{ ...own, tipCents: 800, tip: 'succeeded', tipRefundedCents: 300 }] });
  expect(screen.getByText('Tip of $8.00 paid, $3.00 of it refunded.')).toBeTruthy();
});

it('is not edited once it is approved', async () => {
  await open({ reviews: [{ ...own, moderationStatus: 'APPROVED', canEdit: false }] });
  expect(screen.queryByRole('button', { name: 'Edit review' })).toBeNull();
});

it('an approved review is published as soon as the other side’s can be read, and says so only then', async () => {
  const approved = { ...own, moderationStatus: 'APPROVED', canEdit: false };
  await open({ reviews: [approved] });
  expect(screen.getByText(/published once you’ve both written/)).toBeTruthy();
  cleanup();
  await open({ reviews: [approved, { ...approved, id: 'review-2', author: carla, target: hanna }] });
  expect(screen.getByText('It’s published and counts toward the rating.')).toBeTruthy();
  expect(screen.queryByText(/once you’ve both/)).toBeNull();
});

it('does not ask for a review that is written and in moderation', async () => {
  await open({ otherSideReviewed: true });
  expect(screen.getByText('Carla has written a review too. It will appear here once it’s approved.')).toBeTruthy();
  expect(screen.queryByText(/hasn’t written/)).toBeNull();
});

it('waits for the other side where it has not written', async () => {
  await open();
  expect(screen.getByText(/Carla hasn’t written a review yet/)).toBeTruthy();
});

it('lets the bank ask about a tip, says what it refused, and thanks once it approved', async () => {
  tip = {
    status: 'requires_action',
    amountCents: 500,
    question: { paymentIntentId: 'pi_1', clientSecret: 'secret' },
  };
  const user = await open();
  await user.click(screen.getByRole('button', { name: 'Tip Carla' }));
  await user.click(await screen.findByRole('button', { name: '$5.00' }));
  await user.click(screen.getByRole('button', { name: 'Tip $5.00' }));
  expect(await screen.findByText('Bank about pi_1')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'It is not me' }));
  expect((await screen.findAllByText('Not you')).length).toBeGreaterThan(0);
  expect(screen.getByText('Which card?')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Tip $5.00' }));
  await user.click(await screen.findByRole('button', { name: 'It is me' }));
  expect(await screen.findByText('Your tip of $5.00 goes to the cleaner.')).toBeTruthy();
  await waitFor(() => expect(screen.queryByText('Bank about pi_1')).toBeNull());
});

it('gives a tip above the review and without one, and lets the bank ask about it', async () => {
  tip = {
    status: 'requires_action',
    amountCents: 1_500,
    question: { paymentIntentId: 'pi_2', clientSecret: 'secret' },
  };
  const user = await open({ can: ['review', 'tip'], reviews: [] });
  await user.click(screen.getByRole('button', { name: '$15.00' }));
  const give = screen.getByRole('button', { name: 'Tip $15.00' });
  const submit = screen.getByRole('button', { name: 'Submit review' });
  expect(give.compareDocumentPosition(submit) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  await user.click(give);
  expect(await screen.findByText('Bank about pi_2')).toBeTruthy();
  expect(sent).toEqual([{ method: 'POST', path: '/api/jobs/job-1/tips', body: { tipCents: 1_500 } }]);
});
