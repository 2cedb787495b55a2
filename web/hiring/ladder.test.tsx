import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { shown } from '#web/testing/shown.tsx';
import { ToastViewport } from '#web/ui/toast.tsx';
import { Ladder } from './ladder.tsx';

const ladder = () =>
  shown(<Ladder jobId="job-1" chosen={[null, null, null]} split={() => null} />, { words: ['hiring'] });

afterEach(() => vi.unstubAllGlobals());

it('says once that nobody is chosen yet, and marks the place where somebody is missing', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener: vi.fn(), removeEventListener: vi.fn() }));
  const user = await ladder();
  const accept = screen.getByRole('button', { name: 'Accept your choice' });
  expect(screen.getByText('Pick your first choice').className).not.toMatch(/red/);
  await user.click(accept);
  expect(screen.getByText('Pick your first choice').className).toMatch(/red/);
  const why = await screen.findByText('Choose a bid as 1st, then accept.');
  expect(why.className, 'the toast speaks to whoever sees it').toBe('sr-only');
  expect(accept.getAttribute('aria-describedby')).toBe(why.id);
});

it('on a phone accepts nothing before somebody is chosen, and says why', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: vi.fn(), removeEventListener: vi.fn() }));
  await ladder();
  expect(screen.getByRole('button', { name: 'Accept your choice' })).toHaveProperty('disabled', true);
  expect(screen.getByText('Choose a bid as 1st, then accept.')).toBeTruthy();
});

it('names at its button who gets the job now, for how much, and who stands by in which order', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener: vi.fn(), removeEventListener: vi.fn() }));
  vi.stubGlobal('fetch', async () => Response.json({ fees: { hostCents: 500, cleanerCents: 500 } }));
  const at = (name: string, amountCents: number) => ({ bidId: name, name, amountCents });
  const chosen = [at('Dana Reyes', 11_800), at('Ibrahim Sesay', 11_200), at('Carlos Medina', 12_000)] as const;
  await shown(<Ladder jobId="job-1" chosen={chosen} split={() => null} inSheet />, { words: ['hiring'] });
  const accept = await screen.findByRole('button', { name: 'Accept Dana Reyes for $123.00' });
  expect(accept.className, 'wraps instead of being wider than the card').toMatch(/whitespace-normal/);
  expect(screen.getByText(/^Dana Reyes gets the job now, for \$123\.00\./).textContent).toMatch(
    /Backups, in this order: Ibrahim Sesay, Carlos Medina\.$/,
  );
});

it('asks before it accepts, and says what becomes of the order and of the other bids', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener: vi.fn(), removeEventListener: vi.fn() }));
  const asked = vi.fn();
  vi.stubGlobal('fetch', async (path: string, init?: RequestInit) => {
    if (init?.method && init.method !== 'GET') asked(path);
    return Response.json({ fees: { hostCents: 500, cleanerCents: 500 } });
  });
  const at = (name: string, amountCents: number) => ({ bidId: name, name, amountCents });
  const chosen = [at('Dana Reyes', 11_800), at('Carlos Medina', 12_000), null] as const;
  const user = await shown(<Ladder jobId="job-1" chosen={chosen} split={() => null} />, { words: ['hiring'] });
  await user.click(await screen.findByRole('button', { name: 'Accept Dana Reyes for $123.00' }));
  const question = await screen.findByRole('alertdialog', { name: 'Give this job to Dana Reyes?' });
  expect(asked).not.toHaveBeenCalled();
  expect(question.textContent).toMatch(/Backups, in this order: Carlos Medina\. Any other bids are turned down\./);
  await user.click(within(question).getByRole('button', { name: 'Accept Dana Reyes for $123.00' }));
  await waitFor(() => expect(asked).toHaveBeenCalledTimes(1));
});

it('says after the choice who has the job and who is the backup, as the panel did before it', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener: vi.fn(), removeEventListener: vi.fn() }));
  vi.stubGlobal('fetch', async () => Response.json({ fees: { hostCents: 500, cleanerCents: 500 } }));
  const at = (name: string, amountCents: number) => ({ bidId: name, name, amountCents });
  const user = await shown(
    <>
      <Ladder jobId="job-1" chosen={[at('Dana Reyes', 11_800), at('Carlos Medina', 12_000), null]} split={() => null} />
      <ToastViewport />
    </>,
    { words: ['hiring'] },
  );
  await user.click(await screen.findByRole('button', { name: 'Accept Dana Reyes for $123.00' }));
  const question = await screen.findByRole('alertdialog');
  await user.click(within(question).getByRole('button', { name: 'Accept Dana Reyes for $123.00' }));
  const said = await screen.findByText(/^Primary and backup cleaners have been assigned\./);
  expect(said.textContent).toMatch(/ Dana Reyes has the job\. Standing by as backup: Carlos Medina\.$/);
});
