import { cleanup, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { shown } from '#web/testing/shown.tsx';
import { ToastViewport } from '#web/ui/toast.tsx';
import { ReviewForm } from './review-form.tsx';

const jobId = '01a1f8d2-8dc3-79c4-a927-47ef7f2bf062';
const targetId = '01a1f8d2-8d9e-70a6-bfd9-4ff4eaf5e13a';
const bodies: unknown[] = [];
let tip = 'none';

beforeEach(() => {
  bodies.length = 0;
  tip = 'none';
  vi.stubGlobal('fetch', async (_path: string, init: RequestInit) => {
    bodies.push(JSON.parse(String(init.body)));
    return new Response(JSON.stringify({ tip, tipCents: JSON.parse(String(init.body)).tipCents }), { status: 201 });
  });
});

async function open({ asHost }: { asHost: boolean }) {
  await shown(
    <>
      <ReviewForm jobId={jobId} targetId={targetId} asHost={asHost} tipSplit={() => null} onTipAsks={() => undefined} />
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

it('takes a tip of one’s own to the cent, refuses none, and says when the card did not pay it', async () => {
  tip = 'declined';
  const { submit, rate } = await open({ asHost: true });
  await rate(/Overall/, '4 stars');
  await userEvent.click(screen.getByRole('button', { name: 'Other amount' }));
  const amount = screen.getByLabelText('Tip in dollars');
  for (const tooLittle of ['0', '0.49']) {
    await userEvent.type(amount, tooLittle);
    await userEvent.click(submit);
    expect(bodies).toEqual([]);
    expect(screen.getByText('The tip must be at least $0.50')).toBeTruthy();
    await userEvent.clear(amount);
  }
  await userEvent.type(amount, '0.2');
  await userEvent.click(submit);
  await userEvent.clear(amount);
  await userEvent.type(amount, '7.25');
  expect(screen.queryByText(/tip must be at least/), 'what is corrected is not held against anybody').toBeNull();
  expect(submit.textContent).toBe('Submit review and tip $7.25');
  await userEvent.click(submit);
  expect(await screen.findByText(/couldn’t be charged for the tip/)).toBeTruthy();
  expect(bodies).toMatchObject([{ overallStars: 4, tipCents: 725 }]);
});

it('stops at an amount of one’s own that is left empty or is none, and offers none of thousands', async () => {
  const { submit, rate } = await open({ asHost: true });
  await rate(/Overall/, '5 stars');
  await userEvent.click(screen.getByRole('button', { name: 'Other amount' }));
  await userEvent.click(submit);
  expect(screen.getByText(/^Enter an amount, or deselect/)).toBeTruthy();
  const amount = screen.getByLabelText('Tip in dollars');
  expect(document.activeElement).toBe(amount);
  await userEvent.type(amount, '7.505');
  await userEvent.click(submit);
  expect(screen.getByText('Use at most two decimals, such as 7.50')).toBeTruthy();
  expect(screen.queryByText(/must be at least|^Enter an amount/), 'one answer, not two').toBeNull();
  expect(screen.queryByRole('button', { name: '$7,505.00' })).toBeNull();
  expect(bodies).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Other amount' }));
  await userEvent.click(submit);
  expect(bodies).toMatchObject([{ tipCents: 0 }]);
});

it('says before the press which card pays the tip, and after it what was paid', async () => {
  tip = 'succeeded';
  await shown(
    <>
      <ReviewForm
        {...{ jobId, targetId, asHost: true, tipSplit: () => null, onTipAsks: () => undefined }}
        paidFrom="Visa ending in 4242"
      />
      <ToastViewport />
    </>,
    { words: ['reviews'] },
  );
  expect(screen.queryByText('Visa ending in 4242')).toBeNull();
  await userEvent.click(screen.getAllByRole('radio', { name: '5 stars' })[0] as HTMLElement);
  await userEvent.click(screen.getByRole('button', { name: '$10.00' }));
  expect(screen.getByText('Visa ending in 4242')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Submit review and tip $10.00' }));
  expect(await screen.findByText('Thank you for your feedback! Your tip of $10.00 goes to the cleaner.')).toBeTruthy();
});

it('asks a host for the quality of the work and a cleaner not', async () => {
  await open({ asHost: false });
  expect(screen.queryByRole('radiogroup', { name: /Quality/ })).toBeNull();
  cleanup();
  await open({ asHost: true });
  expect(screen.getByRole('radiogroup', { name: /Quality/ })).toBeTruthy();
});

it('says what a chosen tip waits for', async () => {
  const { rate } = await open({ asHost: true });
  expect(screen.queryByText('Choose an overall rating first.')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: '$5.00' }));
  expect(screen.getByText('Choose an overall rating first.')).toBeTruthy();
  await rate(/Overall/, '5 stars');
  expect(screen.queryByText('Choose an overall rating first.')).toBeNull();
});

it('gives a tip alone while there are no stars, and begins to type at once where the amount is one’s own', async () => {
  const alone = vi.fn();
  const form = (tips: number) => (
    <ReviewForm
      {...{ jobId, targetId, asHost: true, tipSplit: () => null, onTipAsks: () => undefined, tips }}
      onTipAlone={alone}
    />
  );
  const user = await shown(form(0), { words: ['reviews', 'validation'] });
  await user.click(screen.getByRole('button', { name: 'Other amount' }));
  await user.keyboard('12.50');
  await user.click(screen.getByRole('button', { name: 'Tip $12.50' }));
  expect(alone).toHaveBeenCalledWith(1250);
  expect(bodies).toEqual([]);
});
