import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { shown } from '#web/testing/shown.tsx';
import { ReviewForm } from './review-form.tsx';

it('a tip is paid by the button alone, not by Enter in its field', async () => {
  const sent: { tipCents: number }[] = [];
  vi.stubGlobal('fetch', async (_path: string, { body }: RequestInit) => {
    sent.push(JSON.parse(String(body)));
    return Response.json({ id: 'review-1', tip: 'succeeded' }, { status: 201 });
  });
  const user = await shown(
    <ReviewForm jobId="job-1" targetId="ana" asHost tipSplit={() => null} onTipAsks={() => undefined} />,
    {
      words: ['reviews', 'payments'],
    },
  );
  await user.click(screen.getAllByRole('radio')[4] as HTMLElement);
  await user.click(screen.getByRole('button', { name: 'Other amount' }));
  await user.type(screen.getByLabelText('Tip in dollars'), '12{Enter}');
  expect(sent).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Submit review and tip $12.00' }));
  await waitFor(() => expect(sent).toMatchObject([{ tipCents: 1200, overallStars: 5 }]));
});
