import { cleanup, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { shown } from '#web/testing/shown.tsx';
import { ToastViewport } from '#web/ui/toast.tsx';
import { ReviewForm } from './review-form.tsx';

const jobId = '01a1f8d2-8dc3-79c4-a927-47ef7f2bf062';
const targetId = '01a1f8d2-8d9e-70a6-bfd9-4ff4eaf5e13a';
const bodies: unknown[] = [];

beforeEach(() => {
  bodies.length = 0;
  vi.stubGlobal('fetch', async (_path: string, init: RequestInit) => {
    bodies.push(JSON.parse(String(init.body)));
    return new Response(JSON.stringify({ tip: 'none', tipCents: 0 }), { status: 201 });
  });
});

async function open({ asHost }: { asHost: boolean }) {
  await shown(
    <>
      <ReviewForm jobId={jobId} targetId={targetId} asHost={asHost} />
      <ToastViewport />
    </>,
    { words: ['reviews'] },
  );
  const submit = screen.getByRole<HTMLButtonElement>('button', { name: 'Submit review' });
  const rate = (group: RegExp, stars: string) =>
    userEvent.click(within(screen.getByRole('radiogroup', { name: group })).getByRole('radio', { name: stars }));
  return { submit, rate };
}

it('cannot be sent before the overall rating, and sends what was left empty as null', async () => {
  const { submit, rate } = await open({ asHost: false });
  expect(submit.disabled).toBe(true);
  await rate(/Overall/, '5 stars');
  await userEvent.type(screen.getByLabelText(/Comment/), '   ');
  await userEvent.click(submit);
  expect(await screen.findByText('Thank you for your feedback!')).toBeTruthy();
  const parts = { punctualityStars: null, communicationStars: null, qualityStars: null };
  expect(bodies).toEqual([{ jobId, targetId, overallStars: 5, ...parts, comment: null, tipCents: 0 }]);
});

it('asks a host for the quality of the work and a cleaner not', async () => {
  await open({ asHost: false });
  expect(screen.queryByRole('radiogroup', { name: /Quality/ })).toBeNull();
  cleanup();
  await open({ asHost: true });
  expect(screen.getByRole('radiogroup', { name: /Quality/ })).toBeTruthy();
});
