import { screen, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { toCents } from '#contract/money.ts';
import type { Review } from '#contract/reviews.ts';
import { shown } from '#web/testing/shown.tsx';
import { ModeratedReview } from './moderated-review.tsx';

const editedAt = '2026-11-21T09:30:00.000Z';
const review: Review = {
  id: 'review-1',
  jobId: 'job-1',
  targetId: 'carla',
  overallStars: 4,
  punctualityStars: null,
  communicationStars: null,
  qualityStars: null,
  comment: 'Late, but thorough.',
  tipCents: toCents(0),
  tip: 'none',
  tipRefundedCents: toCents(0),
  createdAt: '2026-11-20T10:00:00.000Z',
  editedAt,
  moderationStatus: 'PENDING',
  rejectionReason: null,
  moderatedAt: null,
  author: { id: 'hanna', name: 'Hanna' },
  target: { id: 'carla', name: 'Carla' },
  job: { id: 'job-1', title: 'Dune House' },
  canEdit: false,
};
const sent: unknown[] = [];

beforeEach(() => {
  sent.length = 0;
  vi.stubGlobal('fetch', async (_path: string, init: RequestInit) => {
    if (init.method === 'PATCH') sent.push(JSON.parse(String(init.body)));
    return Response.json(review);
  });
});

it('decides on the words as they were read: those of the last edit', async () => {
  const user = await shown(<ModeratedReview review={review} />, { words: ['admin', 'adminReviews', 'reviews'] });
  await user.click(screen.getByRole('button', { name: 'Approve' }));
  await user.click(screen.getByRole('button', { name: 'Reject' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByRole('textbox'), 'Names a person.');
  await user.click(dialog.getByRole('button', { name: 'Reject review' }));
  expect(sent).toEqual([
    { moderationStatus: 'APPROVED', editedAt },
    { moderationStatus: 'REJECTED', rejectionReason: 'Names a person.', editedAt },
  ]);
});
